import IntentModel
import SnippetFoundation
import Snippets

// `help NAME`: what an intent does, what it reads like, what it takes.
extension FlowMachine {
  /// Says what is to know of the intent that a line names behind `help`; false where it names none.
  mutating func explains(_ line: String) -> Bool {
    let name = line.dropFirst("help ".count).trimmed
    guard let descriptor = descriptor(named: name), descriptor.isDiscoverable, !isPhrase(line)
    else { return false }
    explain(descriptor)
    return true
  }

  /// `/help NAME`.
  mutating func explain(named name: String) {
    if let descriptor = descriptor(named: name) { return explain(descriptor) }
    let titles = app.catalog.intents.filter(\.isDiscoverable).map(\.title)
    note(.unknownIntent(name, nearest: nearest(name, in: titles, limit: 3)))
  }

  private mutating func explain(_ descriptor: IntentDescriptor) {
    let intent = descriptor.make()
    let about = declaredDescription(of: descriptor.type)?.descriptionText.resolvedOnOneLine
    var rows = [about.map { "\(descriptor.title): \($0)" } ?? descriptor.title]
    if let words = deprecationWords(of: descriptor.type) { rows.append("  Deprecated: \(words)") }
    if hasSummary(descriptor.type) { rows.append("  \(summaryText(of: intent))") }
    for parameter in IntentModel.parameters(of: intent) {
      let isNeeded = !parameter.isOptional && !parameter.hasDefault
      rows.append("  \(parameter.title): \(parameter.hint)\(isNeeded ? "" : " (optional)")")
    }
    note(.help(rows))
  }
}
