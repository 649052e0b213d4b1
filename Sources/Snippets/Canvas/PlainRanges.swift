/// Signs of ASCII for whole blocks of characters that are drawings: arrows, lines, bars, shapes, dots.
enum PlainRanges {
  static func sign(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x2190...0x21FF, 0x27F0...0x27FF, 0x2900...0x297F: arrow(scalar)
    case 0x2500...0x257F: line(scalar)
    case 0x2580...0x259F: isFaint(scalar) ? "." : "#"
    case 0x25A0...0x25FF: shape(scalar)
    case 0x2800: " "
    case 0x2801...0x28FF: ":"
    default: nil
    }
  }

  private static func arrow(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "←", "↚", "↜", "↞", "↢", "↤", "↩", "↫", "↰", "↲", "↵", "↼", "↽", "↺", "⇇", "⇐", "⇚", "⇜",
      "⇠",
      "⇦",
      "⟲", "⟵", "⟸":
      "<"
    case "↑", "↟", "↥", "↾", "↿", "⇈", "⇑", "⇖", "⇗", "⇞", "⇡", "⇧", "⇪", "⟰", "⤴": "^"
    case "↓", "↡", "↧", "⇂", "⇃", "⇊", "⇓", "⇘", "⇙", "⇟", "⇣", "⇩", "⟱", "⤵": "v"
    default: ">"
    }
  }

  private static func line(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "═": "="
    case "─", "━", "╴", "╶", "╸", "╺", "╼", "╾": "-"
    case "│", "┃", "║", "╵", "╷", "╹", "╻", "╽", "╿": "|"
    case "┄", "┅", "┈", "┉", "╌", "╍": "."
    case "┆", "┇", "┊", "┋", "╎", "╏": ":"
    case "╱": "/"
    case "╲": "\\"
    case "╳": "X"
    default: "+"
    }
  }

  private static func isFaint(_ scalar: Unicode.Scalar) -> Bool {
    ["▁", "▂", "▃", "░", "▔"].contains(scalar)
  }

  private static func shape(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x25A0, 0x25A3...0x25AA, 0x25AC, 0x25AE, 0x25B0, 0x25C6, 0x25FC, 0x25FE: "#"
    case 0x25B2...0x25B5, 0x25EC...0x25EE: "^"
    case 0x25B6...0x25BB: ">"
    case 0x25BC...0x25BF: "v"
    case 0x25C0...0x25C5: "<"
    case 0x25CF, 0x25C9, 0x25D0...0x25D7: "*"
    case 0x25CB...0x25CE, 0x25EF, 0x25E6, 0x25F4...0x25F7: "o"
    case 0x25E2...0x25E5, 0x25F8...0x25FA, 0x25FF: "/"
    default: "["
    }
  }
}
