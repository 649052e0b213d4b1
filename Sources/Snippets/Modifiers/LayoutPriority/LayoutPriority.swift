/// A view that stacks serve before those with a lower priority.
///
/// Leaves no node.
public nonisolated struct Prioritised<Content: View>: PrimitiveView {
  let content: Content
  let priority: Double

  /// Appends the content's nodes with the priority.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    Content._lower(view.content, &builder)
    builder.setPriority(rank(view.priority), from: start)
  }

  /// Hundredths, so that 0.5 is more than 0; what is no number is 0.
  private static func rank(_ priority: Double) -> Int16 {
    if priority.isNaN { return 0 }
    return Int16(max(-32_000, min(32_000, (priority * 100).rounded())))
  }
}

extension View {
  /// Serves a view before others of its stack: they keep their least lengths, it gets what else there is.
  ///
  /// Renders as: `A long title that is whole sh…` where the title has priority 1 and the other text 0.
  public nonisolated func layoutPriority(_ value: Double) -> Prioritised<Self> {
    Prioritised(content: self, priority: value)
  }
}
