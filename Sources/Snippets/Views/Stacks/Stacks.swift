public import SnippetFoundation

/// Children below each other; no blank row between them unless asked for.
@frozen
public nonisolated struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let flags: UInt8
  @usableFromInline let spacing: Int32
  @usableFromInline let content: Content

  /// Makes a stack; a spacing is in points.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.flags = Alignment(alignment, .center).bits
    self.spacing = spacing.map(Points.rows) ?? 0
    self.content = content()
  }

  /// Appends a node around the children.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.stack(Node(.column, flags: view.flags, view.spacing), axis: 1) {
      Content._lower(view.content, &$0)
    }
  }
}

/// Children beside each other; one column between them unless told otherwise.
@frozen
public nonisolated struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let flags: UInt8
  @usableFromInline let spacing: Int32
  @usableFromInline let content: Content

  /// Makes a stack; a spacing is in points.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.flags = Alignment(.center, alignment).bits
    self.spacing = spacing.map(Points.columns) ?? 1
    self.content = content()
  }

  /// Appends a node around the children.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.stack(Node(.row, flags: view.flags, view.spacing), axis: 0) {
      Content._lower(view.content, &$0)
    }
  }
}

/// Children on top of each other, the last one in front.
@frozen
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Makes a stack; a spacing is in points.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Appends a node around the children.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.stack(Node(.layers, flags: view.alignment.bits), axis: 2) {
      Content._lower(view.content, &$0)
    }
  }
}

extension TreeBuilder {
  /// A node around the nodes of `content`, within which spacers and dividers follow `axis`.
  @inlinable @inline(__always)
  mutating func stack(_ node: Node, axis: UInt8, content: (inout TreeBuilder) -> Void) {
    let outer = environment.axis
    environment.axis = axis
    let index = open(node)
    content(&self)
    close(index)
    environment.axis = outer
  }
}
