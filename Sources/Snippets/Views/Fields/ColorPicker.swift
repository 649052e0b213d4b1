public import SnippetFoundation

/// A colour that could be chosen elsewhere: in text a block of the one chosen now.
///
/// Renders as: `Cup: ■`; in a list the block at the end of the row.
public nonisolated struct ColorPicker<Label: View>: PrimitiveView {
  private let label: Label
  private let color: Color

  /// Shows a colour under a name.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// Appends name and block.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.field(view.label, view: "ColorPicker", role: "color picker", says: nil) { builder in
      if builder.isRedacted { return builder.value("■") }
      builder.text("■", style: view.color._change.applied(to: builder.environment.style))
    }
  }
}

extension ColorPicker where Label == Text {
  /// Shows a colour under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Shows a colour under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleResource) }
  }

  /// Shows a colour under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(verbatim: String(title)) }
  }
}
