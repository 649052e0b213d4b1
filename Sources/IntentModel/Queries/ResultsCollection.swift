public import SnippetFoundation

/// A list that a person chooses from.
public protocol ResultsCollection: Sendable {
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
  public let promptLabel: LocalizedStringResource?
  /// Whether the list has an index.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Result>]

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

  /// A list of the sections of a builder.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    @IntentItemBuilder<IntentItemSection<Result>>
    sectionsBuilder: () -> [IntentItemSection<Result>]
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

/// A section of a list.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// What stands above the section.
  public let title: LocalizedStringResource?
  /// The entries.
  public let items: [IntentItem<Result>]

  /// A section of values without a title.
  public init(items: [Result]) {
    title = nil
    self.items = items.map { IntentItem($0) }
  }

  /// A section of values.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.title = title
    self.items = items.map { IntentItem($0) }
  }

  /// A section of entries without a title.
  @_disfavoredOverload
  public init(items: [IntentItem<Result>]) {
    title = nil
    self.items = items
  }

  /// A section of entries.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.title = title
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
    @IntentItemBuilder<IntentItem<Result>> itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.title = title
    items = itemsBuilder()
  }

  /// A section of the entries of a builder, with more words and a picture; the title is shown.
  public init(
    _ title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<IntentItem<Result>> itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.title = title
    items = itemsBuilder()
  }
}

/// An entry of a list.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// What is chosen.
  public let value: Value
  /// How it is shown; nil: as the value shows itself.
  package let display: DisplayRepresentation?

  /// An entry that is shown as the value shows itself.
  public init(_ value: Value) {
    self.value = value
    display = nil
  }

  /// An entry with words of its own.
  public init(
    _ value: Value,
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    display = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }
}

/// Collects entries or sections.
@resultBuilder
public enum IntentItemBuilder<Element> {
  /// One of them.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Some of them.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// A bare value.
  public static func buildExpression<Value>(_ value: Value) -> [Element]
  where Element == IntentItem<Value> { [IntentItem(value)] }
  /// Several.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  /// Those of a loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  /// Those of an `if`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// Those of the first branch.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// Those of the second branch.
  public static func buildEither(second part: [Element]) -> [Element] { part }
}
