import AppIntents
import FlowEngine

// A small shop for the engine's own tests: what it sells, counts and listens to. Its intents are in the files beside.

struct Drink: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static let defaultQuery = DrinkQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct DrinkQuery: EntityStringQuery {
  static let all = [
    Drink(id: "latte", name: "Latte"), Drink(id: "green", name: "Green Tea"),
    Drink(id: "iced", name: "Iced Tea"),
  ]

  func entities(for identifiers: [String]) async throws -> [Drink] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching text: String) async throws -> [Drink] {
    Self.all.filter { $0.name.localizedCaseInsensitiveContains(text) }
  }

  func suggestedEntities() async throws -> [Drink] { Self.all }
}

enum CupSize: String, AppEnum {
  case small
  case large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
    .small: "Small", .large: "Large",
  ]
}

/// What the intents of the kiosk count.
actor Till {
  private(set) var quantity = 1
  private(set) var sold = 0
  private(set) var performs: [String: Int] = [:]

  func add(_ delta: Int) { quantity += delta }

  func set(_ quantity: Int) { self.quantity = quantity }

  func sell() { sold += 1 }

  func count(_ name: String) { performs[name, default: 0] += 1 }

  /// What asks and can be taken back.
  private(set) var question: Task<String, any Error>?

  func ring(_ question: Task<String, any Error>) { self.question = question }
}

struct KioskShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BuyDrink(),
      phrases: [
        "Buy a drink from \(.applicationName)", "Buy a \(\.$drink) from \(.applicationName)",
      ],
      shortTitle: "Buy",
      systemImageName: "cup.and.saucer"
    )
  }
}

extension HostedApp {
  /// The kiosk, with a till of its own.
  static func kiosk(_ till: Till = Till()) -> HostedApp {
    HostedApp(name: "Kiosk", modules: ["FlowEngineTests"]) {
      AppDependencyManager.shared.add(dependency: till)
    }
  }
}
