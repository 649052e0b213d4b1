import SnippetFoundation

// Units of masses, heat, pressure and what is in a mixture.
extension NamedUnit {
  static let masses: [NamedUnit] = [
    NamedUnit(UnitMass.kilograms, "kilogram", names: ["kilo", "kg"]),
    NamedUnit(UnitMass.grams, "gram"),
    NamedUnit(UnitMass.milligrams, "milligram"),
    NamedUnit(UnitMass.pounds, "pound", signs: ["lbs"]),
    NamedUnit(UnitMass.ounces, "ounce"),
    NamedUnit(UnitMass.stones, "stone"),
    NamedUnit(UnitMass.metricTons, "metric ton", names: ["tonne", "metric tonne"]),
    NamedUnit(UnitMass.shortTons, "short ton", names: ["ton"]),
    NamedUnit(UnitMass.carats, "carat"),
    NamedUnit(UnitMass.centigrams, "centigram"),
    NamedUnit(UnitMass.decigrams, "decigram"),
    NamedUnit(UnitMass.micrograms, "microgram"),
    NamedUnit(UnitMass.nanograms, "nanogram"),
    NamedUnit(UnitMass.ouncesTroy, "ounce troy", names: ["troy ounce"], signs: ["ozt"]),
    NamedUnit(UnitMass.picograms, "picogram"),
    NamedUnit(UnitMass.slugs, "slug"),
  ]

  static let temperatures: [NamedUnit] = [
    NamedUnit(
      UnitTemperature.celsius,
      "celsius",
      names: [
        "degree celsius", "degrees celsius", "centigrade", "degree c", "degrees c", "degree",
      ],
      signs: ["C", "° C", "°"]
    ),
    NamedUnit(
      UnitTemperature.fahrenheit,
      "fahrenheit",
      names: ["degree fahrenheit", "degrees fahrenheit", "degree f", "degrees f", "degree"],
      signs: ["F", "° F", "°"]
    ),
    NamedUnit(UnitTemperature.kelvin, "kelvin", names: ["degree kelvin"], signs: ["° K"]),
  ]

  static let pressures: [NamedUnit] = [
    NamedUnit(UnitPressure.hectopascals, "hectopascal"),
    NamedUnit(UnitPressure.kilopascals, "kilopascal"),
    NamedUnit(UnitPressure.bars, "bar"),
    NamedUnit(UnitPressure.millibars, "millibar", signs: ["mb"]),
    NamedUnit(
      UnitPressure.poundsForcePerSquareInch,
      "pound force per square inch",
      names: ["pound per square inch"]
    ),
    NamedUnit(UnitPressure.gigapascals, "gigapascal"),
    NamedUnit(UnitPressure.inchesOfMercury, "inch of mercury", signs: ["in Hg"]),
    NamedUnit(UnitPressure.megapascals, "megapascal"),
    NamedUnit(UnitPressure.millimetersOfMercury, "millimeter of mercury", signs: ["mm Hg"]),
    NamedUnit(
      UnitPressure.newtonsPerMetersSquared,
      "newton per meter squared",
      names: ["pascal", "newton per square meter"],
      signs: ["Pa"]
    ),
  ]

  static let concentrations: [NamedUnit] = [
    NamedUnit(UnitConcentrationMass.gramsPerLiter, "gram per liter"),
    NamedUnit(UnitConcentrationMass.milligramsPerDeciliter, "milligram per deciliter"),
  ]

  static let dispersions: [NamedUnit] = [
    NamedUnit(UnitDispersion.partsPerMillion, "part per million")
  ]

  static let illuminances: [NamedUnit] = [
    NamedUnit(UnitIlluminance.lux, "lux")
  ]
}
