import SnippetFoundation

/// A unit of measurement and what people call it besides its symbol.
struct NamedUnit: Sendable {
  let unit: Dimension
  /// One of them in words, as Foundation calls it: `square meter`.
  let name: String
  /// Other words for one of them; letter case says nothing.
  let names: [String]
  /// Other signs; letter case tells units apart, as in Foundation's symbols.
  let signs: [String]
  /// Whether a unit of the United States has the same name or sign.
  let isImperial: Bool

  init(
    _ unit: Dimension,
    _ name: String,
    names: [String] = [],
    signs: [String] = [],
    isImperial: Bool = false
  ) {
    (self.unit, self.name, self.names) = (unit, name, names)
    (self.signs, self.isImperial) = (signs, isImperial)
  }

  /// What a person would type for it: its symbol, and for a length of time what is no symbol of another kind too.
  var word: String { unit is UnitDuration ? signs.first ?? unit.symbol : unit.symbol }

  /// The units of a kind, those that most people know first; empty: Foundation has no such kind.
  static func all(of type: Dimension.Type) -> [NamedUnit] {
    switch type {
    case is UnitLength.Type: lengths
    case is UnitMass.Type: masses
    case is UnitDuration.Type: durations
    case is UnitTemperature.Type: temperatures
    case is UnitVolume.Type: volumes
    case is UnitSpeed.Type: speeds
    case is UnitArea.Type: areas
    case is UnitEnergy.Type: energies
    case is UnitPower.Type: powers
    case is UnitAngle.Type: angles
    case is UnitPressure.Type: pressures
    case is UnitFrequency.Type: frequencies
    case is UnitInformationStorage.Type: storages
    case is UnitElectricCurrent.Type: currents
    case is UnitElectricPotentialDifference.Type: voltages
    case is UnitElectricResistance.Type: resistances
    case is UnitElectricCharge.Type: charges
    case is UnitFuelEfficiency.Type: fuelEfficiencies
    case is UnitAcceleration.Type: accelerations
    case is UnitConcentrationMass.Type: concentrations
    case is UnitDispersion.Type: dispersions
    case is UnitIlluminance.Type: illuminances
    default: []
    }
  }

  /// What a person would type for a unit of any kind, an app's own among them.
  static func word(for unit: Dimension) -> String {
    all(of: type(of: unit)).first { $0.unit == unit }?.word ?? unit.symbol
  }
}
