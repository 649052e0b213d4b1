import Foundation

/// What a unit is called, and which one a locale is used to.
struct UnitWords {
  private let unit: Unit

  init(_ unit: Unit) { self.unit = unit }

  func name(_ value: Double, _ style: Formatter.UnitStyle, _ locale: Locale) -> String {
    guard style == .long, locale.language.languageCode?.identifier ?? "en" == "en",
      let names = Self.names[unit.symbol]
    else { return unit.symbol }
    return value == 1 ? names.0 : names.1
  }

  /// The unit that people of the locale measure in; nil: the unit is as good as any.
  static func usual(for unit: Dimension, _ locale: Locale) -> Dimension? {
    let isAmerican = locale.measurementSystem == .us
    let isMetric = locale.measurementSystem == .metric
    switch unit {
    case is UnitTemperature: return isAmerican ? UnitTemperature.fahrenheit : .celsius
    case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour
    case is UnitLength:
      let isFar = meters(unit) >= 1000
      if isMetric {
        return imperial.contains(unit.symbol) ? (isFar ? UnitLength.kilometers : .meters) : nil
      }
      if imperial.contains(unit.symbol) { return nil }
      return isFar ? UnitLength.miles : .feet
    case is UnitMass:
      if !isAmerican { return imperial.contains(unit.symbol) ? UnitMass.kilograms : nil }
      return imperial.contains(unit.symbol) ? nil : UnitMass.pounds
    default: return nil
    }
  }

  /// The unit of the locale's system in which the amount is neither very small nor very large.
  static func natural(_ value: Double, _ unit: Dimension, _ locale: Locale) -> Dimension? {
    let isMetric = locale.measurementSystem == .metric
    let steps: [Dimension]
    switch unit {
    case is UnitLength:
      steps =
        isMetric
        ? [
          UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters,
        ]
        : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    case is UnitMass:
      steps =
        locale.measurementSystem == .us
        ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.kilograms, UnitMass.grams]
    case is UnitDuration: steps = [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds]
    default: return usual(for: unit, locale)
    }
    let amount = Measurement(value: value, unit: unit)
    return steps.first { abs(amount.converted(to: $0).value) >= 1 } ?? steps.last
  }

  private static func meters(_ unit: Dimension) -> Double {
    Measurement(value: 1, unit: unit).converted(to: UnitLength.meters).value
  }

  private static let imperial: Set<String> = ["mi", "ft", "in", "yd", "lb", "oz", "st"]

  /// The names of one and of several, by symbol.
  private static let names: [String: (String, String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"),
    "gal": ("gallon", "gallons"), "pt": ("pint", "pints"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"), "sec": ("second", "seconds"),
    "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "kcal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"),
    "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"), "W": ("watt", "watts"),
    "kWh": ("kilowatt hour", "kilowatt hours"), "°": ("degree", "degrees"),
  ]
}
