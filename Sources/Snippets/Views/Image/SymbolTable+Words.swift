extension SymbolTable {
  /// The name in words, without what only says how it is filled or framed: `fork knife`; what is struck through has `no` in front,
  /// one of the `states` that is filled `filled`, and a few are called by what they are for.
  static func words(_ name: String) -> String {
    var parts = name.split(separator: ".")
    let isStruck = parts.contains("slash") && parts != ["circle", "slash"]
    if isStruck { parts.removeAll { $0 == "slash" } }
    if !isStruck, name.hasSuffix(".fill"), isState(name.dropLast(5)) {
      return "filled \(words(String(name.dropLast(5))))"
    }
    let telling = parts.filter { !frames.contains($0) }
    let words = telling.isEmpty ? parts : telling
    let known = called[words.joined(separator: ".")] ?? words.joined(separator: " ")
    return isStruck ? "no \(known)" : known
  }

  private static let frames: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  /// Names that say how a symbol is drawn rather than what it is.
  private static let called: [String: String] = [
    "xmark": "close", "ellipsis": "more", "magnifyingglass": "search", "gearshape": "settings",
    "line.3.horizontal": "menu", "and.arrow.up": "share", "and.arrow.down": "download",
    "and.pencil": "compose", "exclamationmark.triangle": "warning", "globe.americas": "globe",
    "person.2": "people", "person.3": "people", "speaker.wave.2": "volume",
    "speaker.wave.3": "volume", "speaker.wave.1": "volume", "mappin.and.ellipse": "place",
    "mappin": "place", "dollarsign": "dollar", "eurosign": "euro", "sun.max": "sun",
    "sun.min": "sun", "bolt": "lightning", "arrow.clockwise": "refresh",
    "arrow.triangle.2.circlepath": "refresh", "questionmark": "help", "figure.walk": "walk",
    "figure.run": "run", "battery.100": "battery full", "battery.0": "battery empty",
    "largecircle": "filled circle", "qrcode": "QR code", "wifi": "Wi-Fi", "faceid": "Face ID",
    "touchid": "Touch ID",
  ]
}
