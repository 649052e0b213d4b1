import AppIntents
import SwiftUI

// The kiosk's traps: buttons beside a confirmation that are called as its answers, and signs without words.

struct SetTrap: AppIntent {
  static let title: LocalizedStringResource = "Set Trap"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Set it?", snippetIntent: TrapSnippet())
    await till.sell()
    return .result(dialog: "Set.")
  }
}

struct TrapSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Trap"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: HStack {
        Button("yes", intent: SpringTrap())
        Button("y", intent: SpringTrap())
        Button("nope", intent: SpringTrap())
        Button("Sure", intent: SpringTrap())
        Button(intent: SpringTrap()) { Image(systemName: "minus") }
      }
    )
  }
}

struct SpringTrap: AppIntent {
  static let title: LocalizedStringResource = "Spring Trap"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult {
    await till.count("SpringTrap")
    return .result()
  }
}

struct WriteNote: AppIntent {
  static let title: LocalizedStringResource = "Write Note"

  @Parameter(
    title: "Note",
    inputOptions: String.IntentInputOptions(multiline: true),
    requestValueDialog: "What is the note?"
  )
  var note: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(note.split(separator: "\n").count) lines.")
  }
}
