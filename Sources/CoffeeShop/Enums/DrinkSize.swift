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
  var name: String {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }

  /// The price in percent of the menu's, which is for a medium cup.
  var pricePercent: Int {
    switch self {
    case .small: 75
    case .medium: 100
    case .large: 125
    }
  }
}
