public import SnippetFoundation

// What Apple calls the units of a parameter that is a measurement: `IntentParameter<Value>.Length`. Here they are
// Foundation's own.
//
// **Source**: developer.apple.com/documentation/appintents/intentparameter-measurements

extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
  /// Units of speed gained or lost.
  public typealias Acceleration = UnitAcceleration
}

extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
  /// Units of angles.
  public typealias Angle = UnitAngle
}

extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
  /// Units of areas.
  public typealias Area = UnitArea
}

extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
  /// Units of mass in a volume.
  public typealias ConcentrationMass = UnitConcentrationMass
}

extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
  /// Units of parts of a whole.
  public typealias Dispersion = UnitDispersion
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
  /// Units of lengths of time.
  public typealias Duration = UnitDuration
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
  /// Units of electric charges.
  public typealias ElectricCharge = UnitElectricCharge
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
  /// Units of electric currents.
  public typealias ElectricCurrent = UnitElectricCurrent
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
  /// Units of electric tensions.
  public typealias ElectricPotentialDifference = UnitElectricPotentialDifference
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
  /// Units of electric resistances.
  public typealias ElectricResistance = UnitElectricResistance
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
  /// Units of energies.
  public typealias Energy = UnitEnergy
}

extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
  /// Units of frequencies.
  public typealias Frequency = UnitFrequency
}

extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
  /// Units of fuel for a way.
  public typealias FuelEfficiency = UnitFuelEfficiency
}

extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
  /// Units of light on an area.
  public typealias Illuminance = UnitIlluminance
}

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
  /// Units of amounts of data.
  public typealias InformationStorage = UnitInformationStorage
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
  /// Units of lengths.
  public typealias Length = UnitLength
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
  /// Units of masses.
  public typealias Mass = UnitMass
}

extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
  /// Units of powers.
  public typealias Power = UnitPower
}

extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
  /// Units of pressures.
  public typealias Pressure = UnitPressure
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
  /// Units of speeds.
  public typealias Speed = UnitSpeed
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
  /// Units of temperatures.
  public typealias Temperature = UnitTemperature
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
  /// Units of volumes.
  public typealias Volume = UnitVolume
}
