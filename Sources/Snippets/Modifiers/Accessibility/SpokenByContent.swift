/// A view whose words for those who hear it are those of another view.
public nonisolated struct SpokenByContent<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label

  /// Appends the content's nodes and keeps the label's words for those who hear them; without any its own.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let words = builder.words(of: view.label)
    let label = words.map { Text(verbatim: $0) }
    Spoken._lower(
      Spoken(content: view.content, words: label.map { .label($0) } ?? .asShown),
      &builder
    )
  }
}

extension View {
  /// Says what a view is by the words of another, which may have the view's own words in it.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> SpokenByContent<Self, V> {
    SpokenByContent(content: self, label: content(placeholder))
  }
}
