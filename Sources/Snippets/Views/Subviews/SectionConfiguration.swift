/// A section that a container was given, in its parts; views outside of sections make one without header and footer.
public struct SectionConfiguration: Identifiable {
  /// What identifies a section among those that a container was given.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// Its place among the sections.
  public let id: ID
  /// What stands above.
  public let header: SubviewsCollection
  /// What stands below.
  public let footer: SubviewsCollection
  /// What stands in between.
  public let content: SubviewsCollection
}

/// The sections that a container was given.
public nonisolated struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The place of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The place behind the last section.
  public var endIndex: Int { sections.endIndex }
  /// A section by its place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
