import SnippetFoundation

/// A unit as a person types it.
///
/// In this order: the parameter's own unit; a symbol as Foundation writes it, in which letter case tells `mm` from `Mm`;
/// a name in words, as the person's language writes it or in English; a symbol in other letters, where no two units have it. Where regions differ, as at `gallon`, it is
/// that of the person's.
enum UnitText {
  case unit(Dimension)
  /// Letters that several units have.
  case several([Dimension])
  case unknown

  /// `own`: the unit that the parameter declares; `before`: what stands before the number.
  init(_ text: String, of type: Dimension.Type, own: Dimension?, before: String = "") {
    let local = LocalUnits.of(type)
    guard before.isEmpty else {
      self = Self.one(of: local?.units(before: before, after: text) ?? [])
      return
    }
    if let own, own.symbol == text || NamedUnit.word(for: own) == text {
      self = .unit(own)
      return
    }
    let index = Index.of(type)
    let sign = Index.sign(text)
    let word = Index.word(sign)
    let found =
      index.signs[sign] ?? local?.units(after: text) ?? index.names[word] ?? index.letters[word]
      ?? []
    if let own, found.contains(where: { $0.unit == own }) {
      self = .unit(own)
    } else {
      self = Self.one(of: found)
    }
  }

  private static func one(of found: [NamedUnit]) -> UnitText {
    guard let first = found.first else { return .unknown }
    if found.count == 1 { return .unit(first.unit) }
    if let scale = scale(of: found) { return .unit(scale) }
    let local = found.filter { $0.isImperial == (Self.system == .uk) }
    return local.count == 1 ? .unit(local[0].unit) : .several(found.map(\.unit))
  }

  /// The scale that a region means by a degree; nil: these are no scales.
  private static func scale(of found: [NamedUnit]) -> Dimension? {
    let wanted: UnitTemperature = system == .us ? .fahrenheit : .celsius
    return found.first { $0.unit == wanted }?.unit
  }

  private static var system: Locale.MeasurementSystem {
    (Localization.locale ?? .source).measurementSystem
  }
}

extension UnitText {
  /// A name as it is compared: one spelling of each sign, small letters.
  static func word(_ text: String) -> String { Index.word(Index.sign(text)) }

  /// The units of a kind by what they are called.
  private struct Index {
    /// By signs, in which letter case counts.
    private(set) var signs: [String: [NamedUnit]] = [:]
    /// By names in small letters, of one and of several.
    private(set) var names: [String: [NamedUnit]] = [:]
    /// By signs in small letters.
    private(set) var letters: [String: [NamedUnit]] = [:]

    static func of(_ type: Dimension.Type) -> Index {
      known.value(of: ObjectIdentifier(type)) { Index(NamedUnit.all(of: type)) }
    }

    private static let known = BoundedCache<ObjectIdentifier, Index>(limit: 100)

    private init(_ units: [NamedUnit]) {
      for unit in units {
        for sign in Set(([unit.unit.symbol] + unit.signs).flatMap(Self.forms)) {
          signs[sign, default: []].append(unit)
        }
        for name in Set(([unit.name] + unit.names).flatMap { [$0, Self.several($0)] }) {
          names[name, default: []].append(unit)
        }
        for word in Set(
          ([unit.unit.symbol] + unit.signs).flatMap(Self.forms).map { $0.lowercased() }
        ) {
          letters[word, default: []].append(unit)
        }
      }
      // A symbol of Foundation is the unit's, whatever else is called so.
      for unit in units {
        let sign = Self.sign(unit.unit.symbol)
        signs[sign] = (signs[sign] ?? []).filter { Self.sign($0.unit.symbol) == sign }
      }
    }

    /// A sign, and with `sq` or `cu` what has a square or a cube in it.
    private static func forms(_ symbol: String) -> [String] {
      let sign = sign(symbol)
      guard let power = symbol.last, "²³".contains(power), !symbol.contains("/") else {
        return [sign]
      }
      let word = power == "²" ? "sq" : "cu"
      return [sign, "\(word) \(sign.dropLast())", word + sign.dropLast()]
    }

    /// The text with one spelling for what has several: `m²` and `m^2` are `m2`, `µm` is `um`, `6′` is `6'`.
    static func sign(_ text: String) -> String {
      var sign = ""
      // Powers, the two signs of micro and of ohm, and full-width letters by compatibility.
      for letter in text.precomposedStringWithCompatibilityMapping {
        switch letter {
        case "^", "·": break
        case "μ": sign += "u"
        case "\u{2032}", "\u{2B9}", "\u{2019}", "\u{2018}": sign += "'"
        case "\"", "\u{2BA}", "\u{201C}", "\u{201D}": sign += "''"
        case _ where letter.isWhitespace:
          if sign.last != " " { sign += " " }
        default: sign.append(letter)
        }
      }
      return sign
    }

    /// A sign as a name: small letters, British words as American ones, blanks for hyphens.
    static func word(_ sign: String) -> String {
      sign.lowercased().replacingOccurrences(of: "metre", with: "meter")
        .replacingOccurrences(of: "litre", with: "liter")
        .replacingOccurrences(of: "-", with: " ")
        .replacingOccurrences(of: " an hour", with: " per hour")
        .replacingOccurrences(of: " a second", with: " per second")
    }

    /// `kilometers per hour` for `kilometer per hour`.
    private static func several(_ name: String) -> String {
      var words = name.split(separator: " ").map(String.init)
      let place = words.firstIndex { $0 == "per" || $0 == "of" || $0 == "force" } ?? words.count
      guard place > 0 else { return name }
      words[place - 1] = severalOf(words[place - 1])
      return words.joined(separator: " ")
    }

    private static func severalOf(_ word: String) -> String {
      if word == "foot" { return "feet" }
      if word.hasSuffix("hertz") || word == "lux" { return word }
      return word + (word.hasSuffix("ch") ? "es" : "s")
    }
  }
}
