import AppIntents
import IntentEffects

// The kiosk's questions in perform.

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

/// Asks five times, whatever it is told.
struct AsksOn: AppIntent {
  static let title: LocalizedStringResource = "Asks On"

  func perform() async throws -> some IntentResult {
    for _ in 0..<5 {
      do { try await requestConfirmation(dialog: "Now?") } catch {}
    }
    return .result()
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

/// Gives its secret away to nobody.
struct OpenTill: AppIntent, SecretParameters {
  static let title: LocalizedStringResource = "Open Till"
  static let secretParameters: Set<String> = ["code"]

  @Parameter(title: "Code", requestValueDialog: "Code?") var code: String

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Open.") }
}

/// Asks in perform for values that it was given already.
struct ReserveSeat: AppIntent {
  static let title: LocalizedStringResource = "Reserve Seat"

  @Parameter(title: "Cup Size", requestValueDialog: "Which cup?") var cup: CupSize
  @Parameter(title: "Cup", requestValueDialog: "Cup of what?") var drink: Drink
  @Parameter(title: "Row", requestValueDialog: "Which row?") var row: Int
  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await till.count("ReserveSeat")
    if cup == .large {
      cup = try await $cup.requestDisambiguation(among: [.small, .large], dialog: "Sure of it?")
      drink = try await $drink.requestDisambiguation(
        among: Array(DrinkQuery.all.suffix(2)),
        dialog: "Which tea?"
      )
    }
    if row > 9 { row = try await $row.requestValue("At most 9. Which row?") }
    try await requestConfirmation(dialog: "\(drink), \(cup), row \(row)?")
    return .result(dialog: "\(drink), \(cup), row \(row).")
  }
}

/// Has ends to its values, and no words of its own to ask for them.
struct MixDrink: AppIntent {
  static let title: LocalizedStringResource = "Mix Drink"

  @Parameter(title: "Count", inclusiveRange: (1, 12)) var count: Int
  @Parameter(title: "Strength", inclusiveRange: (0.0, 1.0)) var strength: Double

  func perform() async throws -> some IntentResult {
    _ = try await $count.requestValue()
    return .result()
  }
}

/// Asks which of several it is for, in a parameter that holds a list.
struct RinseCups: AppIntent {
  static let title: LocalizedStringResource = "Rinse Cups"

  @Parameter(title: "Drinks") var drinks: [Drink]?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let drinks else {
      throw $drinks.needsDisambiguationError(among: DrinkQuery.all, dialog: "Cups of what?")
    }
    return .result(dialog: "Rinsed: \(drinks.map(\.name).joined(separator: "+")).")
  }
}
