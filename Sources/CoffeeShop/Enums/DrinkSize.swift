import AppIntents

/// How large a drink is, and what that does to its price.
enum DrinkSize: String, AppEnum, Codable {
  case small, medium, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [DrinkSize: DisplayRepresentation] = [
    .small: "Small",
    .medium: "Medium",
    .large: "Large",
  ]

  /// The name on a button: `Large`.
  var name: String { rawValue.capitalized }

  /// What the menu's price, which is for a medium cup, is multiplied by.
  var priceFactor: Decimal {
    switch self {
    case .small: Decimal(75) / 100
    case .medium: 1
    case .large: Decimal(125) / 100
    }
  }
}
