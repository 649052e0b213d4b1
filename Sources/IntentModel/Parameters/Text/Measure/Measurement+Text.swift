public import SnippetFoundation

extension Measurement: _IntentValue where UnitType: Dimension {}

/// A measurement of some kind, for parameters.
public protocol _MeasurementValue: _IntentValue {
  /// The kind: length, mass and so on.
  associatedtype UnitType: Dimension
}

extension Measurement: _MeasurementValue where UnitType: Dimension {}

extension Measurement: TypedValue where UnitType: Dimension {
  /// A number and a unit, with a blank between or without: `5 km`, `72°F`, `two and a half miles`, `half a mile`, `6 ft 2 in`, in the
  /// person's language too: `21,5 Grad Celsius`.
  ///
  /// Without a unit it is the parameter's own. In another it stays as it was typed, unless the parameter is in one unit.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 200 else { return .refused("is too long for a measurement") }
    let own = rules.system.ownUnit
    if let number = NumberText(text).double {
      guard let unit = own as? UnitType else { return .refused("has no unit") }
      return Measurement(value: number, unit: unit).taken(rules)
    }
    if let amount = behindWords(text, own) { return amount.taken(rules) }
    for place in text.indices.dropFirst() {
      switch UnitText(String(text[place...]).trimmed, of: UnitType.self, own: own) {
      case .unknown: continue
      case .unit(let unit):
        guard let unit = unit as? UnitType,
          let number = NumberText(String(text[..<place]).trimmed).double
        else { continue }
        return Measurement(value: number, unit: unit).taken(rules)
      case .several(let units):
        guard NumberText(String(text[..<place]).trimmed).double != nil else { continue }
        let words = listed(units.map { NamedUnit.word(for: $0) })
        return .refused("could be in \(words)", expected: "Write the unit as one of these")
      }
    }
    if let length = readLength(text, rules) { return length }
    if let spoken = SpokenAmount(text),
      case .unit(let unit) = UnitText(spoken.unit, of: UnitType.self, own: own),
      let unit = unit as? UnitType
    {
      return Measurement(value: spoken.value, unit: unit).taken(rules)
    }
    if let amount = CompoundMeasure(text, of: UnitType.self, own: own)?.sum(own: own),
      let unit = amount.unit as? UnitType
    {
      return Measurement(value: amount.value, unit: unit).taken(rules)
    }
    if let refusal = TwofoldNumber.refusal(of: text) { return refusal }
    if let other = MeasureKind.other(than: UnitType.self, of: text) { return .refused(other) }
    let advice = NumberText.advice(on: text)
    return .refused(
      "is not a measurement",
      expected: shownUnit(rules).flatMap { unit in advice.map { "\($0) \(unit)" } } ?? advice
    )
  }

  /// The measurement as the parameter has it, where its rules take it.
  private func taken(_ rules: ParameterConfiguration) -> TypedReading {
    guard let unit = rules.system.fixedUnit as? UnitType else { return checked(rules) }
    return inFixedUnit(unit).checked(rules)
  }

  /// The same amount in the unit, without the last digits that only arithmetic leaves.
  private func inFixedUnit(_ other: UnitType) -> Measurement {
    guard other != unit else { return self }
    return Measurement(value: converted(to: other).value.withoutNoise, unit: other)
  }

  /// A number between the words of the person's language, as in `摂氏22度`; nil: there are none before it.
  private static func behindWords(_ text: String, _ own: Dimension?) -> Measurement? {
    guard text.first?.isLetter == true else { return nil }
    let word = LocalUnits.word(text)
    for before in LocalUnits.of(UnitType.self)?.beginnings ?? [] where word.hasPrefix(before) {
      let rest = word.dropFirst(before.count).trimmed
      for place in rest.indices.dropFirst() + [rest.endIndex] {
        let unit = UnitText(String(rest[place...]), of: UnitType.self, own: own, before: before)
        guard case .unit(let found) = unit, let unit = found as? UnitType,
          let number = NumberText(String(rest[..<place]).trimmed).double
        else { continue }
        return Measurement(value: number, unit: unit)
      }
    }
    return nil
  }

  /// A length of time in several units or in words, such as `1h30`; nil: no such thing is measured, or it is none.
  ///
  /// It is counted in the parameter's own unit, else in the greatest that it is a whole number of.
  private static func readLength(
    _ text: String,
    _ rules: ParameterConfiguration
  ) -> TypedReading? {
    guard UnitType.self is UnitDuration.Type else { return nil }
    switch DurationText(text) {
    case .milliseconds(let count):
      let length = Measurement<UnitDuration>(value: Double(count) / 1000, unit: .seconds)
      let fitting: UnitDuration =
        count % 3_600_000 == 0 ? .hours : count % 60_000 == 0 ? .minutes : .seconds
      let own = rules.system.ownUnit as? UnitDuration
      guard let value = length.converted(to: own ?? fitting) as? Measurement<UnitType> else {
        return nil
      }
      return value.taken(rules)
    case DurationText.unknown: return nil
    case .refused(let reason): return .refused(reason)
    }
  }

  func misfit(_ rules: ParameterConfiguration) -> String? {
    value < 0 && !rules.system.allowsNegative ? "is less than 0" : nil
  }

  /// The unit that advice is given in: the parameter's own, else the first of its kind.
  private static func shownUnit(_ rules: ParameterConfiguration) -> String? {
    let own: Dimension? = rules.system.ownUnit as? UnitType
    let first = own ?? NamedUnit.all(of: UnitType.self).first?.unit
    return first.map { NamedUnit.word(for: $0) }
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    let units = NamedUnit.all(of: UnitType.self)
    guard let shown = shownUnit(rules) else { return "a measurement" }
    let more = units.prefix(3).map(\.word).first { $0 != shown }.map { " or 5 \($0)" } ?? ""
    return "a number with a unit, such as 5 \(shown)\(more)"
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    "\(value.typed(rules)) \(NamedUnit.word(for: unit))"
  }

  func fitted(_ rules: ParameterConfiguration) -> any Sendable {
    (rules.system.fixedUnit as? UnitType).map(inFixedUnit) ?? self
  }

  func shown(_ rules: ParameterConfiguration) -> String {
    Measurement(value: value.withFewDigits, unit: unit).typed(rules)
  }
}

/// A measurement whose kind is not known.
protocol TypedMeasurement {
  /// The same number in another unit; nil: the unit is of another kind.
  func inUnit(_ unit: Dimension) -> (any Sendable)?
  /// The same amount in the one unit of a parameter; as it is where any counts.
  func fitted(_ rules: ParameterConfiguration) -> any Sendable
  /// As a person reads it in a conversation: a number with more digits than a person types is rounded.
  func shown(_ rules: ParameterConfiguration) -> String
  /// The number as it was given, and in the base unit of its kind.
  var numbers: [Double] { get }
  /// As a person reads it, without the last digits that only arithmetic leaves.
  var shown: String { get }
}

extension Measurement: TypedMeasurement where UnitType: Dimension {
  func inUnit(_ unit: Dimension) -> (any Sendable)? {
    (unit as? UnitType).map { Measurement(value: value, unit: $0) }
  }

  var shown: String {
    Measurement(value: value.withoutNoise, unit: unit).typed(ParameterConfiguration())
  }

  var numbers: [Double] { [value, unit.converter.baseUnitValue(fromValue: value)] }
}
