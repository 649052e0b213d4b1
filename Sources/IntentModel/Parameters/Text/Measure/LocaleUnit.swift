import SnippetFoundation

/// The unit that people of a region use in place of another of about its size.
///
/// Where a parameter says `defaultUnitAdjustForLocale`, a number alone, that of the default too, is in this unit: 5 km are
/// 5 mi for a person from the United States. **Source**: Apple says that the unit is adjusted; the number is as declared.
enum LocaleUnit {
  /// The unit itself where the region uses it, or has none instead.
  static func of(_ unit: Dimension, in locale: Locale) -> Dimension {
    let system = locale.measurementSystem
    for (metric, american, isBritish) in pairs {
      let isMetric = system == .metric || (system == .uk && !isBritish)
      if unit == (isMetric ? american : metric) { return isMetric ? metric : american }
    }
    return unit
  }

  /// What the United Kingdom measures in miles, all others in kilometers or in miles as their systems say.
  private static let pairs: [(metric: Dimension, american: Dimension, isBritish: Bool)] = [
    (UnitLength.kilometers, UnitLength.miles, true),
    (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, true),
    (UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon, false),
    (UnitLength.meters, UnitLength.feet, false),
    (UnitLength.meters, UnitLength.yards, false),
    (UnitLength.centimeters, UnitLength.inches, false),
    (UnitLength.millimeters, UnitLength.inches, false),
    (UnitMass.kilograms, UnitMass.pounds, false),
    (UnitMass.grams, UnitMass.ounces, false),
    (UnitMass.metricTons, UnitMass.shortTons, false),
    (UnitTemperature.celsius, UnitTemperature.fahrenheit, false),
    (UnitVolume.liters, UnitVolume.gallons, false),
    (UnitVolume.milliliters, UnitVolume.fluidOunces, false),
    (UnitArea.squareKilometers, UnitArea.squareMiles, false),
    (UnitArea.hectares, UnitArea.acres, false),
    (UnitArea.squareMeters, UnitArea.squareFeet, false),
    (UnitArea.squareCentimeters, UnitArea.squareInches, false),
  ]
}
