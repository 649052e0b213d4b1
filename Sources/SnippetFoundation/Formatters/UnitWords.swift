import Foundation

/// What a unit is called, and which one a locale is used to.
struct UnitWords {
  private let unit: Unit

  init(_ unit: Unit) { self.unit = unit }

  func name(_ value: Double, _ style: Formatter.UnitStyle, _ locale: Locale) -> String {
    // A g of acceleration has the symbol of a gram.
    if let unit = unit as? UnitAcceleration, unit == .gravity {
      return style == .long ? "g-force" : "G"
    }
    guard style == .long, locale.isEnglish, let names = Self.names[unit.symbol] else {
      return unit.symbol
    }
    return value == 1 ? names.0 : names.1
  }

  /// Words for a length of time, whose symbols are those of other units too; nil: the unit is none that people use.
  ///
  /// They are those of Foundation's format of durations, with the number in place of its own.
  static func words(
    _ value: Double,
    _ number: String,
    _ unit: UnitDuration,
    _ style: Formatter.UnitStyle,
    _ locale: Locale
  ) -> String? {
    let known: (unit: Duration.UnitsFormatStyle.Unit, length: Duration)
    switch unit {
    case .hours: known = (.hours, .seconds(3600))
    case .minutes: known = (.minutes, .seconds(60))
    case .seconds: known = (.seconds, .seconds(1))
    case .milliseconds: known = (.milliseconds, .milliseconds(1))
    case .microseconds: known = (.microseconds, .microseconds(1))
    case .nanoseconds: known = (.nanoseconds, .nanoseconds(1))
    default: return nil
    }
    let whole = abs(value) < 1_000_000 ? Int(abs(value)) : 1_000_000
    let hasFraction = Double(whole) != abs(value) && whole < 1_000_000
    let format = Duration.UnitsFormatStyle(
      allowedUnits: [known.unit],
      width: style == .long ? .wide : style == .medium ? .abbreviated : .narrow,
      zeroValueUnits: .show(length: 1),
      fractionalPart: hasFraction ? .show(length: 1, rounded: .towardZero) : .hide
    )
    let amount = known.length * whole + (hasFraction ? known.length / 2 : .zero)
    let words = format.locale(locale).format(amount)
    guard let first = words.firstIndex(where: \.isNumber),
      let last = words.lastIndex(where: \.isNumber)
    else { return nil }
    return words[..<first] + number + words[words.index(after: last)...]
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
    "st": ("stone", "stones"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"),
    "gal": ("gallon", "gallons"), "pt": ("pint", "pints"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"),
    "kcal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"),
    "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"), "W": ("watt", "watts"),
    "kWh": ("kilowatt-hour", "kilowatt-hours"), "°": ("degree", "degrees"),
  ]
}

extension Locale {
  /// Whether its words are English, as they are where no language is known.
  ///
  /// Of the identifier alone: it is at hand, and its parts are not, where each answer is looked at.
  package var isEnglish: Bool {
    let language = identifier.utf8.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
    return language.isEmpty || language.elementsEqual("en".utf8)
  }
}
