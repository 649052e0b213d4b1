public import SnippetFoundation

/// A titled box around views; a title that is wider than the box goes on below its upper line.
///
/// Renders as:
/// ```
/// ┌ Today ────┐
/// │ 3 coffees │
/// └───────────┘
/// ```
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Makes a box with a view as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box with a view as its title.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Appends the box and what is in it, or what the style set around it makes of it.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let isStyled = builder.draw(
      .groupBox,
      GroupBoxStyleConfiguration(
        label: ConfigurationPart(view.label),
        content: ConfigurationPart(view.content)
      )
    )
    if isStyled { return }
    let behind = Alignment.topLeading.bits | 16
    builder.stack(Node(.overlay, flags: behind), axis: 1) { builder in
      builder.stack(Node(.column, flags: Alignment.topLeading.bits), axis: 1) { builder in
        let start = builder.next
        lowerTitle(view, &builder)
        let hasTitle = builder.next > start
        let inside = builder.open(Node(.padding, 2, 2, hasTitle ? 0 : 1, 1))
        let column = builder.open(Node(.column, flags: Alignment(.leading, .top).bits))
        Content._lower(view.content, &builder)
        builder.close(column)
        builder.close(inside)
      }
      let box = builder.keep(Box())
      builder.leaf(Node(.custom, style: builder.environment.style, box))
    }
  }

  /// The title stands in the upper line, which it interrupts.
  @MainActor
  private static func lowerTitle(_ view: Self, _ builder: inout TreeBuilder) {
    let (inherited, start) = (builder.environment, builder.next)
    let outside = builder.open(Node(.padding, 1, 2, 0, 0))
    let layered = builder.open(Node(.overlay, flags: Alignment.topLeading.bits | 16))
    let inside = builder.open(Node(.padding, 1, 1, 0, 0))
    builder.environment.style = StyleChange(.bold, true).applied(to: inherited.style)
    Label._lower(view.label, &builder)
    builder.environment = inherited
    let isEmpty = builder.next == inside + 1
    builder.closeSingle(inside)
    builder.leaf(Node(.custom, builder.keep(Blank())))
    builder.close(layered)
    builder.close(outside)
    if isEmpty { builder.nodes.count = start }
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension GroupBox where Label == ConfigurationPart, Content == ConfigurationPart {
  /// The box that a style was told about.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Blank cells: what lies behind is not seen.
private struct Blank: CellDrawable {
  func size(columns: Int?, rows: Int?) -> (columns: Int, rows: Int) { (columns ?? 0, rows ?? 0) }
  func character(column: Int, row: Int, columns: Int, rows: Int) -> Unicode.Scalar { " " }
}

/// The lines of a box, as large as its content.
struct Box: CellDrawable {
  func size(columns: Int?, rows: Int?) -> (columns: Int, rows: Int) {
    (columns ?? 2, rows ?? 2)
  }

  func character(column: Int, row: Int, columns: Int, rows: Int) -> Unicode.Scalar {
    switch (column == 0, column == columns - 1, row == 0, row == rows - 1) {
    case (true, _, true, _): "┌"
    case (_, true, true, _): "┐"
    case (true, _, _, true): "└"
    case (_, true, _, true): "┘"
    case (_, _, true, _), (_, _, _, true): "─"
    case (true, _, _, _), (_, true, _, _): "│"
    default: " "
    }
  }
}
