extension ShapeStyle where Self == ForegroundStyle {
  /// The text's own colour.
  @inlinable public nonisolated static var foreground: Self { Self() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground's.
  @inlinable public nonisolated static var background: Self { Self() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the views around.
  @inlinable public nonisolated static var tint: Self { Self() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// That of lines between things.
  @inlinable public nonisolated static var separator: Self { Self() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// That of what stands where something could be typed.
  @inlinable public nonisolated static var placeholder: Self { Self() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// That of a link.
  @inlinable public nonisolated static var link: Self { Self() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// That of what is selected.
  @inlinable public nonisolated static var selection: Self { Self() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// That of a window's ground.
  @inlinable public nonisolated static var windowBackground: Self { Self() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// That of a ground that is filled.
  @inlinable public nonisolated static var fill: Self { Self() }
}

extension ShapeStyle where Self == Color {
  /// The colour red.
  @inlinable public nonisolated static var red: Color { Color.red }
  /// The colour orange.
  @inlinable public nonisolated static var orange: Color { Color.orange }
  /// The colour yellow.
  @inlinable public nonisolated static var yellow: Color { Color.yellow }
  /// The colour green.
  @inlinable public nonisolated static var green: Color { Color.green }
  /// The colour mint.
  @inlinable public nonisolated static var mint: Color { Color.mint }
  /// The colour teal.
  @inlinable public nonisolated static var teal: Color { Color.teal }
  /// The colour cyan.
  @inlinable public nonisolated static var cyan: Color { Color.cyan }
  /// The colour blue.
  @inlinable public nonisolated static var blue: Color { Color.blue }
  /// The colour indigo.
  @inlinable public nonisolated static var indigo: Color { Color.indigo }
  /// The colour purple.
  @inlinable public nonisolated static var purple: Color { Color.purple }
  /// The colour pink.
  @inlinable public nonisolated static var pink: Color { Color.pink }
  /// The colour brown.
  @inlinable public nonisolated static var brown: Color { Color.brown }
  /// The colour white.
  @inlinable public nonisolated static var white: Color { Color.white }
  /// The colour gray.
  @inlinable public nonisolated static var gray: Color { Color.gray }
  /// The colour black.
  @inlinable public nonisolated static var black: Color { Color.black }
  /// No colour.
  @inlinable public nonisolated static var clear: Color { Color.clear }
  /// The app's colour.
  @inlinable public nonisolated static var accentColor: Color { Color.accentColor }
}
