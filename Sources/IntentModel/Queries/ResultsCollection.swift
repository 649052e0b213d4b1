public import SnippetFoundation

/// A list that a person chooses from.
public protocol ResultsCollection<Result>: Sendable {
  /// The type of what is chosen.
  associatedtype Result: _IntentValue
  /// A list without anything.
  static var empty: Self { get }
  /// What the list asks.
  var promptLabel: LocalizedStringResource? { get }
  /// The entries in their sections.
  var sections: [IntentItemSection<Result>] { get }
}

extension ResultsCollection {
  /// What can be chosen, without sections.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
  /// No index.
  public var usesIndexedCollation: Bool { false }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of the elements.
  public typealias Result = Element
  /// A list without anything.
  public static var empty: [Element] { [] }
  /// Nothing.
  public var promptLabel: LocalizedStringResource? { nil }
  /// One section without a title.
  public var sections: [IntentItemSection<Element>] { [IntentItemSection(items: self)] }
}

/// A list with sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// What the list asks.
  public var promptLabel: LocalizedStringResource?
  /// Whether the list has an index.
  public var usesIndexedCollation: Bool
  /// The sections.
  public var sections: [IntentItemSection<Result>]

  /// A list of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// A list of values without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)]
    )
  }

  /// A list of entries without sections.
  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)]
    )
  }

  /// A list of the sections or the entries of a builder.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder()
    )
  }

  /// A list without anything.
  public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }
}
