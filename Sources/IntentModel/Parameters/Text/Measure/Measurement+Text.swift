public import SnippetFoundation

extension Measurement: _IntentValue where UnitType: Dimension {}

/// A measurement of some kind, for parameters.
public protocol _MeasurementValue: _IntentValue {
  /// The kind: length, mass and so on.
  associatedtype UnitType: Dimension
}

extension Measurement: _MeasurementValue where UnitType: Dimension {}

extension Measurement: TypedValue where UnitType: Dimension {
  /// A number and a unit, with a blank between or without: `5 km`, `72°F`, `two and a half miles`.
  ///
  /// Without a unit it is the parameter's own; with another, it stays as it was typed: the app converts it.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 200 else { return .refused("is too long for a measurement") }
    if let number = NumberText(text).double {
      guard let unit = rules.system.unit as? UnitType else { return .refused("has no unit") }
      return checked(number, unit, rules)
    }
    for place in text.indices.dropFirst() {
      let number = String(text[..<place]).trimmed
      let word = String(text[place...]).trimmed
      guard let unit = MeasurementUnits.unit(named: word, of: UnitType.self) as? UnitType,
        let number = NumberText(number).double
      else { continue }
      return checked(number, unit, rules)
    }
    if let length = readLength(text, rules) { return length }
    return .refused("is not a measurement", expected: NumberText.advice(on: text))
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
      let own = rules.system.unit as? UnitDuration
      guard let value = length.converted(to: own ?? fitting) as? Measurement<UnitType> else {
        return nil
      }
      return .value(value)
    case DurationText.unknown: return nil
    case .refused(let reason): return .refused(reason)
    }
  }

  private static func checked(
    _ number: Double,
    _ unit: UnitType,
    _ rules: ParameterConfiguration
  ) -> TypedReading {
    if number < 0, !rules.system.allowsNegative { return .refused("is less than 0") }
    return .value(Measurement(value: number, unit: unit))
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    let units = MeasurementUnits.of(UnitType.self)
    let first = (rules.system.unit as? UnitType) ?? units.first?.unit as? UnitType
    guard let first else { return "a measurement" }
    let shown = MeasurementUnits.word(for: first)
    let others = units.prefix(3).map { MeasurementUnits.word(for: $0.unit) }
    let more = others.first { $0 != shown }.map { " or 5 \($0)" } ?? ""
    return "a number with a unit, such as 5 \(shown)\(more)"
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    "\(value.typed(rules)) \(MeasurementUnits.word(for: unit))"
  }
}
