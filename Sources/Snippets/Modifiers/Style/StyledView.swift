/// Changes how characters look, for its content only.
///
/// Leaves no node.
@frozen
public nonisolated struct StyledView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let change: StyleChange

  @inlinable init(_ content: consuming Content, _ change: StyleChange) {
    self.content = content
    self.change = change
  }

  /// Appends the content's nodes in the changed style.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let saved = builder.environment.style
    builder.environment.style = view.change.applied(to: saved)
    Content._lower(view.content, &builder)
    builder.environment.style = saved
  }
}

/// Gives characters a style that may depend on where the view stands, for its content only.
///
/// Leaves no node.
@frozen
public nonisolated struct ShapeStyled<Content: View, Style: ShapeStyle>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let style: Style

  @inlinable init(_ content: consuming Content, _ style: Style) {
    self.content = content
    self.style = style
  }

  /// Appends the content's nodes in the style.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let saved = builder.environment.style
    builder.environment.style = view.style._change.applied(to: saved)
    Content._lower(view.content, &builder)
    builder.environment.style = saved
  }
}

/// Gives characters of the first three ranks a style each, for its content only.
///
/// Leaves no node.
public nonisolated struct RankStyled<
  Content: View,
  First: ShapeStyle,
  Second: ShapeStyle,
  Third: ShapeStyle
>: PrimitiveView {
  let content: Content
  let first: First
  let second: Second
  let third: Third

  /// Appends the content's nodes and gives those of a lower rank their style.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let (node, span) = (builder.nodes.count, builder.spans.count)
    ShapeStyled._lower(ShapeStyled(view.content, view.first), &builder)
    let (second, third) = (view.second._change, view.third._change)
    builder.restyle(node, span) { style in
      switch style.bits & Style.rankMask {
      case 0: style
      case 0x100: second.applied(to: style)
      default: third.applied(to: style)
      }
    }
  }
}

/// Gives controls a colour, and characters that ask for it, for its content only.
///
/// Leaves no node.
@frozen
public nonisolated struct Tinted<Content: View, Tint: ShapeStyle>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let tint: Tint?

  @inlinable init(_ content: consuming Content, _ tint: Tint?) {
    self.content = content
    self.tint = tint
  }

  /// Appends the content's nodes and gives those that ask for the tint its colour.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard let tint = view.tint else { return Content._lower(view.content, &builder) }
    let (saved, change) = (builder.environment.tint, tint._change)
    let first = builder.beginTint(change)
    Content._lower(view.content, &builder)
    builder.endTint(saved, change, from: first)
  }
}

extension TreeBuilder {
  /// Sets the tint; what is returned is where its content begins.
  @usableFromInline
  mutating func beginTint(_ change: StyleChange) -> (node: Int, span: Int) {
    environment.tint = change
    return (nodes.count, spans.count)
  }

  /// Restores the tint behind its content, and gives what asks for it in there its colour.
  @usableFromInline
  mutating func endTint(
    _ outer: StyleChange,
    _ change: StyleChange,
    from first: (node: Int, span: Int)
  ) {
    environment.tint = outer
    restyle(first.node, first.span) { style in
      style.bits & Style.tintBit == 0 ? style : change.applied(to: style)
    }
  }

  /// Changes the styles of the nodes and spans that were appended since.
  mutating func restyle(_ node: Int, _ span: Int, _ change: (Style) -> Style) {
    for i in node..<nodes.count {
      switch nodes[i].kind {
      case .text, .control, .bar, .divider, .custom, .layout:
        nodes[i].style = change(nodes[i].style)
      // A frame has lengths where others have a style.
      default: continue
      }
    }
    for i in span..<spans.count { spans[i].style = change(spans[i].style) }
  }
}
