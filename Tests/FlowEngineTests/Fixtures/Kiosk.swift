import AppIntents
import FlowEngine
import IntentEffects
import SwiftUI

// A small shop for the engine's own tests: every kind of step once.

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
}

struct BuyDrink: AppIntent {
  static let title: LocalizedStringResource = "Buy Drink"

  @Parameter(title: "Drink", requestValueDialog: "Which drink?")
  var drink: Drink

  @Parameter(title: "Quantity", inclusiveRange: (1, 12), requestValueDialog: "How many?")
  var quantity: Int

  @Parameter(title: "Size", requestValueDialog: "Which size?")
  var size: CupSize

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    await till.set(quantity)
    return .result(snippetIntent: BasketSnippet(drink: drink))
  }
}

struct BasketSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Basket"

  @Parameter(title: "Drink") var drink: Drink
  @Dependency var till: Till

  init() {}

  init(drink: Drink) { self.drink = drink }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    await till.count("BasketSnippet")
    return .result(view: BasketView(name: drink.name, quantity: await till.quantity))
  }
}

struct BasketView: View {
  let name: String
  let quantity: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(quantity) \(name)")
      HStack {
        Button("Less", intent: ChangeQuantity(delta: -1)).disabled(quantity <= 1)
        Button("More", intent: ChangeQuantity(delta: 1))
        Button("Pay", intent: Pay())
      }
      HStack {
        Button("Receipt", intent: ShowReceipt())
        Button("Throw away", role: .destructive, intent: Fail())
      }
    }
  }
}

struct ChangeQuantity: AppIntent {
  static let title: LocalizedStringResource = "Change Quantity"

  @Parameter(title: "Delta") var delta: Int
  @Dependency var till: Till

  init() {}

  init(delta: Int) { self.delta = delta }

  func perform() async throws -> some IntentResult {
    await till.add(delta)
    return .result()
  }
}

struct Pay: AppIntent {
  static let title: LocalizedStringResource = "Pay"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Pay Now",
        acceptAlternatives: ["ok"],
        denyLabel: "Not Yet",
        denyAlternatives: ["later"]
      ),
      dialog: "Pay for \(await till.quantity)?",
      snippetIntent: TotalSnippet()
    )
    await till.sell()
    return .result(dialog: "Paid.")
  }
}

struct TotalSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Total"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let quantity = await till.quantity
    return .result(
      view: VStack(alignment: .leading) {
        Text("Total for \(quantity)")
        Button("Add one", intent: ChangeQuantity(delta: 1))
      }
    )
  }
}

struct ReceiptSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Receipt"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("A receipt"))
  }
}

struct ShowReceipt: AppIntent {
  static let title: LocalizedStringResource = "Show Receipt"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: ReceiptSnippet())
  }
}

struct Fail: AppIntent {
  static let title: LocalizedStringResource = "Fail"

  struct Broken: LocalizedError { var errorDescription: String? { "The machine is broken." } }

  func perform() async throws -> some IntentResult {
    if true { throw Broken() }
    return .result()
  }
}

struct Poster: AppIntent {
  static let title: LocalizedStringResource = "Poster"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Today") {
      VStack(alignment: .leading) {
        Text("Half price")
        Button("Buy", intent: Fail())
      }
    }
  }
}

struct Nap: AppIntent {
  static let title: LocalizedStringResource = "Nap"

  @Parameter(title: "Seconds") var seconds: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Task.sleep(for: .seconds(seconds))
    return .result(dialog: "Slept \(seconds) s.")
  }
}

struct HoldTheThread: AppIntent {
  static let title: LocalizedStringResource = "Hold The Thread"

  @Dependency var gate: Gate

  func perform() async throws -> some IntentResult & ProvidesDialog {
    gate.block()
    return .result(dialog: "Held.")
  }
}

struct AskInside: AppIntent {
  static let title: LocalizedStringResource = "Ask Inside"

  @Parameter(title: "Size", requestValueDialog: "What size?") var size: CupSize?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let size = try await $size.requestValue("Inside: what size?")
    return .result(dialog: "\(size.rawValue)")
  }
}

struct ChooseInside: AppIntent {
  static let title: LocalizedStringResource = "Choose Inside"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let keep = IntentChoiceOption(title: "Keep")
    let drop = IntentChoiceOption(title: "Drop", style: .destructive)
    let choice = try await requestChoice(between: [keep, drop, .cancel], dialog: "Keep it?")
    return .result(dialog: choice == keep ? "Kept." : "Dropped.")
  }
}

struct CatchesNo: AppIntent {
  static let title: LocalizedStringResource = "Catches No"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    do {
      try await requestConfirmation(dialog: "Really?")
    } catch is IntentDeclinedError {
      return .result(dialog: "Fine, no.")
    }
    return .result(dialog: "Yes.")
  }
}

struct NeedsNothingRegistered: AppIntent {
  static let title: LocalizedStringResource = "Needs Nothing Registered"

  final class Unregistered: Sendable {}

  @Dependency var missing: Unregistered

  func perform() async throws -> some IntentResult {
    _ = missing
    return .result()
  }
}

struct Restarts: AppIntent {
  static let title: LocalizedStringResource = "Restarts"

  func perform() async throws -> some IntentResult {
    if true { throw AppIntentError.restartPerform }
    return .result()
  }
}

struct MissionPanel: AppIntent, ShowsSnippetIntent {
  static let title: LocalizedStringResource = "Mission Panel"

  @Dependency var till: Till

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    await till.count("MissionPanel")
    return .result(
      snippetView: Button("Add", intent: ChangeQuantity(delta: 1))
    )
  }
}

struct Values: AppIntent {
  static let title: LocalizedStringResource = "Values"

  func perform() async throws -> some IntentResult & ReturnsValue<Drink> {
    .result(value: DrinkQuery.all[0])
  }
}

struct Serve: AppIntent {
  static let title: LocalizedStringResource = "Serve"

  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Drink") var drink: Drink

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Served: \(drink.name), \(note ?? "no note").")
  }
}

struct AllDrinks: AppIntent {
  static let title: LocalizedStringResource = "All Drinks"

  @Parameter(title: "Hot only", default: false) var hotOnly: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<[Drink]> {
    .result(value: DrinkQuery.all)
  }
}

struct OpensFirst: AppIntent {
  static let title: LocalizedStringResource = "Opens First"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Open.") }
}

struct OpensInTheMiddle: AppIntent {
  static let title: LocalizedStringResource = "Opens In The Middle"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await continueInForeground("Continue in the shop?")
    return .result(dialog: "In front.")
  }
}

struct OpensWithoutAsking: AppIntent {
  static let title: LocalizedStringResource = "Opens Without Asking"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await continueInForeground("To show the menu", alwaysConfirm: false)
    return .result(dialog: "In front.")
  }
}

/// Two questions in perform, with an effect between them if it was told so.
struct AsksTwice: AppIntent {
  static let title: LocalizedStringResource = "Asks Twice"

  @Parameter(title: "Quantity", requestValueDialog: "How many?") var quantity: Int
  @Parameter(title: "Pays", requestValueDialog: "Pay first?") var pays: Bool
  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await till.count("AsksTwice")
    if pays { try await Effect.run("Till.pay") {} }
    try await requestConfirmation(dialog: "All \(quantity)?")
    return .result(dialog: "All \(quantity).")
  }
}

struct ReloadsReceipt: AppIntent {
  static let title: LocalizedStringResource = "Reloads Receipt"

  func perform() async throws -> some IntentResult {
    ReceiptSnippet.reload()
    return .result()
  }
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

/// What a conversation with the kiosk shows for the lines, each echoed after `> `.
func transcript(
  _ lines: [String],
  till: Till = Till(),
  settings: ConversationSettings = ConversationSettings()
) async -> String {
  await transcript(lines.map(FlowInput.line), till: till, settings: settings)
}

func transcript(
  _ inputs: [FlowInput],
  till: Till = Till(),
  settings: ConversationSettings = ConversationSettings()
) async -> String {
  await FlowDriver(app: .kiosk(till), settings: settings).run { driver in
    var rows: [String] = []
    for input in inputs {
      if case .line(let line) = input {
        rows.append("> \(line)")
      } else {
        rows.append("! \(input.name)")
      }
      rows += await driver.send(input).events.flatMap { $0.lines() }
    }
    return rows.joined(separator: "\n")
  }
}
