import Foundation

/// The names that Unicode's tables have for Foundation's units.
enum UnitNames {
  /// Returns `kilometer-per-hour` for `UnitSpeed.kilometersPerHour`; nil: an app's own unit, or one without a name there.
  static func name(of unit: Dimension) -> String? {
    names(of: unit).first { $0.unit == unit }?.name
  }

  /// Whether regions have units of their own for what is measured.
  static func isRegional(_ unit: Dimension) -> Bool {
    switch unit {
    case is UnitArea, is UnitConcentrationMass, is UnitEnergy, is UnitFuelEfficiency, is UnitLength,
      is UnitMass, is UnitPower, is UnitPressure, is UnitSpeed, is UnitVolume:
      true
    default: false
    }
  }

  private struct Entry: Sendable {
    let unit: Dimension
    let name: String

    init(_ unit: Dimension, _ name: String) { (self.unit, self.name) = (unit, name) }
  }

  private static func names(of unit: Dimension) -> [Entry] {
    switch unit {
    case is UnitLength: lengths
    case is UnitMass: masses
    case is UnitDuration: durations
    case is UnitTemperature: temperatures
    case is UnitSpeed: speeds
    case is UnitArea: areas
    case is UnitVolume: volumes
    case is UnitEnergy: energies
    case is UnitPower: powers
    case is UnitPressure: pressures
    case is UnitAngle: angles
    case is UnitFrequency: frequencies
    case is UnitInformationStorage: storages
    default: others
    }
  }

  private static let lengths = [
    Entry(UnitLength.kilometers, "kilometer"), Entry(UnitLength.meters, "meter"),
    Entry(UnitLength.centimeters, "centimeter"), Entry(UnitLength.millimeters, "millimeter"),
    Entry(UnitLength.miles, "mile"), Entry(UnitLength.feet, "foot"),
    Entry(UnitLength.inches, "inch"), Entry(UnitLength.yards, "yard"),
    Entry(UnitLength.megameters, "megameter"), Entry(UnitLength.hectometers, "hectometer"),
    Entry(UnitLength.decameters, "dekameter"), Entry(UnitLength.decimeters, "decimeter"),
    Entry(UnitLength.micrometers, "micrometer"), Entry(UnitLength.nanometers, "nanometer"),
    Entry(UnitLength.picometers, "picometer"), Entry(UnitLength.nauticalMiles, "nautical-mile"),
    Entry(UnitLength.scandinavianMiles, "mile-scandinavian"),
    Entry(UnitLength.lightyears, "light-year"), Entry(UnitLength.fathoms, "fathom"),
    Entry(UnitLength.furlongs, "furlong"), Entry(UnitLength.parsecs, "parsec"),
    Entry(UnitLength.astronomicalUnits, "astronomical-unit"),
  ]

  private static let masses = [
    Entry(UnitMass.kilograms, "kilogram"), Entry(UnitMass.grams, "gram"),
    Entry(UnitMass.pounds, "pound"), Entry(UnitMass.ounces, "ounce"),
    Entry(UnitMass.stones, "stone"), Entry(UnitMass.metricTons, "tonne"),
    Entry(UnitMass.shortTons, "ton"), Entry(UnitMass.milligrams, "milligram"),
    Entry(UnitMass.micrograms, "microgram"), Entry(UnitMass.decigrams, "decigram"),
    Entry(UnitMass.centigrams, "centigram"), Entry(UnitMass.nanograms, "nanogram"),
    Entry(UnitMass.picograms, "picogram"), Entry(UnitMass.carats, "carat"),
    Entry(UnitMass.ouncesTroy, "ounce-troy"),
  ]

  private static let durations = [
    Entry(UnitDuration.hours, "hour"), Entry(UnitDuration.minutes, "minute"),
    Entry(UnitDuration.seconds, "second"), Entry(UnitDuration.milliseconds, "millisecond"),
    Entry(UnitDuration.microseconds, "microsecond"),
    Entry(UnitDuration.nanoseconds, "nanosecond"), Entry(UnitDuration.picoseconds, "picosecond"),
  ]

  private static let temperatures = [
    Entry(UnitTemperature.celsius, "celsius"), Entry(UnitTemperature.fahrenheit, "fahrenheit"),
    Entry(UnitTemperature.kelvin, "kelvin"),
  ]

  private static let speeds = [
    Entry(UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    Entry(UnitSpeed.milesPerHour, "mile-per-hour"),
    Entry(UnitSpeed.metersPerSecond, "meter-per-second"), Entry(UnitSpeed.knots, "knot"),
  ]

  private static let areas = [
    Entry(UnitArea.squareMeters, "square-meter"), Entry(UnitArea.squareFeet, "square-foot"),
    Entry(UnitArea.squareKilometers, "square-kilometer"), Entry(UnitArea.acres, "acre"),
    Entry(UnitArea.hectares, "hectare"), Entry(UnitArea.squareMiles, "square-mile"),
    Entry(UnitArea.squareInches, "square-inch"), Entry(UnitArea.squareYards, "square-yard"),
    Entry(UnitArea.squareCentimeters, "square-centimeter"),
    Entry(UnitArea.squareMillimeters, "square-millimeter"),
    Entry(UnitArea.squareMicrometers, "square-micrometer"),
    Entry(UnitArea.squareNanometers, "square-nanometer"),
    Entry(UnitArea.squareMegameters, "square-megameter"),
  ]

  private static let volumes = [
    Entry(UnitVolume.liters, "liter"), Entry(UnitVolume.milliliters, "milliliter"),
    Entry(UnitVolume.centiliters, "centiliter"), Entry(UnitVolume.deciliters, "deciliter"),
    Entry(UnitVolume.kiloliters, "kiloliter"), Entry(UnitVolume.megaliters, "megaliter"),
    Entry(UnitVolume.gallons, "gallon"), Entry(UnitVolume.quarts, "quart"),
    Entry(UnitVolume.pints, "pint"), Entry(UnitVolume.cups, "cup"),
    Entry(UnitVolume.fluidOunces, "fluid-ounce"), Entry(UnitVolume.tablespoons, "tablespoon"),
    Entry(UnitVolume.teaspoons, "teaspoon"), Entry(UnitVolume.cubicMeters, "cubic-meter"),
    Entry(UnitVolume.cubicKilometers, "cubic-kilometer"),
    Entry(UnitVolume.cubicDecimeters, "cubic-decimeter"),
    Entry(UnitVolume.cubicCentimeters, "cubic-centimeter"),
    Entry(UnitVolume.cubicMillimeters, "cubic-millimeter"),
    Entry(UnitVolume.cubicInches, "cubic-inch"), Entry(UnitVolume.cubicFeet, "cubic-foot"),
    Entry(UnitVolume.cubicYards, "cubic-yard"), Entry(UnitVolume.cubicMiles, "cubic-mile"),
    Entry(UnitVolume.acreFeet, "acre-foot"), Entry(UnitVolume.bushels, "bushel"),
    Entry(UnitVolume.imperialGallons, "gallon-imperial"),
    Entry(UnitVolume.imperialQuarts, "quart-imperial"),
    Entry(UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
    Entry(UnitVolume.metricCups, "cup-metric"),
  ]

  private static let energies = [
    Entry(UnitEnergy.kilocalories, "kilocalorie"), Entry(UnitEnergy.calories, "calorie"),
    Entry(UnitEnergy.kilojoules, "kilojoule"), Entry(UnitEnergy.joules, "joule"),
    Entry(UnitEnergy.kilowattHours, "kilowatt-hour"),
  ]

  private static let powers = [
    Entry(UnitPower.watts, "watt"), Entry(UnitPower.kilowatts, "kilowatt"),
    Entry(UnitPower.megawatts, "megawatt"), Entry(UnitPower.gigawatts, "gigawatt"),
    Entry(UnitPower.terawatts, "terawatt"), Entry(UnitPower.milliwatts, "milliwatt"),
    Entry(UnitPower.microwatts, "microwatt"), Entry(UnitPower.nanowatts, "nanowatt"),
    Entry(UnitPower.horsepower, "horsepower"),
  ]

  private static let pressures = [
    Entry(UnitPressure.hectopascals, "hectopascal"),
    Entry(UnitPressure.kilopascals, "kilopascal"), Entry(UnitPressure.bars, "bar"),
    Entry(UnitPressure.millibars, "millibar"), Entry(UnitPressure.inchesOfMercury, "inch-ofhg"),
    Entry(UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    Entry(UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    Entry(UnitPressure.newtonsPerMetersSquared, "pascal"),
    Entry(UnitPressure.megapascals, "megapascal"), Entry(UnitPressure.gigapascals, "gigapascal"),
  ]

  private static let angles = [
    Entry(UnitAngle.degrees, "degree"), Entry(UnitAngle.radians, "radian"),
    Entry(UnitAngle.arcMinutes, "arc-minute"), Entry(UnitAngle.arcSeconds, "arc-second"),
    Entry(UnitAngle.revolutions, "revolution"),
  ]

  private static let frequencies = [
    Entry(UnitFrequency.hertz, "hertz"), Entry(UnitFrequency.kilohertz, "kilohertz"),
    Entry(UnitFrequency.megahertz, "megahertz"), Entry(UnitFrequency.gigahertz, "gigahertz"),
    Entry(UnitFrequency.terahertz, "terahertz"), Entry(UnitFrequency.millihertz, "millihertz"),
  ]

  private static let storages = [
    Entry(UnitInformationStorage.bytes, "byte"), Entry(UnitInformationStorage.bits, "bit"),
    Entry(UnitInformationStorage.kilobytes, "kilobyte"),
    Entry(UnitInformationStorage.megabytes, "megabyte"),
    Entry(UnitInformationStorage.gigabytes, "gigabyte"),
    Entry(UnitInformationStorage.terabytes, "terabyte"),
    Entry(UnitInformationStorage.petabytes, "petabyte"),
    Entry(UnitInformationStorage.kilobits, "kilobit"),
    Entry(UnitInformationStorage.megabits, "megabit"),
    Entry(UnitInformationStorage.gigabits, "gigabit"),
    Entry(UnitInformationStorage.terabits, "terabit"),
    Entry(UnitInformationStorage.kibibytes, "kibibyte"),
    Entry(UnitInformationStorage.mebibytes, "mebibyte"),
    Entry(UnitInformationStorage.gibibytes, "gibibyte"),
    Entry(UnitInformationStorage.tebibytes, "tebibyte"),
  ]

  private static let others = [
    Entry(UnitElectricCurrent.amperes, "ampere"),
    Entry(UnitElectricCurrent.milliamperes, "milliampere"),
    Entry(UnitElectricCurrent.kiloamperes, "kiloampere"),
    Entry(UnitElectricPotentialDifference.volts, "volt"),
    Entry(UnitElectricPotentialDifference.millivolts, "millivolt"),
    Entry(UnitElectricPotentialDifference.kilovolts, "kilovolt"),
    Entry(UnitElectricResistance.ohms, "ohm"),
    Entry(UnitElectricResistance.kiloohms, "kiloohm"),
    Entry(UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    Entry(UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    Entry(UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    Entry(UnitAcceleration.gravity, "g-force"),
    Entry(UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    Entry(UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
    Entry(UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
    Entry(UnitDispersion.partsPerMillion, "permillion"), Entry(UnitIlluminance.lux, "lux"),
  ]
}
