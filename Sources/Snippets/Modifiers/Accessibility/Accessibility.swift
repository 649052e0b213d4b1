/// A view with words for those who hear it; they name a control that has no text.
public nonisolated struct Spoken<Content: View>: PrimitiveView {
  let content: Content
  let label: Text

  /// Appends the content's nodes and keeps the words for the control around or inside.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let first = builder.controls.count
    Content._lower(view.content, &builder)
    if builder.environment.isInControl { builder.spokenLabel = visible(view.label.plainText) }
    for i in first..<builder.controls.count where builder.controls[i].label.isEmpty {
      builder.controls[i].label = visible(view.label.plainText)
    }
  }
}

extension Text {
  @MainActor var plainText: String {
    guard let rich else { return string }
    let values = EnvironmentValues.current
    return rich.parts.map { part in
      switch part {
      case .literal(let text): text
      case .text(let text): text.plainText
      case .date(let date, let form): form.text(of: date, values)
      case .value(let write): write.text(for: values.locale)
      }
    }.joined()
  }
}

extension View {
  /// Says what a view is.
  public nonisolated func accessibilityLabel(_ label: Text) -> Spoken<Self> {
    Spoken(content: self, label: label)
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

  /// Keeps a view from those who hear it; accepted.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> Self { self }
  /// Says what a tap does; accepted.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> Self { self }
  /// Says what a view's value is; accepted.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> Self { self }
}
