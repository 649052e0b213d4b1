import SnippetFoundation

/// An amount in several units, each smaller than the one before: `6 ft 2 in`, `6'2"`, `5 lb 3 oz`, `1 m 80 cm`.
struct CompoundMeasure {
  private var parts: [(value: Double, unit: Dimension)] = []
  private let isNegative: Bool

  /// nil: the text is no such thing.
  init?(_ text: String, of type: Dimension.Type, own: Dimension?) {
    let body = text.drop { "-\u{2212}".contains($0) }
    isNegative = body.count < text.count
    guard text.count - body.count <= 1, Self.isAdded(type) else { return nil }
    for piece in Self.pieces(body) {
      guard let part = part(piece, of: type, own: own) else { return nil }
      if let last = parts.last, Self.ratio(last.unit, part.unit) <= 1 { return nil }
      parts.append(part)
    }
    guard parts.count > 1, parts.allSatisfy({ $0.value >= 0 }) else { return nil }
  }

  /// The amount in one unit: the parameter's own, else the greatest of those named that it is a whole number of.
  func sum(own: Dimension?) -> (value: Double, unit: Dimension)? {
    guard let least = parts.last?.unit else { return nil }
    let all = parts.reduce(0) { $0 + $1.value * Self.ratio($1.unit, least) }
    let amount = isNegative ? -all : all
    if let own {
      if let named = parts.first(where: { $0.unit == own }) {
        return (amount / Self.ratio(named.unit, least), own)
      }
      return (
        own.converter.value(fromBaseUnitValue: least.converter.baseUnitValue(fromValue: amount)),
        own
      )
    }
    let fitting = parts.first { part in
      let value = amount / Self.ratio(part.unit, least)
      return value == value.rounded()
    }
    let unit = fitting?.unit ?? least
    return (amount / Self.ratio(unit, least), unit)
  }

  private func part(
    _ piece: Substring,
    of type: Dimension.Type,
    own: Dimension?
  ) -> (value: Double, unit: Dimension)? {
    // 6'2 and 6 foot 2 are inches, 10 stone 4 pounds, as nobody says them otherwise.
    if let next = parts.last.flatMap({ Self.next(behind: $0.unit) }), parts.count == 1,
      let value = NumberText(piece.trimmed).double, value < next.limit
    {
      return (value, next.unit)
    }
    for place in piece.indices.dropFirst() {
      guard case .unit(let unit) = UnitText(piece[place...].trimmed, of: type, own: own),
        let value = NumberText(piece[..<place].trimmed).double
      else { continue }
      return (value, unit)
    }
    return nil
  }

  /// What a bare number behind a unit counts.
  private static func next(behind unit: Dimension) -> (unit: Dimension, limit: Double)? {
    switch unit {
    case UnitLength.feet: (UnitLength.inches, 12)
    case UnitMass.stones: (UnitMass.pounds, 14)
    default: nil
    }
  }

  /// The text parted before each number that stands behind a unit.
  private static func pieces(_ text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var hasUnit = false
    for place in text.indices {
      let letter = text[place]
      if letter.isNumber, hasUnit {
        pieces.append(text[start..<place])
        start = place
        hasUnit = false
      } else if letter.isLetter || "'\"\u{2032}\u{2033}\u{2019}\u{201D}°".contains(letter) {
        hasUnit = true
      }
    }
    return (pieces + [text[start...]]).map { piece in
      let bare = piece.dropLast(while: { $0.isWhitespace || $0 == "," })
      return bare.hasSuffix(" and") ? bare.dropLast(4) : bare
    }
  }

  /// Whether amounts in several units of the kind add up.
  private static func isAdded(_ type: Dimension.Type) -> Bool {
    !(type is UnitTemperature.Type || type is UnitFuelEfficiency.Type
      || type is UnitDispersion.Type)
  }

  /// How many of one unit another one is; a whole number where it is one but for how Foundation rounds.
  private static func ratio(_ unit: Dimension, _ least: Dimension) -> Double {
    if unit == least { return 1 }
    let ratio = size(unit) / size(least)
    let whole = ratio.rounded()
    return whole >= 2 && abs(ratio - whole) < whole * 1e-4 ? whole : ratio
  }

  private static func size(_ unit: Dimension) -> Double {
    // Foundation's stone on Linux is a fortieth of a stone.
    unit == UnitMass.stones
      ? 14 * size(UnitMass.pounds) : unit.converter.baseUnitValue(fromValue: 1)
  }
}

extension Substring {
  /// Without the letters at its end of which `isDropped` is true.
  fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
