import AppIntents

struct Drink: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static let defaultQuery = DrinkQuery()
  static let menu = [
    Drink(id: "latte", name: "Latte", synonyms: ["Milk Coffee"]),
    Drink(id: "oat", name: "Oat Latte", synonyms: []),
    Drink(id: "mocha", name: "Mocha", synonyms: []),
  ]

  let id: String
  let name: String
  let synonyms: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      synonyms: synonyms.map { LocalizedStringResource(stringLiteral: $0) }
    )
  }
}

struct DrinkQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Drink] {
    Drink.menu.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Drink] {
    Drink.menu.filter { $0.name.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> [Drink] { Array(Drink.menu.prefix(1)) }
}

enum CupSize: String, AppEnum {
  case small
  case large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: "Small", synonyms: ["little"]), .large: "Large",
  ]
}

struct OrderDrinkIntent: AppIntent {
  static let title: LocalizedStringResource = "Order Drink"
  static let description: IntentDescription = "Orders a drink."

  @Parameter(title: "Drink") var drink: Drink
  @Parameter(title: "Quantity", inclusiveRange: (1, 12), requestValueDialog: "How many?")
  var quantity: Int
  @Parameter(title: "Size", default: .large) var size: CupSize
  @Parameter(title: "Oat milk") var oatMilk: Bool?
  @Parameter(title: "Tip") var tip: Double?
  @Parameter var giftNote: String?
  @Parameter var pickup: Date?

  static var parameterSummary: some ParameterSummary {
    When(\.$size, .equalTo, .large) {
      Summary("Order \(\.$quantity) big \(\.$drink)")
    } otherwise: {
      Summary("Order \(\.$quantity) \(\.$drink)")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: quantity, dialog: "\(quantity) \(drink.name)")
  }
}

final class Till: Sendable {
  let sum: Int
  init(sum: Int) { self.sum = sum }
}

struct CountTillIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Till"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: till.sum)
  }
}

struct DrinkShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderDrinkIntent(),
      phrases: [
        "Order \(\.$drink) from \(.applicationName)",
        "Get me something with \(.applicationName)",
      ],
      shortTitle: "Order",
      systemImageName: "cup.and.saucer"
    )
  }
}
