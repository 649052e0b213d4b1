import AppIntents
import FlowEngine
import IntentEffects
import SnippetFoundation
import SwiftUI

// A small bakery for flows on real turns: every kind of step once.

enum Loaf: String, AppEnum {
  case rye
  case white

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loaf"
  static let caseDisplayRepresentations: [Loaf: DisplayRepresentation] = [
    .rye: "Rye", .white: "White",
  ]
}

/// What is in the basket.
actor Basket {
  private(set) var count = 1
  private(set) var isSliced = false

  func set(_ count: Int) { self.count = count }

  func add(_ delta: Int) { count += delta }

  func slice() { isSliced.toggle() }
}

/// Holds a thread till a test opens it.
final class Barrier: @unchecked Sendable {  // a semaphore counts safely from any thread
  private let semaphore = DispatchSemaphore(value: 0)

  func block() { semaphore.wait() }

  func open() { semaphore.signal() }
}

struct BuyBread: AppIntent {
  static let title: LocalizedStringResource = "Buy Bread"

  @Parameter(title: "Loaf", requestValueDialog: "Which loaf?") var loaf: Loaf

  @Parameter(title: "Count", inclusiveRange: (1, 12), requestValueDialog: "How many?")
  var count: Int

  @Dependency var basket: Basket

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    await basket.set(count)
    return .result(snippetIntent: BreadSnippet())
  }
}

struct BreadSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Basket"

  @Dependency var basket: Basket

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let count = await basket.count
    let isSliced = await basket.isSliced
    return .result(
      view: VStack(alignment: .leading) {
        Text("Bread in the basket, fresh from the oven: \(count)")
        Button("More", intent: AddBread())
        Toggle("Sliced", isOn: isSliced, intent: SliceBread())
        Button("Pay", intent: PayBread())
      }
    )
  }
}

struct AddBread: AppIntent {
  static let title: LocalizedStringResource = "Add Bread"

  @Dependency var basket: Basket

  func perform() async throws -> some IntentResult {
    await basket.add(1)
    return .result()
  }
}

/// Adds bread behind the backs of those who look at the basket.
struct RefillBread: AppIntent {
  static let title: LocalizedStringResource = "Refill Bread"

  @Dependency var basket: Basket

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await basket.add(1)
    BreadSnippet.reload()
    return .result(dialog: "Refilled.")
  }
}

struct SliceBread: AppIntent {
  static let title: LocalizedStringResource = "Slice Bread"

  @Dependency var basket: Basket

  func perform() async throws -> some IntentResult {
    await basket.slice()
    return .result()
  }
}

struct PayBread: AppIntent {
  static let title: LocalizedStringResource = "Pay Bread"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Pay?")
    let number = AppRandom.number(in: 1000...9999)
    try await Effect.run("Oven.bake") {}
    return .result(dialog: "B-\(String(number)) paid. Keep B-\(String(number)).")
  }
}

struct RecallBread: AppIntent {
  static let title: LocalizedStringResource = "Recall Bread"

  @Parameter(title: "Number", requestValueDialog: "Which number?") var number: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(number)\n\nis baking.")
  }
}

struct RestDough: AppIntent {
  static let title: LocalizedStringResource = "Rest Dough"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Task.sleep(for: .seconds(20))
    return .result(dialog: "Rested.")
  }
}

/// Answers at once, and heats the oven later.
struct ProofDough: AppIntent {
  static let title: LocalizedStringResource = "Proof Dough"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Task {
      try await Task.sleep(for: .seconds(60))
      try await Effect.run("Oven.heat") {}
    }
    return .result(dialog: "It rises.")
  }
}

struct HoldDough: AppIntent {
  static let title: LocalizedStringResource = "Hold Dough"

  @Dependency var barrier: Barrier

  func perform() async throws -> some IntentResult & ProvidesDialog {
    barrier.block()
    return .result(dialog: "Held.")
  }
}

struct WeighBread: AppIntent {
  static let title: LocalizedStringResource = "Weigh Bread"

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
    .result(value: ["T-42", "rye"], dialog: "Weighed 42.")
  }
}

struct BakeryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: BuyBread(), phrases: ["Buy bread"], shortTitle: "Buy", systemImageName: "a")
    AppShortcut(
      intent: RecallBread(),
      phrases: ["Recall bread"],
      shortTitle: "Recall",
      systemImageName: "a"
    )
    AppShortcut(
      intent: WeighBread(),
      phrases: ["Weigh bread"],
      shortTitle: "Weigh",
      systemImageName: "a"
    )
    AppShortcut(
      intent: RefillBread(),
      phrases: ["Refill bread"],
      shortTitle: "Refill",
      systemImageName: "a"
    )
    AppShortcut(intent: RestDough(), phrases: ["Rest"], shortTitle: "Rest", systemImageName: "a")
    AppShortcut(intent: HoldDough(), phrases: ["Hold"], shortTitle: "Hold", systemImageName: "a")
    AppShortcut(
      intent: OrderCake(),
      phrases: ["Order cake"],
      shortTitle: "Cake",
      systemImageName: "a"
    )
    AppShortcut(
      intent: ShowPrices(),
      phrases: ["Show prices"],
      shortTitle: "Prices",
      systemImageName: "a"
    )
  }
}

extension HostedApp {
  /// The bakery, with a basket of its own for each conversation.
  static func bakery(_ barrier: Barrier = Barrier()) -> HostedApp {
    HostedApp(name: "Bakery", modules: ["FlowScriptsTests"]) {
      AppDependencyManager.shared.add(dependency: Basket())
      AppDependencyManager.shared.add(dependency: barrier)
    }
  }
}
