import SnippetFoundation

/// The units that a person may name, by kind of measurement.
///
/// Each kind is a list of units with their names; a unit's symbol names it too, and an `s` behind a name says several.
enum MeasurementUnits {
  typealias Named = (unit: Dimension, names: [String])

  /// The units of a kind; empty: nothing of the kind can be typed.
  static func of(_ type: Dimension.Type) -> [Named] {
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
    default: others(type)
    }
  }

  /// The unit that a text names, letter case aside unless it tells units apart.
  static func unit(named text: String, of type: Dimension.Type) -> Dimension? {
    let units = of(type)
    if let exact = units.first(where: { $0.unit.symbol == text }) { return exact.unit }
    let word = text.lowercased()
    return units.first { unit in
      unit.unit.symbol.lowercased() == word
        || unit.names.contains { $0 == word || $0 + "s" == word || $0 + "es" == word }
    }?.unit
  }

  /// What a person would type for a unit: its symbol, and for a length of time what is no symbol of another kind too.
  static func word(for unit: Dimension) -> String {
    guard unit is UnitDuration, let named = durations.first(where: { $0.unit == unit }),
      named.names.count > 1
    else { return unit.symbol }
    return named.names[1]
  }

  private static let lengths: [Named] = [
    (UnitLength.meters, ["meter", "metre"]), (UnitLength.kilometers, ["kilometer", "kilometre"]),
    (UnitLength.centimeters, ["centimeter", "centimetre"]),
    (UnitLength.millimeters, ["millimeter", "millimetre"]),
    (UnitLength.miles, ["mile"]), (UnitLength.yards, ["yard"]),
    (UnitLength.feet, ["foot", "feet", "′"]), (UnitLength.inches, ["inch", "\"", "″"]),
    (UnitLength.nauticalMiles, ["nautical mile"]), (UnitLength.micrometers, ["micrometer"]),
    (UnitLength.lightyears, ["light year", "lightyear"]),
  ]
  private static let masses: [Named] = [
    (UnitMass.kilograms, ["kilogram", "kilo"]), (UnitMass.grams, ["gram"]),
    (UnitMass.milligrams, ["milligram"]), (UnitMass.pounds, ["pound", "lbs"]),
    (UnitMass.ounces, ["ounce"]), (UnitMass.stones, ["stone"]),
    (UnitMass.metricTons, ["ton", "tonne"]), (UnitMass.micrograms, ["microgram"]),
  ]
  private static let durations: [Named] = [
    (UnitDuration.seconds, ["second", "sec", "s"]), (UnitDuration.minutes, ["minute", "min", "m"]),
    (UnitDuration.hours, ["hour", "hr", "h"]), (UnitDuration.milliseconds, ["millisecond"]),
    (UnitDuration.microseconds, ["microsecond"]), (UnitDuration.nanoseconds, ["nanosecond"]),
  ]
  private static let temperatures: [Named] = [
    (UnitTemperature.celsius, ["degree celsius", "degrees celsius", "celsius", "c", "° c"]),
    (
      UnitTemperature.fahrenheit,
      ["degree fahrenheit", "degrees fahrenheit", "fahrenheit", "f", "° f"]
    ),
    (UnitTemperature.kelvin, ["kelvin"]),
  ]
  private static let volumes: [Named] = [
    (UnitVolume.liters, ["liter", "litre"]),
    (UnitVolume.milliliters, ["milliliter", "millilitre"]),
    (UnitVolume.centiliters, ["centiliter", "centilitre"]),
    (UnitVolume.deciliters, ["deciliter", "decilitre"]),
    (UnitVolume.cups, ["cup"]), (UnitVolume.pints, ["pint"]), (UnitVolume.quarts, ["quart"]),
    (UnitVolume.gallons, ["gallon"]), (UnitVolume.fluidOunces, ["fluid ounce"]),
    (UnitVolume.tablespoons, ["tablespoon"]), (UnitVolume.teaspoons, ["teaspoon"]),
    (UnitVolume.cubicMeters, ["cubic meter", "cubic metre"]),
  ]
  private static let speeds: [Named] = [
    (UnitSpeed.kilometersPerHour, ["kilometer per hour", "kilometers per hour", "kmh", "kph"]),
    (UnitSpeed.milesPerHour, ["mile per hour", "miles per hour"]),
    (UnitSpeed.metersPerSecond, ["meter per second", "meters per second"]),
    (UnitSpeed.knots, ["knot"]),
  ]
  private static let areas: [Named] = [
    (UnitArea.squareMeters, ["square meter", "square metre", "m2"]),
    (UnitArea.squareKilometers, ["square kilometer", "square kilometre", "km2"]),
    (UnitArea.squareFeet, ["square foot", "square feet"]), (UnitArea.squareMiles, ["square mile"]),
    (UnitArea.acres, ["acre"]), (UnitArea.hectares, ["hectare"]),
  ]
  private static let energies: [Named] = [
    (UnitEnergy.kilocalories, ["kilocalorie", "calorie"]), (UnitEnergy.calories, []),
    (UnitEnergy.kilojoules, ["kilojoule"]), (UnitEnergy.joules, ["joule"]),
    (UnitEnergy.kilowattHours, ["kilowatt hour"]),
  ]
  private static let powers: [Named] = [
    (UnitPower.watts, ["watt"]), (UnitPower.kilowatts, ["kilowatt"]),
    (UnitPower.megawatts, ["megawatt"]), (UnitPower.horsepower, ["horsepower"]),
    (UnitPower.milliwatts, ["milliwatt"]),
  ]
  private static let angles: [Named] = [
    (UnitAngle.degrees, ["degree"]), (UnitAngle.radians, ["radian"]),
    (UnitAngle.revolutions, ["revolution", "turn"]),
  ]
  private static let pressures: [Named] = [
    (UnitPressure.hectopascals, ["hectopascal"]), (UnitPressure.kilopascals, ["kilopascal"]),
    (UnitPressure.bars, ["bar"]), (UnitPressure.millibars, ["millibar"]),
    (UnitPressure.poundsForcePerSquareInch, ["pound per square inch"]),
    (UnitPressure.millimetersOfMercury, []), (UnitPressure.newtonsPerMetersSquared, ["pascal"]),
  ]
  private static let frequencies: [Named] = [
    (UnitFrequency.hertz, ["hertz"]), (UnitFrequency.kilohertz, ["kilohertz"]),
    (UnitFrequency.megahertz, ["megahertz"]), (UnitFrequency.gigahertz, ["gigahertz"]),
  ]
  private static let storages: [Named] = [
    (UnitInformationStorage.bytes, ["byte"]), (UnitInformationStorage.kilobytes, ["kilobyte"]),
    (UnitInformationStorage.megabytes, ["megabyte"]),
    (UnitInformationStorage.gigabytes, ["gigabyte"]),
    (UnitInformationStorage.terabytes, ["terabyte"]), (UnitInformationStorage.bits, ["bit"]),
    (UnitInformationStorage.mebibytes, ["mebibyte"]),
    (UnitInformationStorage.gibibytes, ["gibibyte"]),
  ]

  private static func others(_ type: Dimension.Type) -> [Named] {
    switch type {
    case is UnitElectricCurrent.Type:
      [(UnitElectricCurrent.amperes, ["ampere", "amp"]), (UnitElectricCurrent.milliamperes, [])]
    case is UnitElectricPotentialDifference.Type:
      [
        (UnitElectricPotentialDifference.volts, ["volt"]),
        (UnitElectricPotentialDifference.millivolts, ["millivolt"]),
      ]
    case is UnitElectricResistance.Type: [(UnitElectricResistance.ohms, ["ohm"])]
    case is UnitElectricCharge.Type:
      [
        (UnitElectricCharge.coulombs, ["coulomb"]),
        (UnitElectricCharge.ampereHours, ["ampere hour"]),
      ]
    case is UnitFuelEfficiency.Type:
      [
        (UnitFuelEfficiency.litersPer100Kilometers, ["liters per 100 kilometers"]),
        (UnitFuelEfficiency.milesPerGallon, ["miles per gallon"]),
      ]
    case is UnitAcceleration.Type:
      [
        (UnitAcceleration.metersPerSecondSquared, ["meters per second squared"]),
        (UnitAcceleration.gravity, []),
      ]
    case is UnitConcentrationMass.Type:
      [
        (UnitConcentrationMass.gramsPerLiter, ["grams per liter"]),
        (UnitConcentrationMass.milligramsPerDeciliter, ["milligrams per deciliter"]),
      ]
    case is UnitDispersion.Type: [(UnitDispersion.partsPerMillion, ["parts per million"])]
    case is UnitIlluminance.Type: [(UnitIlluminance.lux, ["lux"])]
    default: []
    }
  }
}
