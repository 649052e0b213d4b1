public import SnippetFoundation

// What a terminal answers to the questions that views ask about the device. Each can be set with `.environment(_:_:)`.

extension EnvironmentValues {
  /// The direction that lines are read in: by the locale's language, unless it is set.
  ///
  /// Only where it is set do views stand the other way round: a terminal's rows begin at the left in every language.
  public var layoutDirection: LayoutDirection {
    get {
      self[LayoutDirectionKey.self]
        ?? (locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The direction that was set; nil: none was.
  var ownLayoutDirection: LayoutDirection? { self[LayoutDirectionKey.self] }

  /// How large a person wants text: a terminal's is as large as its owner made it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// How large a person wants text, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// How much room there is across: little.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is down: as much as is needed.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether the app is in front: it is, while it is looked at.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether colours are to differ more.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

  /// Whether text is to be heavier.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the display is dimmed, as one that is always on.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// How symbols are varied.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How large symbols are.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Room between lines, in points; accepted.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether characters may stand closer; accepted.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
}

private nonisolated enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}
private nonisolated enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private nonisolated enum SizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}
private nonisolated enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private nonisolated enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private nonisolated enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}
private nonisolated enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}
private nonisolated enum ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}
private nonisolated enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
}
private nonisolated enum LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private nonisolated enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private nonisolated enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}
private nonisolated enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}
private nonisolated enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}
private nonisolated enum TighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
