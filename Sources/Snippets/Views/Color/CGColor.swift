public import SnippetFoundation

/// A colour of a drawing, for `Color(cgColor:)`.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  /// Mixes a colour of three parts from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Mixes a colour of three parts from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Mixes a gray from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: gray, opacity: alpha))
  }

  /// Whether both do the same to characters.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  /// Adds the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
