import AppIntents
import SnippetTesting
import SwiftUI

// What reads the calendar's clock by itself, and questions whose answers are easily taken for others.

struct ClockFace: View {
  var body: some View { Text(verbatim: "\(Int(Date().timeIntervalSince1970))") }
}

struct ShowClock: AppIntent {
  static let title: LocalizedStringResource = "Show Clock"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: ClockFace())
  }
}

struct StepOptions: DynamicOptionsProvider {
  func results() async throws -> [Int] { [5, 10, 1] }
}

struct ShelveBooks: AppIntent {
  static let title: LocalizedStringResource = "Shelve Books"

  @Parameter(title: "Rows", requestValueDialog: "How many rows?", optionsProvider: StepOptions())
  var rows: Int
  @Parameter(title: "Titles", requestValueDialog: "Which titles?") var titles: [String]
  @Parameter(title: "Note", requestValueDialog: "What note?") var note: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Shelved in \(rows) rows.")
  }
}

/// Takes a set of what anybody may type, and one of what it offers.
struct TagBook: AppIntent {
  static let title: LocalizedStringResource = "Tag Book"

  @Parameter(title: "Tags", requestValueDialog: "Which tags?") var tags: Set<String>
  @Parameter(title: "Rows", requestValueDialog: "Which rows?", optionsProvider: StepOptions())
  var rows: Set<Int>

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(
      dialog:
        "Tagged \(tags.sorted().joined(separator: " ")) in \(rows.sorted().map(String.init).joined(separator: " "))."
    )
  }
}
