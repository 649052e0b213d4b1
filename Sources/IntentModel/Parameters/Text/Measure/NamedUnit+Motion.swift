import SnippetFoundation

// Units of time, speed, energy and power.
extension NamedUnit {
  static let durations: [NamedUnit] = [
    NamedUnit(UnitDuration.seconds, "second", signs: ["sec", "secs"]),
    NamedUnit(UnitDuration.minutes, "minute", signs: ["min", "mins"]),
    NamedUnit(UnitDuration.hours, "hour", signs: ["hr", "hrs"]),
    NamedUnit(UnitDuration.milliseconds, "millisecond"),
    NamedUnit(UnitDuration.microseconds, "microsecond"),
    NamedUnit(UnitDuration.nanoseconds, "nanosecond"),
    NamedUnit(UnitDuration.picoseconds, "picosecond"),
  ]

  static let frequencies: [NamedUnit] = [
    NamedUnit(UnitFrequency.hertz, "hertz"),
    NamedUnit(UnitFrequency.kilohertz, "kilohertz"),
    NamedUnit(UnitFrequency.megahertz, "megahertz"),
    NamedUnit(UnitFrequency.gigahertz, "gigahertz"),
    NamedUnit(UnitFrequency.microhertz, "microhertz"),
    NamedUnit(UnitFrequency.millihertz, "millihertz"),
    NamedUnit(UnitFrequency.nanohertz, "nanohertz"),
    NamedUnit(UnitFrequency.terahertz, "terahertz"),
  ]

  static let speeds: [NamedUnit] = [
    NamedUnit(
      UnitSpeed.kilometersPerHour,
      "kilometer per hour",
      signs: ["kmh", "kph", "kmph", "km/hr"]
    ),
    NamedUnit(UnitSpeed.milesPerHour, "mile per hour", signs: ["mi/h", "mi/hr"]),
    NamedUnit(UnitSpeed.metersPerSecond, "meter per second", signs: ["mps", "m/sec"]),
    NamedUnit(UnitSpeed.knots, "knot", names: ["nautical mile per hour"], signs: ["kt", "kts"]),
  ]

  static let accelerations: [NamedUnit] = [
    NamedUnit(
      UnitAcceleration.metersPerSecondSquared,
      "meter per second squared",
      names: ["meter per square second"],
      signs: ["m/s/s"]
    ),
    NamedUnit(UnitAcceleration.gravity, "gravity", names: ["g-force"]),
  ]

  static let energies: [NamedUnit] = [
    NamedUnit(
      UnitEnergy.kilocalories,
      "kilocalorie",
      names: ["calorie", "food calorie"],
      signs: ["kcal", "Cal"]
    ),
    NamedUnit(UnitEnergy.calories, "calorie"),
    NamedUnit(UnitEnergy.kilojoules, "kilojoule"),
    NamedUnit(UnitEnergy.joules, "joule"),
    NamedUnit(UnitEnergy.kilowattHours, "kilowatt hour", signs: ["kW h", "kW·h"]),
  ]

  static let powers: [NamedUnit] = [
    NamedUnit(UnitPower.watts, "watt"),
    NamedUnit(UnitPower.kilowatts, "kilowatt"),
    NamedUnit(UnitPower.megawatts, "megawatt"),
    NamedUnit(UnitPower.horsepower, "horsepower", names: ["horse power"]),
    NamedUnit(UnitPower.milliwatts, "milliwatt"),
    NamedUnit(UnitPower.femtowatts, "femtowatt"),
    NamedUnit(UnitPower.gigawatts, "gigawatt"),
    NamedUnit(UnitPower.microwatts, "microwatt"),
    NamedUnit(UnitPower.nanowatts, "nanowatt"),
    NamedUnit(UnitPower.picowatts, "picowatt"),
    NamedUnit(UnitPower.terawatts, "terawatt"),
  ]

  static let fuelEfficiencies: [NamedUnit] = [
    NamedUnit(
      UnitFuelEfficiency.litersPer100Kilometers,
      "liter per 100 kilometers",
      signs: ["l/100km", "L/100 km", "l/100 km"]
    ),
    NamedUnit(UnitFuelEfficiency.milesPerGallon, "mile per gallon"),
    NamedUnit(
      UnitFuelEfficiency.milesPerImperialGallon,
      "mile per imperial gallon",
      names: ["mile per gallon"],
      isImperial: true
    ),
  ]
}
