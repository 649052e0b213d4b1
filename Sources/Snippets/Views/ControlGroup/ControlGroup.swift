public import SnippetFoundation

/// Controls that belong together, in a row.
///
/// Renders as: `[Cut] [Copy] [Paste]`
public nonisolated struct ControlGroup<Content: View>: PrimitiveView {
  private let content: Content
  private let label: ConfigurationPart?

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Makes a group with a name; accepted.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = ConfigurationPart(label())
  }

  /// Appends a row of the controls, or what the style set around it makes of them.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let isStyled = builder.draw(
      .controlGroup,
      ControlGroupStyleConfiguration(
        content: ConfigurationPart(view.content),
        label: view.label ?? ConfigurationPart(EmptyView())
      )
    )
    if isStyled { return }
    builder.stack(Node(.row, flags: Alignment(.center, .center).bits, 1), axis: 0) { builder in
      Content._lower(view.content, &builder)
    }
  }
}

extension ControlGroup {
  /// Makes a group with a name; accepted.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a name; accepted.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a group with a name; accepted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension ControlGroup where Content == ConfigurationPart {
  /// The group that a style was told about.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
