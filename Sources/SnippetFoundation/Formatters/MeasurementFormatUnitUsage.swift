public import Foundation

/// What a measured amount is for, which says in which unit it is written.
///
/// **Source**: developer.apple.com/documentation/foundation/measurementformatunitusage; the units are those of CLDR's
/// table of preferences, in short.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let purpose: MeasurementPurpose

  /// In the unit that the locale is used to.
  public static var general: Self { Self(purpose: .general) }
  /// In the unit that it has.
  public static var asProvided: Self { Self(purpose: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A length at a person's scale: centimeters or inches.
  public static var person: Self { Self(purpose: .person) }
  /// How tall a person is: "180 cm", "5 ft, 11 in".
  public static var personHeight: Self { Self(purpose: .personHeight) }
  /// A way to go: kilometers and meters, or miles and feet.
  public static var road: Self { Self(purpose: .road) }
  /// A lens: millimeters.
  public static var focalLength: Self { Self(purpose: .focalLength) }
  /// Rain: millimeters or inches.
  public static var rainfall: Self { Self(purpose: .rainfall) }
  /// Snow: centimeters or inches.
  public static var snowfall: Self { Self(purpose: .snowfall) }
  /// How far one can see: kilometers and meters, or miles and feet.
  public static var visibility: Self { Self(purpose: .visibility) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// What a person weighs: kilograms, pounds, or stones and pounds.
  public static var personWeight: Self { Self(purpose: .personWeight) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of a person.
  public static var person: Self { Self(purpose: .general) }
  /// Of the air.
  public static var weather: Self { Self(purpose: .general) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// In food: kilocalories.
  public static var food: Self { Self(purpose: .energy) }
  /// Spent in a workout: kilocalories.
  public static var workout: Self { Self(purpose: .energy) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Of the wind.
  public static var wind: Self { Self(purpose: .wind) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// Of the air.
  public static var barometric: Self { Self(purpose: .barometric) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Of something to drink: liters and milliliters, or gallons down to fluid ounces.
  public static var liquid: Self { Self(purpose: .liquid) }
}

/// A usage with its type erased.
enum MeasurementPurpose: String, Codable {
  case general, asProvided, person, personHeight, road, focalLength, rainfall, snowfall
  case personWeight, energy, liquid, visibility, wind, barometric

  /// What Unicode's tables call it; nil: the unit stays.
  var tableName: String? {
    switch self {
    case .asProvided: nil
    case .general: "default"
    case .person, .personWeight: "person"
    case .personHeight: "person-height"
    case .focalLength: "focal-length"
    case .energy: "food"
    case .liquid: "fluid"
    case .visibility: "visiblty"
    case .barometric: "baromtrc"
    case .road, .rainfall, .snowfall, .wind: rawValue
    }
  }

  /// The units for a locale, the largest first; nil: those of amounts without a purpose.
  ///
  /// For programs that are linked without Unicode's tables.
  func units(_ locale: Locale) -> [Dimension]? {
    let system = locale.measurementSystem
    switch self {
    case .general, .asProvided, .wind, .barometric: return nil
    case .person, .personHeight, .road, .focalLength, .rainfall, .snowfall, .visibility:
      return lengths(system)
    case .personWeight: return weights(system)
    case .energy: return [UnitEnergy.kilocalories]
    case .liquid: return volumes(system)
    }
  }

  /// Whether the largest and the smallest unit are written together: "5 ft, 11 in".
  func joinsUnits(_ locale: Locale) -> Bool {
    switch self {
    case .personHeight: locale.measurementSystem != .metric
    case .personWeight: locale.measurementSystem == .uk
    default: false
    }
  }

  private func lengths(_ system: Locale.MeasurementSystem) -> [UnitLength] {
    let isMetric = system == .metric
    let isAmerican = system == .us
    return switch self {
    case .person: [isMetric ? .centimeters : .inches]
    case .personHeight: isMetric ? [.centimeters] : [.feet, .inches]
    case .road, .visibility:
      isMetric ? [.kilometers, .meters] : [.miles, isAmerican ? .feet : .yards]
    case .rainfall: [isAmerican ? .inches : .millimeters]
    case .snowfall: [isAmerican ? .inches : .centimeters]
    default: [.millimeters]
    }
  }

  private func weights(_ system: Locale.MeasurementSystem) -> [UnitMass] {
    // Foundation's stone on Linux is a fortieth of a stone.
    let stones = UnitMass(symbol: "st", converter: UnitConverterLinear(coefficient: 6.350_293_18))
    return system == .us ? [.pounds] : system == .uk ? [stones, .pounds] : [.kilograms]
  }

  private func volumes(_ system: Locale.MeasurementSystem) -> [UnitVolume] {
    system == .us ? [.gallons, .quarts, .pints, .cups, .fluidOunces] : [.liters, .milliliters]
  }

  /// From how much of a unit on it is the one: a kilometer is one before it is whole.
  func least(of unit: Dimension) -> Double {
    guard self == .road || self == .visibility else { return 1 }
    return unit.symbol == UnitLength.miles.symbol ? 0.5 : 0.9
  }
}
