import SnippetFoundation

/// Every unit that Foundation declares, by its class.
///
/// From the exported symbols of Foundation: `nm -D libFoundation.so | swift demangle | grep 'static Foundation.Unit'`.
enum FoundationUnits {
  static let acceleration: [UnitAcceleration] = [
    .gravity, .metersPerSecondSquared,
  ]
  static let angle: [UnitAngle] = [
    .arcMinutes, .arcSeconds, .degrees, .gradians, .radians, .revolutions,
  ]
  static let area: [UnitArea] = [
    .acres, .ares, .hectares, .squareCentimeters, .squareFeet, .squareInches, .squareKilometers,
    .squareMegameters, .squareMeters, .squareMicrometers, .squareMiles, .squareMillimeters,
    .squareNanometers, .squareYards,
  ]
  static let concentrationMass: [UnitConcentrationMass] = [
    .gramsPerLiter, .milligramsPerDeciliter,
  ]
  static let dispersion: [UnitDispersion] = [
    .partsPerMillion
  ]
  static let duration: [UnitDuration] = [
    .hours, .microseconds, .milliseconds, .minutes, .nanoseconds, .picoseconds, .seconds,
  ]
  static let electricCharge: [UnitElectricCharge] = [
    .ampereHours, .coulombs, .kiloampereHours, .megaampereHours, .microampereHours,
    .milliampereHours,
  ]
  static let electricCurrent: [UnitElectricCurrent] = [
    .amperes, .kiloamperes, .megaamperes, .microamperes, .milliamperes,
  ]
  static let electricPotentialDifference: [UnitElectricPotentialDifference] = [
    .kilovolts, .megavolts, .microvolts, .millivolts, .volts,
  ]
  static let electricResistance: [UnitElectricResistance] = [
    .kiloohms, .megaohms, .microohms, .milliohms, .ohms,
  ]
  static let energy: [UnitEnergy] = [
    .calories, .joules, .kilocalories, .kilojoules, .kilowattHours,
  ]
  static let frequency: [UnitFrequency] = [
    .gigahertz, .hertz, .kilohertz, .megahertz, .microhertz, .millihertz, .nanohertz, .terahertz,
  ]
  static let fuelEfficiency: [UnitFuelEfficiency] = [
    .litersPer100Kilometers, .milesPerGallon, .milesPerImperialGallon,
  ]
  static let illuminance: [UnitIlluminance] = [
    .lux
  ]
  static let informationStorage: [UnitInformationStorage] = [
    .bits, .bytes, .exabits, .exabytes, .exbibits, .exbibytes, .gibibits, .gibibytes, .gigabits,
    .gigabytes, .kibibits, .kibibytes, .kilobits, .kilobytes, .mebibits, .mebibytes, .megabits,
    .megabytes, .nibbles, .pebibits, .pebibytes, .petabits, .petabytes, .tebibits, .tebibytes,
    .terabits, .terabytes, .yobibits, .yobibytes, .yottabits, .yottabytes, .zebibits, .zebibytes,
    .zettabits, .zettabytes,
  ]
  static let length: [UnitLength] = [
    .astronomicalUnits, .centimeters, .decameters, .decimeters, .fathoms, .feet, .furlongs,
    .hectometers, .inches, .kilometers, .lightyears, .megameters, .meters, .micrometers, .miles,
    .millimeters, .nanometers, .nauticalMiles, .parsecs, .picometers, .scandinavianMiles, .yards,
  ]
  static let mass: [UnitMass] = [
    .carats, .centigrams, .decigrams, .grams, .kilograms, .metricTons, .micrograms, .milligrams,
    .nanograms, .ounces, .ouncesTroy, .picograms, .pounds, .shortTons, .slugs, .stones,
  ]
  static let power: [UnitPower] = [
    .femtowatts, .gigawatts, .horsepower, .kilowatts, .megawatts, .microwatts, .milliwatts,
    .nanowatts, .picowatts, .terawatts, .watts,
  ]
  static let pressure: [UnitPressure] = [
    .bars, .gigapascals, .hectopascals, .inchesOfMercury, .kilopascals, .megapascals, .millibars,
    .millimetersOfMercury, .newtonsPerMetersSquared, .poundsForcePerSquareInch,
  ]
  static let speed: [UnitSpeed] = [
    .kilometersPerHour, .knots, .metersPerSecond, .milesPerHour,
  ]
  static let temperature: [UnitTemperature] = [
    .celsius, .fahrenheit, .kelvin,
  ]
  static let volume: [UnitVolume] = [
    .acreFeet, .bushels, .centiliters, .cubicCentimeters, .cubicDecimeters, .cubicFeet,
    .cubicInches, .cubicKilometers, .cubicMeters, .cubicMiles, .cubicMillimeters, .cubicYards,
    .cups, .deciliters, .fluidOunces, .gallons, .imperialFluidOunces, .imperialGallons,
    .imperialPints, .imperialQuarts, .imperialTablespoons, .imperialTeaspoons, .kiloliters, .liters,
    .megaliters, .metricCups, .milliliters, .pints, .quarts, .tablespoons, .teaspoons,
  ]
}
