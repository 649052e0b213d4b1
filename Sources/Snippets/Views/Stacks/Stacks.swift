public import SnippetFoundation

/// Children below each other; no blank row between them unless asked for.
///
/// Renders as: one child a row, or as many rows as it takes.
@frozen
public nonisolated struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let flags: UInt8
  @usableFromInline let code: UInt16
  @usableFromInline let spacing: Int32
  @usableFromInline let content: Content

  /// Makes a stack; a spacing is in points, one that is no number the standard one.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.flags = Alignment(alignment, .center).bits
    self.code = alignment.code
    self.spacing = spacing.map(Points.rows) ?? 0
    self.content = content()
  }

  /// Appends a node around the children.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.stack(Node(.column, flags: view.flags, view.spacing, Int32(view.code)), axis: 1) {
      Content._lower(view.content, &$0)
    }
  }
}

/// Children beside each other; one column between them unless told otherwise.
///
/// Renders as: `Latte $4.50`. A row that is too narrow for the words and controls in it goes on below, if there is height
/// for it.
@frozen
public nonisolated struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let flags: UInt8
  @usableFromInline let code: UInt16
  @usableFromInline let spacing: Int32
  @usableFromInline let content: Content

  /// Makes a stack; a spacing is in points, one that is no number the standard one.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let spacing = Points.spacing(spacing)
    let columns = spacing.map(Points.columns) ?? 1
    let isRoundedUp = spacing.map { $0 < CGFloat(columns) * 8 } ?? false
    self.flags = Alignment(.center, alignment).bits | (isRoundedUp ? Node.roundedGaps : 0)
    self.code = alignment.code
    self.spacing = columns
    self.content = content()
  }

  /// Appends a node around the children.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let node = Node(.row, flags: view.flags, view.spacing, Int32(view.code) &<< 16)
    builder.stack(node, axis: 0) {
      Content._lower(view.content, &$0)
    }
  }
}

/// Children on top of each other, the last one in front.
///
/// Renders as: the front child's characters over those behind; a blank hides nothing.
@frozen
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Makes layers; each child stands in their common area by the alignment.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Appends a node around the children.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let node = Node(.layers, flags: view.alignment.bits, 0, view.alignment.codes)
    let index = builder.next
    let outer = builder.beginLayers()
    builder.stack(node, axis: 2) {
      Content._lower(view.content, &$0)
    }
    builder.endLayers(outer)
    builder.settleLayers(index)
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
