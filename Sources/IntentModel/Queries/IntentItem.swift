public import SnippetFoundation

/// An entry of a list.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// What is chosen.
  public var value: Value
  /// How it is shown; nil: as the value shows itself.
  package private(set) var display: DisplayRepresentation?

  /// How it is shown: in words of its own, or as the value shows itself.
  public var description: DisplayRepresentation {
    get { display ?? FoundItem.display(of: value) }
    set { display = newValue }
  }

  /// An entry that is shown as the value shows itself.
  public init(_ value: Value) {
    self.value = value
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

extension IntentItem {
  /// Collects entries.
  @resultBuilder
  public enum Builder {
    /// An entry.
    public static func buildExpression(_ item: IntentItem) -> [IntentItem] { [item] }
    /// Some entries.
    public static func buildExpression(_ items: [IntentItem]) -> [IntentItem] { items }
    /// A bare value.
    public static func buildExpression(_ value: Value) -> [IntentItem] { [IntentItem(value)] }
    /// Several.
    public static func buildBlock(_ parts: [IntentItem]...) -> [IntentItem] {
      parts.flatMap { $0 }
    }
    /// Those of a loop.
    public static func buildArray(_ parts: [[IntentItem]]) -> [IntentItem] { parts.flatMap { $0 } }
    /// Those of an `if`.
    public static func buildOptional(_ part: [IntentItem]?) -> [IntentItem] { part ?? [] }
    /// Those of the first branch.
    public static func buildEither(first part: [IntentItem]) -> [IntentItem] { part }
    /// Those of the second branch.
    public static func buildEither(second part: [IntentItem]) -> [IntentItem] { part }
  }
}
