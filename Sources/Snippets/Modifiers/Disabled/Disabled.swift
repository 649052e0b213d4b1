extension View {
  /// Makes controls untappable; they are drawn in round brackets.
  @inlinable
  public nonisolated consuming func disabled(_ disabled: Bool) -> Scoped<Self> {
    Scoped(self, .disabled(disabled))
  }
}
