extension SymbolTable {
  /// The name in words, without what only says how it is filled or framed: `fork knife`; what is struck through has `no` in front,
  /// one of the `states` that is filled `filled`, what is so by half `half filled`, a level is `50%`, and a few are called by what
  /// they are for.
  static func words(_ name: String) -> String {
    var parts = name.split(separator: ".")
    let isStruck = parts.contains("slash") && parts != ["circle", "slash"]
    if isStruck { parts.removeAll { $0 == "slash" } }
    if !isStruck, name.hasSuffix(".fill"), isState(name.dropLast(5)) {
      return "filled \(words(String(name.dropLast(5))))"
    }
    if !isStruck, let half = halfFilled(parts) { return half }
    if let level = level(parts) { return level }
    if let seconds = skippedSeconds(parts) { return seconds }
    let telling = parts.filter { !frames.contains($0) }
    if let looks = looks[telling.joined(separator: ".")], !isStruck {
      let frame = parts.filter { frames.contains($0) && $0 != "fill" }
      if !frame.isEmpty { return "\(looks) \(frame.joined(separator: " "))" }
    }
    let words = telling.isEmpty ? parts : telling
    let known =
      called[words.joined(separator: ".")]
      ?? words.map { names[$0] ?? String($0) }.joined(separator: " ")
    return isStruck ? "no \(known)" : known
  }

  /// The words of a symbol that is filled by half: `half filled star` for `star.leadinghalf.filled`.
  private static func halfFilled(_ parts: [Substring]) -> String? {
    guard let half = parts.firstIndex(where: { $0.hasSuffix("half") }), half > 0,
      let last = parts.last, last == "filled" || last == "fill"
    else { return nil }
    let name = words(parts[..<half].joined(separator: "."))
    return "half filled \(name)"
  }

  /// The words of a symbol that shows a level: `battery 50%`; none at all and all of it have words of their own.
  private static func level(_ parts: [Substring]) -> String? {
    let isBattery = parts.first == "battery"
    let percent = parts.lastIndex { $0.hasSuffix("percent") } ?? (isBattery ? 1 : 0)
    guard percent > 0, percent < parts.count,
      let level = UInt(parts[percent].prefix { $0.isNumber })
    else { return nil }
    let rest = (parts[..<percent] + parts[(percent + 1)...]).filter { !needles.contains($0) }
    let name = words(rest.joined(separator: "."))
    if isBattery, level == 0 || level == 100 { return "\(name) \(level == 0 ? "empty" : "full")" }
    return "\(name) \(level)%"
  }

  /// The words of a symbol that goes by a number of seconds: `back 15 seconds`.
  private static func skippedSeconds(_ parts: [Substring]) -> String? {
    let isOfArrow = parts.contains("trianglehead")
    guard isOfArrow || parts.first == "gobackward" || parts.first == "goforward",
      let seconds = parts.lazy.compactMap({ UInt16($0) }).first
    else { return nil }
    let isBack = parts.first == "gobackward" || parts.contains("counterclockwise")
    return "\(isBack ? "back" : "forward") \(seconds) seconds"
  }

  /// How the level of a gauge is drawn.
  private static let needles: Set<Substring> = [
    "with", "dots", "needle", "open", "lines", "bottom",
  ]

  /// Parts of names as they are written.
  private static let names: [Substring: String] = [
    "airpods": "AirPods", "airpodsmax": "AirPods Max", "airpodspro": "AirPods Pro",
    "airtag": "AirTag", "appletv": "Apple TV", "applewatch": "Apple Watch",
    "arrowtriangle": "triangle", "chargingcase": "charging case", "creditcard": "credit card",
    "exclamationmark": "exclamation mark", "externaldrive": "external drive",
    "fuelpump": "fuel pump", "gamecontroller": "game controller",
    "graduationcap": "graduation cap", "internaldrive": "internal drive",
    "laptopcomputer": "laptop", "paperplane": "paper plane", "pawprint": "paw print",
    "puzzlepiece": "puzzle piece", "shippingbox": "shipping box", "soccerball": "soccer ball",
    "steeringwheel": "steering wheel", "takeoutbag": "takeout bag", "tennisball": "tennis ball",
    "tshirt": "T-shirt", "waterbottle": "water bottle", "wineglass": "wine glass",
    "homepod": "HomePod", "homepodmini": "HomePod mini",
    "ipad": "iPad", "iphone": "iPhone", "macbook": "MacBook", "moonphase": "moon phase",
    "parkingsign": "parking", "visionpro": "Vision Pro",
    "computermouse": "computer mouse", "esim": "eSIM", "greaterthan": "greater than",
    "hazardsign": "hazard", "lessthan": "less than", "poweroff": "power off", "poweron": "power on",
    "sdcard": "SD card", "shareplay": "SharePlay", "simcard": "SIM card", "slowmo": "slow motion",
    "teddybear": "teddy bear", "timelapse": "time lapse",
  ]

  private static let frames: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  /// How a frame looks that has nothing in it.
  private static let looks: [String: String] = [
    "dotted": "dotted", "dashed": "dashed", "inset.filled": "filled",
  ]

  /// Names that say how a symbol is drawn rather than what it is.
  private static let called: [String: String] = [
    "xmark": "close", "ellipsis": "more", "magnifyingglass": "search", "gearshape": "settings",
    "line.3.horizontal": "menu", "and.arrow.up": "share", "and.arrow.down": "download",
    "and.pencil": "compose", "exclamationmark.triangle": "warning", "globe.americas": "globe",
    "person.2": "people", "person.3": "people", "speaker.wave.2": "volume",
    "speaker.wave.3": "high volume", "speaker.wave.1": "low volume", "mappin.and.ellipse": "place",
    "mappin": "place", "dollarsign": "dollar", "eurosign": "euro", "sun.max": "sun",
    "sun.min": "sun", "bolt": "lightning", "arrow.clockwise": "refresh",
    "arrow.circlepath": "refresh",
    "arrow.triangle.2.circlepath": "refresh", "questionmark": "help", "figure.walk": "walk",
    "figure.run": "run", "largecircle": "filled circle", "qrcode": "QR code", "wifi": "Wi-Fi",
    "faceid": "Face ID", "touchid": "Touch ID", "hexagongrid": "hexagon grid",
    "theatermasks": "theater masks", "thermometer.medium": "thermometer", "apple.logo": "Apple",
    "aqi.low": "good air", "aqi.medium": "fair air", "aqi.high": "bad air",
    "parkinglight": "parking light", "moonphase.new.moon": "new moon",
    "moonphase.full.moon": "full moon", "gobackward": "back", "goforward": "forward",
  ]
}
