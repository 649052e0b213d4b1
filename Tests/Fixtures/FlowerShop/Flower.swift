import AppIntents

/// What the shop sells.
enum Flower: String, AppEnum {
  case rose, tulip, lily

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flower"
  static let caseDisplayRepresentations: [Flower: DisplayRepresentation] = [
    .rose: "Roses", .tulip: "Tulips", .lily: "Lilies",
  ]

  /// In euros.
  var price: Decimal {
    switch self {
    case .rose: 3.5
    case .tulip: 1.25
    case .lily: 400
    }
  }
}
