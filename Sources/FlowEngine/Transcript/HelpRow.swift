import SnippetFoundation
import Snippets

/// A row of what `help` says of what is asked or on show, as facts.
package enum HelpRow: Sendable, Equatable {
  /// A sentence of the engine's.
  case words(String)
  /// Text of the app's: what is asked.
  case prompt(String)
  /// The title of the options below it.
  case section(String)
  /// An option, and its place.
  case option(Question.Option, at: Int)
  /// A control on show, and its place.
  case control(String, isEnabled: Bool, at: Int)

  /// The rows of text; what can be picked stands a little to the right where it is drawn.
  func lines(_ style: OutputStyle = .plain) -> [String] {
    switch self {
    case .words(let words): [visible(words).asAppRow(style)]
    case .prompt(let prompt): prompt.appLines(style)
    case .section(let title):
      style.isSpoken ? title.spokenLines : ["  \(isolated(visible(title)))"]
    case .option(let option, let place):
      [style.isSpoken ? option.spokenEntry(at: place) : "  \(option.entry(at: place))"]
    case .control(let label, let isEnabled, let place):
      style.isSpoken
        ? [visible("\(place + 1). \(label)\(isEnabled ? "" : ", disabled")")]
        : ["  [\(place + 1)] \(visible(label).withoutMarks)\(isEnabled ? "" : " (disabled)")"]
    }
  }
}
