extension View {
  /// Draws a view in front of those of its `ZStack` with a lower value; the room stays the same.
  public nonisolated func zIndex(_ value: Double) -> LaidOut<Self> {
    LaidOut(self, TraitLayout(trait: .zIndex(value.isNaN ? 0 : value)))
  }
}
