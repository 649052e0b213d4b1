import AppIntents

// The kiosk's intents that open the app.

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

/// A question to be left open.
struct AsksSeats: AppIntent {
  static let title: LocalizedStringResource = "Asks Seats"
  @Parameter(title: "Seats", requestValueDialog: "How many seats?") var seats: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(seats) seats.")
  }
}

struct OpensAnother: AppIntent {
  static let title: LocalizedStringResource = "Opens Another"

  func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
    .result(opensIntent: OpensFirst(), dialog: "Begun.")
  }
}

struct OpensAnAddress: AppIntent {
  static let title: LocalizedStringResource = "Opens An Address"

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(fileURLWithPath: "/menu")))
  }
}
