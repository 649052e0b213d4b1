import AppIntents
import FlowEngine
import SwiftUI
import Testing

struct ChimeOnce: AppIntent {
  static let title: LocalizedStringResource = "Chime Once"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ding.") }
}

struct ShowChime: AppIntent {
  static let title: LocalizedStringResource = "Show Chime"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result {
      HStack {
        Button("Chime Once", intent: ChimeOnce())
        Button("Chime Twice", intent: ChimeOnce())
      }
    }
  }
}

/// Controls of a view that no snippet intent returned do nothing.
struct DeadControlTests {
  @Test func `a control that does nothing hides no intent of its name`() async {
    let text = await transcript(["show chime", "chime twice", "1", "chime once"])
    #expect(
      text == """
        > show chime
        [Chime Once] [Chime Twice]
        > chime twice
        'Chime Twice' does not work here: only a snippet intent's controls do.
        > 1
        'Chime Once' does not work here: only a snippet intent's controls do.
        > chime once
        Ding.
        """
    )
  }
}
