import IntentModel
import SnippetFoundation

// What an empty prompt suggests: what the app has reason to expect, then its phrases.
extension FlowMachine {
  /// What can be said, the likeliest first, each once.
  var examples: [String] {
    let suggested = suggested().map(\.label)
    if suggested.isEmpty { return app.phrasebook.examples }
    return suggested + app.phrasebook.examples.filter { !suggested.contains($0) }
  }

  /// Runs the intent whose suggestion was typed, with its values; false: it is none.
  mutating func acceptSuggestion(_ text: String) -> Bool {
    guard suggestsValues(),
      let intent = suggested().first(where: { same($0.label, text) })?.intent
    else { return false }
    begin(copy(intent), origin: .invoked)
    return true
  }
}
