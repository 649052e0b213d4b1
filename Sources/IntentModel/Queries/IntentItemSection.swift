public import SnippetFoundation

/// A section of a list.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// What stands above the section, of which the title is shown; nil: nothing.
  public var description: DisplayRepresentation?
  /// The entries.
  public var items: [IntentItem<Result>]

  /// What stands above the section.
  package var title: LocalizedStringResource? { description?.title }

  /// A section of values without a title.
  public init(items: [Result]) {
    self.items = items.map { IntentItem($0) }
  }

  /// A section of values.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// A section of entries without a title.
  @_disfavoredOverload
  public init(items: [IntentItem<Result>]) {
    self.items = items
  }

  /// A section of entries.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }

  /// A section of entries; the older form.
  @available(*, deprecated, renamed: "init(_:items:)")
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, items: items)
  }

  /// A section of the entries of a builder.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0) }
    items = itemsBuilder()
  }

  /// A section of the entries of a builder, with more words and a picture.
  public init(
    _ title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    items = itemsBuilder()
  }
}

extension IntentItemSection {
  /// Collects sections; entries beside them make a section without a title.
  @resultBuilder
  public enum Builder {
    /// Sections, or entries that have none.
    public enum Part: Sendable {
      case section(IntentItemSection)
      case item(IntentItem<Result>)
    }

    /// A section.
    public static func buildExpression(_ section: IntentItemSection) -> [Part] {
      [.section(section)]
    }
    /// Some sections.
    public static func buildExpression(_ sections: [IntentItemSection]) -> [Part] {
      sections.map(Part.section)
    }
    /// An entry.
    public static func buildExpression(_ item: IntentItem<Result>) -> [Part] { [.item(item)] }
    /// Some entries.
    public static func buildExpression(_ items: [IntentItem<Result>]) -> [Part] {
      items.map(Part.item)
    }
    /// Several.
    public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
    /// Those of a loop.
    public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
    /// Those of an `if`.
    public static func buildOptional(_ part: [Part]?) -> [Part] { part ?? [] }
    /// Those of the first branch.
    public static func buildEither(first part: [Part]) -> [Part] { part }
    /// Those of the second branch.
    public static func buildEither(second part: [Part]) -> [Part] { part }
    /// The sections, with one for each run of entries.
    public static func buildFinalResult(_ parts: [Part]) -> [IntentItemSection] {
      var sections: [IntentItemSection] = []
      var isRun = false
      for part in parts {
        switch part {
        case .section(let section):
          sections.append(section)
          isRun = false
        case .item(let item) where isRun: sections[sections.count - 1].items.append(item)
        case .item(let item):
          sections.append(IntentItemSection(items: [item]))
          isRun = true
        }
      }
      return sections
    }
  }
}
