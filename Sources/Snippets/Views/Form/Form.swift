/// Rows of settings, in sections.
///
/// Renders as a list does: names at the beginning of a row, values at its end.
/// ```
/// Orders
///   Name               Ann
///   [x] Notifications
/// ```
public nonisolated struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The form that a style was told about.
  public init(_ configuration: FormStyleConfiguration) where Content == ConfigurationPart {
    content = configuration.content
  }

  /// Appends the rows below each other.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.draw(.form, FormStyleConfiguration(content: ConfigurationPart(view.content))) {
      return
    }
    builder.rows { Content._lower(view.content, &$0) }
  }
}
