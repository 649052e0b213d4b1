public import SnippetFoundation

/// A colour by UIKit's names, for `Color(.systemGray6)` and `Color(uiColor:)`.
///
/// Grays, fills and lines are dim; a ground's colour says nothing of characters.
public final class UIColor: Hashable, Sendable {
  let color: Color

  /// Makes the colour that is nearest to one of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// Mixes a colour of three parts from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Mixes a colour of three parts from 0 to 1.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Mixes a gray from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Mixes a colour of a hue, a saturation and a brightness from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Names a colour of the app; its parts are not known, so characters keep theirs.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// A colour that depends on light and dark: the one on a light ground.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color)
  }

  /// Makes the colour of a drawing.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// The colour, fainter: dim at half or less; none at zero.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  /// The colour in a drawing.
  public var cgColor: CGColor { CGColor(color) }

  /// Whether both do the same to characters.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }
  /// Adds the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// Apple's colours.
  public static let systemRed = UIColor(.red), systemOrange = UIColor(.orange)
  /// Apple's colours.
  public static let systemYellow = UIColor(.yellow), systemGreen = UIColor(.green)
  /// Apple's colours.
  public static let systemMint = UIColor(.mint), systemTeal = UIColor(.teal)
  /// Apple's colours.
  public static let systemCyan = UIColor(.cyan), systemBlue = UIColor(.blue)
  /// Apple's colours.
  public static let systemIndigo = UIColor(.indigo), systemPurple = UIColor(.purple)
  /// Apple's colours.
  public static let systemPink = UIColor(.pink), systemBrown = UIColor(.brown)
  /// Plain colours.
  public static let red = UIColor(.red), orange = UIColor(.orange), yellow = UIColor(.yellow)
  /// Plain colours.
  public static let green = UIColor(.green), cyan = UIColor(.cyan), blue = UIColor(.blue)
  /// Plain colours.
  public static let purple = UIColor(.purple), magenta = UIColor(.pink), brown = UIColor(.brown)
  /// Plain colours.
  public static let white = UIColor(.white), black = UIColor(.black), clear = UIColor(.clear)
  // UIKit's name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The app's colour.
  public static let tintColor = UIColor(.accentColor)
  /// The colour of links.
  public static let link = UIColor(.blue)
  /// Dim.
  public static let gray = UIColor(.gray), lightGray = UIColor(.gray), darkGray = UIColor(.gray)
  /// Dim.
  public static let systemGray = UIColor(.gray), systemGray2 = UIColor(.gray)
  /// Dim.
  public static let systemGray3 = UIColor(.gray), systemGray4 = UIColor(.gray)
  /// Dim.
  public static let systemGray5 = UIColor(.gray), systemGray6 = UIColor(.gray)
  /// Characters from plain to dim.
  public static let label = UIColor(.primary), secondaryLabel = UIColor(.secondary)
  /// Dim.
  public static let tertiaryLabel = UIColor(.secondary), quaternaryLabel = UIColor(.secondary)
  /// Dim.
  public static let placeholderText = UIColor(.secondary)
  /// Dim lines.
  public static let separator = UIColor(.gray), opaqueSeparator = UIColor(.gray)
  /// Dim fills.
  public static let systemFill = UIColor(.gray), secondarySystemFill = UIColor(.gray)
  /// Dim fills.
  public static let tertiarySystemFill = UIColor(.gray), quaternarySystemFill = UIColor(.gray)
  /// Grounds; characters in them have the text's own colour.
  public static let systemBackground = UIColor(.primary)
  /// Grounds; characters in them have the text's own colour.
  public static let secondarySystemBackground = UIColor(.primary)
  /// Grounds; characters in them have the text's own colour.
  public static let tertiarySystemBackground = UIColor(.primary)
  /// Grounds; characters in them have the text's own colour.
  public static let systemGroupedBackground = UIColor(.primary)
  /// Grounds; characters in them have the text's own colour.
  public static let secondarySystemGroupedBackground = UIColor(.primary)
  /// Grounds; characters in them have the text's own colour.
  public static let tertiarySystemGroupedBackground = UIColor(.primary)
}

extension Color {
  /// Makes the colour of UIKit's name: `Color(.systemGray6)`.
  public init(_ color: UIColor) { self = color.color }
  /// Makes the colour of UIKit's name.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// Makes the colour of a drawing.
  public init(cgColor: CGColor) { self = cgColor.color }
  /// Makes the colour of a drawing.
  public init(_ cgColor: CGColor) { self = cgColor.color }
}
