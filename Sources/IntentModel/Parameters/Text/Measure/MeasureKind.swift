import SnippetFoundation

/// A kind of measurement, and what one of it is called.
struct MeasureKind: Sendable {
  let type: Dimension.Type
  /// With its article: `a length`.
  let name: String

  private init(_ type: Dimension.Type, _ name: String) { (self.type, self.name) = (type, name) }

  /// Those that most people know first: `5 m` is a length where it is no angle.
  private static let all = [
    MeasureKind(UnitLength.self, "a length"), MeasureKind(UnitMass.self, "a mass"),
    MeasureKind(UnitDuration.self, "a duration"),
    MeasureKind(UnitTemperature.self, "a temperature"), MeasureKind(UnitVolume.self, "a volume"),
    MeasureKind(UnitSpeed.self, "a speed"), MeasureKind(UnitArea.self, "an area"),
    MeasureKind(UnitEnergy.self, "an energy"), MeasureKind(UnitPower.self, "a power"),
    MeasureKind(UnitAngle.self, "an angle"), MeasureKind(UnitPressure.self, "a pressure"),
    MeasureKind(UnitFrequency.self, "a frequency"),
    MeasureKind(UnitInformationStorage.self, "an amount of data"),
    MeasureKind(UnitElectricCurrent.self, "an electric current"),
    MeasureKind(UnitElectricPotentialDifference.self, "a voltage"),
    MeasureKind(UnitElectricResistance.self, "an electric resistance"),
    MeasureKind(UnitElectricCharge.self, "an electric charge"),
    MeasureKind(UnitFuelEfficiency.self, "a fuel efficiency"),
    MeasureKind(UnitAcceleration.self, "an acceleration"),
    MeasureKind(UnitConcentrationMass.self, "a concentration"),
    MeasureKind(UnitDispersion.self, "a dispersion"),
    MeasureKind(UnitIlluminance.self, "an illuminance"),
  ]

  /// Why a text is no measurement of a kind where it is one of another: `is a mass, not a length`; nil: it is none.
  static func other(than type: Dimension.Type, of text: String) -> String? {
    guard let wanted = all.first(where: { $0.type == type }),
      let found = all.first(where: { $0.type != wanted.type && $0.reads(text) })
    else { return nil }
    return "is \(found.name), not \(wanted.name)"
  }

  /// Whether a text is a number and a unit of this kind.
  private func reads(_ text: String) -> Bool {
    text.indices.dropFirst().contains { place in
      guard NumberText(String(text[..<place]).trimmed).double != nil else { return false }
      let unit = String(text[place...]).trimmed
      if case .unknown = UnitText(unit, of: type, own: nil) { return false }
      return unit.utf8.count > 1 || isSign(unit)
    }
  }

  /// Whether a unit of this kind is written just so: `5 k` is no temperature, where a length in kilometers may be meant.
  private func isSign(_ text: String) -> Bool {
    NamedUnit.all(of: type).contains { $0.unit.symbol == text || $0.signs.contains(text) }
  }
}
