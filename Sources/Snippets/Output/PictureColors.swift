import SnippetFoundation

/// The colours of a page or a picture on one ground.
///
/// A colour named by its number is one that can be read on the ground; a mixed one stays as it is, unless it is nearly
/// the ground's own (a contrast below 1.5), which leaves the text's.
struct PictureColors {
  let scheme: ColorScheme

  var ground: String { scheme == .light ? "#ffffff" : "#1c1c1e" }
  var text: String { scheme == .light ? "#1d1d1f" : "#f5f5f7" }

  /// The colour of a style's characters; nil: the text's.
  func color(_ style: Style) -> String? {
    guard let color = TerminalColor(style) else { return nil }
    switch color.kind {
    case .numbered(let number):
      let name = (scheme == .light ? Self.onLight : Self.onDark)[Int(number)]
      return name.isEmpty ? nil : name
    case .mixed(let red, let green, let blue):
      let mix = TerminalColor.Mix(red, green, blue)
      let behind: TerminalColor.Mix = scheme == .light ? .init(255, 255, 255) : .init(28, 28, 30)
      guard mix.contrast(with: behind) >= 1.5 else { return nil }
      return "#" + [red, green, blue].map(Self.hex).joined()
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static let onLight = [
    "", "#d70015", "#1f7a35", "#b34400", "#0040dd", "#8944ab", "#007388", "#6c6c70",
    "#6c6c70", "#d70015", "#0a736d", "#7d5a00", "#3634a3", "#d30f45", "#0071a4", "",
  ]
  private static let onDark = [
    "", "#ff6961", "#30db5b", "#ffb340", "#409cff", "#da8fff", "#5de6ff", "#d1d1d6",
    "#98989d", "#ff6961", "#66d4cf", "#ffd426", "#8f8cff", "#ff6482", "#70d7ff", "",
  ]
}

extension TerminalColor.Mix {
  /// From 1, the same, to 21, black on white, as the WCAG reckon it but without their curve for dark shades.
  func contrast(with other: Self) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  private var luminance: Double {
    func light(_ part: UInt8) -> Double { Double(part) / 255 * Double(part) / 255 }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }
}
