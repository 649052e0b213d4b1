import AppIntents

// The kiosk's confirmations whose words could be taken for others.

/// Its buttons say nothing, and nothing is a word of the accepting one.
struct PayBlankly: AppIntent {
  static let title: LocalizedStringResource = "Pay Blankly"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = ConfirmationActionName.custom(
      acceptLabel: "",
      acceptAlternatives: ["", " ", "\u{200B}"],
      denyLabel: "\u{200B}",
      denyAlternatives: [],
      destructive: true
    )
    try await requestConfirmation(actionName: name, dialog: "Pay?")
    await till.sell()
    return .result(dialog: "Paid.")
  }
}

/// Its words to accept are those that refuse everywhere else.
struct SwapWords: AppIntent {
  static let title: LocalizedStringResource = "Swap Words"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = ConfirmationActionName.custom(
      acceptLabel: "no",
      acceptAlternatives: ["n", "cancel", "/cancel", "back", "done", "keep it", "certainly"],
      denyLabel: "Yes",
      denyAlternatives: ["Keep it"],
      destructive: true
    )
    try await requestConfirmation(actionName: name, dialog: "Swap?")
    await till.sell()
    return .result(dialog: "Swapped.")
  }
}

/// Its accepting button is called as the word that stops everything.
struct CallOff: AppIntent {
  static let title: LocalizedStringResource = "Call Off"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = ConfirmationActionName.custom(
      acceptLabel: "Cancel",
      acceptAlternatives: [],
      denyLabel: "Carry On",
      denyAlternatives: ["yes"]
    )
    try await requestConfirmation(actionName: name, dialog: "Call it off?")
    await till.sell()
    return .result(dialog: "Called off.")
  }
}

/// Its options that destroy have no words, or words that refuse.
struct BurnShelf: AppIntent {
  static let title: LocalizedStringResource = "Burn Shelf"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let nameless = IntentChoiceOption(title: "", style: .destructive)
    let no = IntentChoiceOption(title: "No", style: .destructive)
    let keep = IntentChoiceOption(title: "Keep")
    let choice = try await requestChoice(between: [nameless, no, keep], dialog: "Burn it?")
    return .result(dialog: choice == keep ? "Kept." : "Burnt.")
  }
}
