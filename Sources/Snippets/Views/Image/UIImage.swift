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

extension Image {
  /// Shows a picture: its name; of bytes `<image>`.
  public init(uiImage: UIImage) { self = uiImage.image }
}
