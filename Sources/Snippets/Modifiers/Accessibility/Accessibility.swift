/// A view with words for those who hear it; they name a control that has no text.
public nonisolated struct Spoken<Content: View>: PrimitiveView {
  enum Words: Sendable {
    case label(Text)
    case value(Text)
    case nothing
    case asShown
  }

  let content: Content
  let words: Words

  /// Appends the content's nodes and keeps the words for those who hear them.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let (control, node) = (builder.controls.count, builder.next)
    Content._lower(view.content, &builder)
    switch view.words {
    case .label(let label): name(label.plainText, &builder, control: control, node: node)
    case .value(let value): builder.speakValue(value.plainText, from: node)
    case .nothing: builder.speak("", from: node)
    case .asShown: break
    }
  }

  /// Words name a control that has none; all else says them in place of its text.
  @MainActor
  private static func name(
    _ label: String,
    _ builder: inout TreeBuilder,
    control: Int,
    node: Int
  ) {
    let words = visible(label)
    if builder.environment.isInControl {
      builder.spokenLabel = words
      return
    }
    if builder.controls.count == control { return builder.speak(words, from: node) }
    for i in control..<builder.controls.count where builder.controls[i].label.isEmpty {
      builder.controls[i].label = words
    }
  }
}

extension View {
  /// Says what a view is.
  public nonisolated func accessibilityLabel(_ label: Text) -> Spoken<Self> {
    Spoken(content: self, words: .label(label))
  }

  /// Says what a view is.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> Spoken<Self> {
    accessibilityLabel(Text(key))
  }

  /// Says what a view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Spoken<Self> {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Keeps a view from those who hear it; its controls can still be pressed.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> Spoken<Self> {
    Spoken(content: self, words: hidden ? .nothing : .asShown)
  }

  /// Says what a tap does; accepted.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> Self { self }

  /// Says what a view's value is, after what it is called.
  public nonisolated func accessibilityValue(_ value: Text) -> Spoken<Self> {
    Spoken(content: self, words: .value(value))
  }

  /// Says what a view's value is, after what it is called.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> Spoken<Self> {
    accessibilityValue(Text(key))
  }

  /// Says what a view's value is, after what it is called.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> Spoken<Self> {
    accessibilityValue(Text(verbatim: String(value)))
  }
}
