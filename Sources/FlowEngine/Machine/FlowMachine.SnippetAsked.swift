import IntentModel
import SnippetFoundation
import Snippets

// Snippet intents run again whenever they are drawn, so they cannot ask.
extension FlowMachine {
  /// The title of the snippet intent that a call performs; nil for all other calls.
  func snippetIntent(of call: Call) -> String? {
    switch call.kind {
    case .draw(_, let draft): draft.title
    case .perform:
      index(ofRun: call.run).flatMap { isRefreshed(runs[$0].intent) ? runs[$0].title : nil }
    default: nil
    }
  }

  /// Whether a call belongs to a query, an option provider or a handler: none of them may ask.
  func mayNotAsk(_ call: Call) -> Bool {
    switch call.kind {
    case .perform, .draw: false
    case .prepare, .check, .defaultResult, .options, .optionsFor, .understand, .tellApart, .handle,
      .undo:
      true
    }
  }

  /// A request of a call that was given up; code that asks on for ever is told so each time, and recorded once.
  mutating func late(_ request: Request) {
    if callNotes[request.call]?.hasAskedLate != true {
      callNotes[request.call]?.hasAskedLate = true
      record("late: a request of call \(request.call) came after it was given up")
    }
    actions.append(.reply(request: request.id, .cancelled))
  }
}

/// What a person is told where a snippet intent asks.
struct SnippetAsked {
  /// Such as `for a value of 'size'`.
  var asked: String

  var message: String {
    "It asked \(asked), which a snippet intent cannot: it is performed for every drawing. "
      + "Ask in the intent that shows it, and hand the answer over as a parameter."
  }
}

extension FlowMachine.Request {
  /// What is asked, to go after "It asked".
  var words: String {
    switch kind {
    case .confirmation: "for a confirmation"
    case .value(let value): "for a value of '\(value.parameter.name)'"
    case .choice: "for a choice"
    case .valueConfirmation(let value): "to confirm a value of '\(value.parameter.name)'"
    case .foreground: "for the app in front"
    }
  }
}
