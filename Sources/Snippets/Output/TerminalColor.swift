import SnippetFoundation

/// A colour of a style, and what comes nearest to it where there are fewer.
///
/// **The rule** Nearest is the least sum of squared differences of red, green and blue (0 to 255), weighted 2, 4 and 3 as
/// eyes are; of two as near, the one with the lower number. Of 256 colours the sixteen that a terminal's owner chooses
/// are left out, as nobody knows what they look like; where there are only those, they are taken to be xterm's. A colour
/// named by its number (`Color.red`) keeps it at every depth. White and black without a ground of their own are left to
/// the terminal: on a ground of the same colour nobody could read them.
struct TerminalColor: Equatable {
  enum Kind: Equatable {
    /// One of the terminal's sixteen.
    case numbered(UInt8)
    /// Eight bits each.
    case mixed(red: UInt8, green: UInt8, blue: UInt8)
  }

  var kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The colour of a style's characters; nil: the text's own.
  init?(_ style: Style) {
    let value = (style.bits &>> 24) & 0xFF_FFFF
    switch (style.bits &>> 16) & 0xFF {
    case 0: return nil
    case 1: kind = .numbered(UInt8(value & 15))
    default:
      kind = .mixed(
        red: UInt8(value &>> 16),
        green: UInt8(value &>> 8 & 0xFF),
        blue: UInt8(value & 0xFF)
      )
    }
  }

  /// The parameters of a terminal's sequence; nil: the text's own colour.
  func parameters(_ depth: ColorDepth) -> String? {
    switch (kind, depth) {
    case (_, .none), (.numbered(0), _), (.numbered(15), _): return nil
    case (.mixed(let red, let green, let blue), _)
    where red == green && green == blue
      && (red == 0 || red == 255):
      return nil
    case (.numbered(let number), _): return Self.numbered(number)
    case (.mixed, .sixteen): return Self.numbered(nearest(among: Self.sixteen))
    case (.mixed, .palette): return "38;5;\(16 + Int(nearest(among: Self.cubeAndGrays)))"
    case (.mixed(let red, let green, let blue), .millions): return "38;2;\(red);\(green);\(blue)"
    }
  }

  private static func numbered(_ number: UInt8) -> String {
    "\(number < 8 ? 30 + Int(number) : 82 + Int(number))"
  }

  /// The place of what is most like it.
  private func nearest(among colors: [Mix]) -> UInt8 {
    guard case .mixed(let red, let green, let blue) = kind else { return 0 }
    let mix = Mix(red, green, blue)
    let best = colors.indices.min { colors[$0].distance(to: mix) < colors[$1].distance(to: mix) }
    return UInt8(best ?? 0)
  }

  struct Mix: Equatable {
    var red, green, blue: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    func distance(to other: Mix) -> Int {
      func square(_ one: UInt8, _ two: UInt8) -> Int {
        (Int(one) - Int(two)) * (Int(one) - Int(two))
      }
      return 2 * square(red, other.red) + 4 * square(green, other.green)
        + 3 * square(blue, other.blue)
    }
  }

  /// xterm's, in the order of their numbers.
  static let sixteen: [Mix] = [
    Mix(0, 0, 0), Mix(205, 0, 0), Mix(0, 205, 0), Mix(205, 205, 0),
    Mix(0, 0, 238), Mix(205, 0, 205), Mix(0, 205, 205), Mix(229, 229, 229),
    Mix(127, 127, 127), Mix(255, 0, 0), Mix(0, 255, 0), Mix(255, 255, 0),
    Mix(92, 92, 255), Mix(255, 0, 255), Mix(0, 255, 255), Mix(255, 255, 255),
  ]

  /// The colours from 16 to 255.
  static let cubeAndGrays: [Mix] = {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { Mix(red, green, $0) } }
    }
    return cube + (0..<24).map { Mix(8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0) }
  }()
}
