/// Changes what its content inherits while it is lowered, and restores it.
///
/// Leaves no node.
@frozen
public nonisolated struct Scoped<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let change: @MainActor (inout TreeBuilder) -> Void

  @inlinable
  init(_ content: consuming Content, _ change: @escaping @MainActor (inout TreeBuilder) -> Void) {
    self.content = content
    self.change = change
  }

  /// Appends the content's nodes within the changed environment.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let (inherited, values) = (builder.environment, EnvironmentValues.current)
    view.change(&builder)
    Content._lower(view.content, &builder)
    builder.environment = inherited
    EnvironmentValues.current = values
  }
}

extension View {
  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> Scoped<Self> {
    // Values of a view: used on the main actor only, like the view itself.
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return Scoped(self) { builder in
      EnvironmentValues.current[keyPath: keyPath] = value
      builder.environment.isDisabled = !EnvironmentValues.current.isEnabled
      let lines = EnvironmentValues.current.lineLimit ?? 0
      builder.environment.lineLimit = Int32(max(0, min(lines, 0x7FFF)))
    }
  }

  /// Makes controls untappable; they are drawn in round brackets.
  public nonisolated func disabled(_ disabled: Bool) -> Scoped<Self> {
    Scoped(self) { builder in
      if disabled { builder.environment.isDisabled = true }
      if disabled { EnvironmentValues.current.isEnabled = false }
    }
  }

  /// Allows at most some lines of text; the rest becomes an ellipsis.
  public nonisolated func lineLimit(_ number: Int?) -> Scoped<Self> {
    Scoped(self) { builder in
      builder.environment.lineLimit = Int32(max(0, min(number ?? 0, 0x7FFF)))
      EnvironmentValues.current.lineLimit = number
    }
  }

  /// Sets where the lines of a text stand beside each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> Scoped<Self> {
    Scoped(self) { $0.environment.textFlags = alignment.rawValue << 2 }
  }

  /// Says where a line that is too long is cut; accepted, it is cut at the end.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
}
