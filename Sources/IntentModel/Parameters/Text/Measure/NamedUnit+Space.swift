import SnippetFoundation

// Units of lengths, areas and volumes.
extension NamedUnit {
  static let lengths: [NamedUnit] = [
    NamedUnit(UnitLength.meters, "meter"),
    NamedUnit(UnitLength.kilometers, "kilometer"),
    NamedUnit(UnitLength.centimeters, "centimeter"),
    NamedUnit(UnitLength.millimeters, "millimeter"),
    NamedUnit(UnitLength.miles, "mile"),
    NamedUnit(UnitLength.yards, "yard"),
    NamedUnit(UnitLength.feet, "foot", signs: ["'"]),
    NamedUnit(UnitLength.inches, "inch", signs: ["''"]),
    NamedUnit(UnitLength.astronomicalUnits, "astronomical unit", signs: ["au", "AU"]),
    NamedUnit(UnitLength.decameters, "decameter"),
    NamedUnit(UnitLength.decimeters, "decimeter"),
    NamedUnit(UnitLength.fathoms, "fathom"),
    NamedUnit(UnitLength.furlongs, "furlong"),
    NamedUnit(UnitLength.hectometers, "hectometer"),
    NamedUnit(UnitLength.lightyears, "lightyear", names: ["light year"]),
    NamedUnit(UnitLength.megameters, "megameter"),
    NamedUnit(UnitLength.micrometers, "micrometer", names: ["micron"]),
    NamedUnit(UnitLength.nanometers, "nanometer"),
    NamedUnit(UnitLength.nauticalMiles, "nautical mile", names: ["sea mile"], signs: ["nmi"]),
    NamedUnit(UnitLength.parsecs, "parsec"),
    NamedUnit(UnitLength.picometers, "picometer"),
    NamedUnit(UnitLength.scandinavianMiles, "scandinavian mile"),
  ]

  static let areas: [NamedUnit] = [
    NamedUnit(UnitArea.squareMeters, "square meter"),
    NamedUnit(UnitArea.squareKilometers, "square kilometer"),
    NamedUnit(UnitArea.squareFeet, "square foot"),
    NamedUnit(UnitArea.squareMiles, "square mile"),
    NamedUnit(UnitArea.acres, "acre"),
    NamedUnit(UnitArea.hectares, "hectare"),
    NamedUnit(UnitArea.ares, "are"),
    NamedUnit(UnitArea.squareCentimeters, "square centimeter"),
    NamedUnit(UnitArea.squareInches, "square inch"),
    NamedUnit(UnitArea.squareMegameters, "square megameter"),
    NamedUnit(UnitArea.squareMicrometers, "square micrometer"),
    NamedUnit(UnitArea.squareMillimeters, "square millimeter"),
    NamedUnit(UnitArea.squareNanometers, "square nanometer"),
    NamedUnit(UnitArea.squareYards, "square yard"),
  ]

  static let volumes: [NamedUnit] = [
    NamedUnit(UnitVolume.liters, "liter", signs: ["l"]),
    NamedUnit(UnitVolume.milliliters, "milliliter", signs: ["ml"]),
    NamedUnit(UnitVolume.centiliters, "centiliter", signs: ["cl"]),
    NamedUnit(UnitVolume.deciliters, "deciliter", signs: ["dL", "dl"]),
    NamedUnit(UnitVolume.cups, "cup"),
    NamedUnit(UnitVolume.pints, "pint"),
    NamedUnit(UnitVolume.quarts, "quart"),
    NamedUnit(UnitVolume.gallons, "gallon"),
    NamedUnit(UnitVolume.fluidOunces, "fluid ounce", names: ["ounce"], signs: ["floz", "oz"]),
    NamedUnit(UnitVolume.tablespoons, "tablespoon", signs: ["Tbsp", "tbs"]),
    NamedUnit(UnitVolume.teaspoons, "teaspoon"),
    NamedUnit(UnitVolume.cubicMeters, "cubic meter"),
    NamedUnit(UnitVolume.acreFeet, "acre foot", signs: ["ac ft", "acft"]),
    NamedUnit(UnitVolume.bushels, "bushel", signs: ["bu"]),
    NamedUnit(UnitVolume.cubicCentimeters, "cubic centimeter", signs: ["cc", "ccm"]),
    NamedUnit(UnitVolume.cubicDecimeters, "cubic decimeter"),
    NamedUnit(UnitVolume.cubicFeet, "cubic foot"),
    NamedUnit(UnitVolume.cubicInches, "cubic inch"),
    NamedUnit(UnitVolume.cubicKilometers, "cubic kilometer"),
    NamedUnit(UnitVolume.cubicMiles, "cubic mile"),
    NamedUnit(UnitVolume.cubicMillimeters, "cubic millimeter"),
    NamedUnit(UnitVolume.cubicYards, "cubic yard"),
    NamedUnit(
      UnitVolume.imperialFluidOunces,
      "imperial fluid ounce",
      names: ["fluid ounce"],
      signs: ["imp fl oz"],
      isImperial: true
    ),
    NamedUnit(
      UnitVolume.imperialGallons,
      "imperial gallon",
      names: ["gallon"],
      signs: ["imp gal"],
      isImperial: true
    ),
    NamedUnit(
      UnitVolume.imperialPints,
      "imperial pint",
      names: ["pint"],
      signs: ["imp pt"],
      isImperial: true
    ),
    NamedUnit(
      UnitVolume.imperialQuarts,
      "imperial quart",
      names: ["quart"],
      signs: ["imp qt"],
      isImperial: true
    ),
    NamedUnit(
      UnitVolume.imperialTablespoons,
      "imperial tablespoon",
      names: ["tablespoon"],
      signs: ["imp tbsp"],
      isImperial: true
    ),
    NamedUnit(
      UnitVolume.imperialTeaspoons,
      "imperial teaspoon",
      names: ["teaspoon"],
      signs: ["imp tsp"],
      isImperial: true
    ),
    NamedUnit(UnitVolume.kiloliters, "kiloliter", signs: ["kl"]),
    NamedUnit(UnitVolume.megaliters, "megaliter"),
    NamedUnit(UnitVolume.metricCups, "metric cup"),
  ]

  static let angles: [NamedUnit] = [
    NamedUnit(UnitAngle.degrees, "degree", signs: ["deg"]),
    NamedUnit(UnitAngle.radians, "radian"),
    NamedUnit(UnitAngle.revolutions, "revolution", names: ["turn"]),
    NamedUnit(
      UnitAngle.arcMinutes,
      "arc minute",
      names: ["minute of arc"],
      signs: ["'", "arcmin"]
    ),
    NamedUnit(
      UnitAngle.arcSeconds,
      "arc second",
      names: ["second of arc"],
      signs: ["''", "arcsec"]
    ),
    NamedUnit(UnitAngle.gradians, "gradian", names: ["gon"], signs: ["gon"]),
  ]
}
