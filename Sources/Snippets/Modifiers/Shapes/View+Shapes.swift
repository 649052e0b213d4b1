public import SnippetFoundation

extension View {
  /// Cuts a view to a shape; accepted, cells have no corners.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Self {
    self
  }
  /// Rounds corners; accepted.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  /// Says which shape `ContainerRelativeShape` has; accepted.
  public nonisolated func containerShape<S: Shape>(_ shape: S) -> Self { self }
}
