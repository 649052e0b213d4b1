/// What is selected in a text that is typed; in a snippet nothing is typed.
public nonisolated struct TextSelection: Equatable, Hashable, Sendable {
  /// Where it is.
  public enum Indices: Equatable, Hashable, Sendable {
    /// From one place to another.
    case selection(Range<String.Index>)
    /// Several places.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Where it is.
  public var indices: Indices

  /// From one place to another.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several places.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Nothing but a place.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether it is a place only.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextField where Label == Text {
  /// Shows a string under a title; what is selected is not.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(titleKey, text: text, prompt: prompt) }

  /// Shows a string under a title; what is selected is not.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(title, text: text, prompt: prompt) }
}
