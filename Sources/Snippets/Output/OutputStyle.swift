/// What rows are made for: a form, and how much of it the reader can show.
///
/// Styles are made of each other: `.ansi.limited(to: .sixteen)`, `.plain.ascii`, `.html.in(.dark)`.
@frozen
public struct OutputStyle: Sendable, Hashable {
  /// What the rows are.
  @frozen
  public enum Form: UInt8, Sendable, Hashable, CaseIterable {
    /// Text alone.
    case plain
    /// Text with the escape sequences of a terminal.
    case ansi
    /// What would be read out.
    case spoken
    /// A page and a picture.
    case html, svg
  }

  /// What the rows are.
  public var form: Form
  /// How many colours an `ansi` form may use.
  public var colors: ColorDepth
  /// Whether every character is ASCII, as wide as what it stands for.
  ///
  /// A page and a picture say what they need by themselves, and stay as they are.
  public var isASCII: Bool
  /// The ground that colours are chosen for; nil: whichever the reader has.
  public var colorScheme: ColorScheme?

  /// Makes a style of its parts.
  @inlinable
  public init(
    _ form: Form,
    colors: ColorDepth = .millions,
    isASCII: Bool = false,
    colorScheme: ColorScheme? = nil
  ) {
    self.form = form
    self.colors = colors
    self.isASCII = isASCII
    self.colorScheme = colorScheme
  }

  /// Text alone.
  @inlinable public static var plain: OutputStyle { OutputStyle(.plain) }
  /// Text alone, every character ASCII.
  @inlinable public static var ascii: OutputStyle { OutputStyle(.plain, isASCII: true) }
  /// Text with the escape sequences of a terminal that has all colours.
  @inlinable public static var ansi: OutputStyle { OutputStyle(.ansi) }
  /// What would be read out, one thing a row: label, role, value, state.
  @inlinable public static var spoken: OutputStyle { OutputStyle(.spoken) }
  /// A page that needs no other file, no script and no network.
  @inlinable public static var html: OutputStyle { OutputStyle(.html) }
  /// A picture that needs no other file.
  @inlinable public static var svg: OutputStyle { OutputStyle(.svg) }

  /// Returns the style with every character in ASCII.
  ///
  /// What is drawn by a view has a sign of the same width; of an app's own text letters lose their marks, and what has
  /// no sign is a `?` for each of its columns.
  public var ascii: OutputStyle {
    var style = self
    style.isASCII = true
    return style
  }

  /// Returns the style with no more than so many colours.
  public func limited(to depth: ColorDepth) -> OutputStyle {
    var style = self
    style.colors = min(colors, depth)
    return style
  }

  /// Returns the style with colours for a light or a dark ground.
  public func `in`(_ scheme: ColorScheme?) -> OutputStyle {
    var style = self
    style.colorScheme = scheme
    return style
  }

  /// Whether nothing is drawn: the rows are read out.
  public var isSpoken: Bool { form == .spoken }
  /// Whether it is made of a tree with its controls, rather than of rows.
  var needsTree: Bool { form != .plain && form != .ansi }
  /// Whether the rows hold escape sequences.
  public var hasEscapes: Bool { form == .ansi }
}

/// How many colours a terminal has.
@frozen
public enum ColorDepth: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// None: bold, underlined and the like alone.
  case none
  /// The sixteen that a terminal's owner has chosen.
  case sixteen
  /// Those, a cube of 6 x 6 x 6 colours, and 24 shades of gray.
  case palette
  /// Eight bits for each of red, green and blue.
  case millions

  /// Whether there are fewer.
  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }
}
