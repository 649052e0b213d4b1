import AppIntents
import FlowEngine
import IntentEffects

// Parameters that are asked for in other ways than the kiosk's: lists, dates, options in sections, options that depend.

/// A party: what is served, when, and for how many.
struct PlanParty: AppIntent {
  static let title: LocalizedStringResource = "Plan Party"

  @Parameter(title: "Drinks", requestValueDialog: "Which drinks?", size: .init(min: 2, max: 3))
  var drinks: [Drink]
  @Parameter(title: "When", requestValueDialog: "When?") var when: Date
  @Parameter(title: "Guests", requestValueDialog: "Who comes?") var guests: [String]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = drinks.map(\.name).joined(separator: "+")
    let time = Int(when.timeIntervalSince(AppClock.now) / 60)
    return .result(dialog: "\(names) in \(time) min for \(guests.joined(separator: "+")).")
  }
}

/// Two sizes of one drink, no more and no fewer.
struct CompareSizes: AppIntent {
  static let title: LocalizedStringResource = "Compare Sizes"

  @Parameter(title: "Sizes", requestValueDialog: "Which sizes?") var sizes: [CupSize]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(sizes.map(\.rawValue).joined(separator: "+"))")
  }
}

/// A town, and a street of it.
struct Deliver: AppIntent {
  static let title: LocalizedStringResource = "Deliver"

  struct Towns: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Ayr", "Bath"] }
  }

  struct Streets: DynamicOptionsProvider {
    @ParameterDependency<Deliver>(\.$town) var deliver

    func results() async throws -> ItemCollection<String> {
      guard let deliver else { return .empty }
      return ItemCollection {
        ItemSection("Near") {
          IntentItem("\(deliver.town) High Street", title: "High Street", subtitle: "200 m")
          if deliver.town == "Bath" { IntentItem("Bath Mews", title: "Mews") }
        }
        ItemSection("Far") {
          IntentItem("Station", title: "Station", image: .init(systemName: "star"))
        }
      }
    }
  }

  @Parameter(title: "Town", optionsProvider: Towns()) var town: String
  @Parameter(title: "Street", optionsProvider: Streets()) var street: String
  @Parameter(title: "Tip", inclusiveRange: (0.0, 0.5), requestValueDialog: "Tip?") var tip: Double

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "To \(street), \(town).")
  }
}

/// A text with a style, and as many gifts as there are.
struct WriteCard: AppIntent {
  static let title: LocalizedStringResource = "Write Card"

  @Parameter(title: "Greeting", requestValueDialog: "What greeting?") var greeting: AttributedString

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Written: \(String(greeting.characters))")
  }
}

/// Words and a number, of which a phrase has only the words.
struct ChalkUp: PredictableIntent {
  static let title: LocalizedStringResource = "Chalk Up"

  @Parameter(title: "Words", requestValueDialog: "What?") var words: String
  @Parameter(title: "Count", requestValueDialog: "How many times?") var count: Int

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$words, \.$count)) { words, count in
      "Chalk up \(count) \(words)"
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(count) times \(words)")
  }
}

/// Called as another is, with nothing that says what it is for.
struct WipeTables: AppIntent {
  static let title: LocalizedStringResource = "Wipe Down"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The tables shine.")
  }
}

/// Called as another is, and says what it is for.
struct WipeCounter: AppIntent {
  static let title: LocalizedStringResource = "Wipe Down"
  static let description = IntentDescription("Makes the counter shine.")

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The counter shines.")
  }
}

/// Shortcuts that share a phrase, and one that the shop does not want.
struct CateringShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: PlanParty(), phrases: ["Make plans with \(.applicationName)"])
    AppShortcut(intent: Deliver(), phrases: ["Make plans with \(.applicationName)"])
    AppShortcut(intent: ChalkUp(), phrases: ["Chalk up \(\.$words) at \(.applicationName)"])
    AppShortcut(
      intent: Simmer(),
      phrases: [
        "Simmer \(\.$pot) at \(.applicationName)", "Simmer a \(\.$course) at \(.applicationName)",
      ]
    )
    AppShortcut(intent: Plate(), phrases: ["Plate \(\.$pot) at \(.applicationName)"])
    AppShortcut(intent: PlateCourse(), phrases: ["Plate the \(\.$course) at \(.applicationName)"])
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [
      "Plan a party line", "Buy a drink driver in \(.applicationName)",
    ])
  }
}
