import AppIntents
import SwiftUI

/// Opens itself, for ever.
struct OpensItself: AppIntent {
  static let title: LocalizedStringResource = "Opens Itself"

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpensItself())
  }
}

/// Where a drink may be had.
enum Seat: String, AppEnum {
  case window
  case bar

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seat"
  static let caseDisplayRepresentations: [Seat: DisplayRepresentation] = [
    .window: DisplayRepresentation(
      title: "By the Window",
      subtitle: "with a view",
      image: .init(systemName: "star.fill")
    ),
    .bar: "At the Bar",
  ]
}

struct BestSeat: AppIntent {
  static let title: LocalizedStringResource = "Best Seat"

  func perform() async throws -> some IntentResult & ReturnsValue<Seat> { .result(value: .window) }
}

struct AllSeats: AppIntent {
  static let title: LocalizedStringResource = "All Seats"

  func perform() async throws -> some IntentResult & ReturnsValue<[Seat]> {
    .result(value: Seat.allCases)
  }
}

/// Finds no drink, and says so with nil.
struct FreeDrink: AppIntent {
  static let title: LocalizedStringResource = "Free Drink"

  func perform() async throws -> some IntentResult & ReturnsValue<Drink?> { .result(value: nil) }
}

/// Lists so many drinks.
struct SomeDrinks: AppIntent {
  static let title: LocalizedStringResource = "Some Drinks"

  @Parameter(title: "Count") var count: Int

  func perform() async throws -> some IntentResult & ReturnsValue<[Drink]> {
    .result(value: Array(DrinkQuery.all.prefix(count)))
  }
}

/// Takes jars, or drinks, but not more than two.
struct Stack: AppIntent {
  static let title: LocalizedStringResource = "Stack"

  @Parameter(title: "Jars") var jars: [Jar]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(jars.count) jars.")
  }
}

struct PourTwo: AppIntent {
  static let title: LocalizedStringResource = "Pour Two"

  @Parameter(title: "First") var first: Drink?
  @Parameter(title: "Drinks", size: .init(min: 2, max: 2)) var drinks: [Drink]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(drinks.map(\.name).joined(separator: "+"))")
  }
}

/// What may be put on a shelf.
@UnionValue
enum Ware {
  case drink(Drink)
  case count(Int)
}

struct TakeWares: AppIntent {
  static let title: LocalizedStringResource = "Take Wares"

  @Parameter(title: "Wares") var wares: [Ware]

  func perform() async throws -> some IntentResult & ReturnsValue<[Ware]> { .result(value: wares) }
}

/// Fails with an error of Foundation's kind.
struct Spill: AppIntent {
  static let title: LocalizedStringResource = "Spill"

  func perform() async throws -> some IntentResult {
    if true {
      throw NSError(domain: "Cup", code: 1, userInfo: [NSLocalizedDescriptionKey: "It was full"])
    }
    return .result()
  }
}

/// Asks to be drawn again whenever it is drawn.
struct RestlessSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Restless"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    RestlessSnippet.reload()
    return .result(view: Text("Drawn"))
  }
}

struct ShowRestless: AppIntent {
  static let title: LocalizedStringResource = "Show Restless"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: RestlessSnippet())
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

struct MissionPanel: AppIntent, ShowsSnippetIntent {
  static let title: LocalizedStringResource = "Mission Panel"

  @Dependency var till: Till

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    await till.count("MissionPanel")
    return .result(
      snippetView: Button("Add", intent: ChangeQuantity(delta: 1)).accessibilityLabel("One more")
    )
  }
}

struct Values: AppIntent {
  static let title: LocalizedStringResource = "Values"

  func perform() async throws -> some IntentResult & ReturnsValue<Drink> {
    .result(value: DrinkQuery.all[0])
  }
}

/// Returns a value of its own and opens an intent that returns another.
struct PourAndSeat: AppIntent {
  static let title: LocalizedStringResource = "Pour and Seat"

  func perform() async throws -> some IntentResult & ReturnsValue<Drink> & OpensIntent {
    .result(value: DrinkQuery.all[0], opensIntent: BestSeat())
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

/// Has no words.
struct SayNothing: AppIntent {
  static let title: LocalizedStringResource = "Say Nothing"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: " ") }
}

/// Asks and shows without words.
struct AskWordlessly: AppIntent {
  static let title: LocalizedStringResource = "Ask Wordlessly"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    try await requestConfirmation(dialog: "")
    return .result(dialog: "", view: Text("Asked"))
  }
}
