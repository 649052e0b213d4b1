public import SnippetFoundation

/// A picture by UIKit's name, for `Image(uiImage:)`.
public final class UIImage: Hashable, Sendable {
  let image: Image
  /// How large it is, in points; of a picture that is not read, nothing.
  public var size: CGSize { .zero }

  private init(image: Image) { self.image = image }

  /// Names a picture of the app.
  public convenience init?(named name: String) { self.init(image: Image(name)) }
  /// Names one of Apple's symbols.
  public convenience init?(systemName name: String) { self.init(image: Image(systemName: name)) }
  /// Names one of Apple's symbols; how large and heavy it is changes nothing.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }
  /// A picture of bytes, which are not read; nil: there are none.
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(image: Image("image"))
  }
  /// A picture of a file, which is not read: its name is drawn.
  public convenience init?(contentsOfFile path: String) {
    self.init(image: Image(URL(fileURLWithPath: path).lastPathComponent))
  }
  /// A picture of nothing, which is not drawn.
  public convenience init() { self.init(image: Image(decorative: "")) }

  /// Whether both are drawn alike.
  public static func == (left: UIImage, right: UIImage) -> Bool { left.image == right.image }
  /// Adds the picture's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(image.name) }
}

extension UIImage {
  /// How a picture is drawn, of which text shows nothing.
  public class Configuration: @unchecked Sendable {  // nothing in it changes
    fileprivate init() {}
  }

  /// How large and heavy a symbol is and which colours it has, of which text shows nothing.
  ///
  /// **Source**: developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// As large and heavy as letters of that size.
    public init(
      pointSize: CGFloat,
      weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .default
    ) {}
    /// As heavy as letters of that weight.
    public init(weight: SymbolWeight) {}
    /// So large beside letters.
    public init(scale: SymbolScale) {}
    /// In one colour, and paler ones of it.
    public init(hierarchicalColor: UIColor) {}
    /// In these colours.
    public init(paletteColors: [UIColor]) {}

    /// In the colours that it was drawn in.
    public static func preferringMulticolor() -> SymbolConfiguration { .init(paletteColors: []) }
    /// In one colour.
    public static func preferringMonochrome() -> SymbolConfiguration { .init(paletteColors: []) }
    /// This one, with what the other says.
    public func applying(_ other: Configuration?) -> SymbolConfiguration { self }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// As the letters beside it.
    case unspecified
    /// From the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside letters.
  public enum SymbolScale: Int, Sendable {
    /// As the place where it is shown likes.
    case `default` = -1
    /// The same, where another said so.
    case unspecified
    /// From the smallest to the largest.
    case small, medium, large
  }
}

extension Image {
  /// Shows a picture: its name; of bytes `<image>`.
  public init(uiImage: UIImage) { self = uiImage.image }
}
