import AppIntents
import IntentEffects

// The kiosk's secrets that can be written in more than one way.

/// Says its secrets as an app may write them.
struct Engrave: AppIntent, SecretParameters {
  static let title: LocalizedStringResource = "Engrave"
  static let secretParameters: Set<String> = ["day", "code", "size", "jar"]

  @Parameter(title: "Day", requestValueDialog: "Which day?") var day: Date
  @Parameter(title: "Code", requestValueDialog: "Code?") var code: Int
  @Parameter(title: "Size", requestValueDialog: "Which size?") var size: CupSize
  @Parameter(title: "Jar", requestValueDialog: "Which jar?") var jar: Jar

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let words = "\(day.formatted()) \(size.rawValue)"
    try await requestConfirmation(dialog: "Engrave \(words), the fourth, no. \(code)?")
    return .result(dialog: "Engraved.")
  }
}

/// Asks again, and says what it was given.
struct AskForToken: AppIntent, SecretParameters {
  static let title: LocalizedStringResource = "Ask for Token"
  static let secretParameters: Set<String> = ["token"]

  @Parameter(title: "Token", requestValueDialog: "Which token?") var token: String

  func perform() async throws -> some IntentResult {
    if token.count < 10 { throw $token.needsValueError("Too short: \(token). Again?") }
    return .result()
  }
}
