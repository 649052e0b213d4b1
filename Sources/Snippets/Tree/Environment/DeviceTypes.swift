/// The direction that lines are read in.
public nonisolated enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As English or as Arabic.
  case leftToRight, rightToLeft
}

/// How large a person wants text.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Apple's sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Apple's sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for those who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How large a person wants text, by its older name.
public nonisolated enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Apple's sizes.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Apple's sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// Apple's sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// How much room there is.
public nonisolated enum UserInterfaceSizeClass: Sendable {
  /// Little or enough.
  case compact, regular
}

/// Whether the app is in front.
public nonisolated enum ScenePhase: Comparable, Sendable {
  /// From behind to the front.
  case background, inactive, active
}

/// How much colours differ.
public nonisolated enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual or more.
  case standard, increased
}

/// How heavy text is.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  /// As usual or heavier.
  case regular, bold
}
