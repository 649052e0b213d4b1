/// What a colour may depend on: light or dark.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes surroundings.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// Light or dark, by UIKit's names.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said; light; dark.
  case unspecified, light, dark
}
