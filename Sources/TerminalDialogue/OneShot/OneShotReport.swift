import FlowEngine
import SnippetFoundation
import Snippets

/// What came of one intent, as a program reads it.
///
/// Shape: one JSON object on one line, its keys in alphabetical order; what there is none of is left out.
package struct OneShotReport {
  struct Failure {
    var message: String
    var parameter: String?
    /// What the parameter could be.
    var choices: [String]?
    var exit: Int32
  }

  /// The identifier of the intent; of several, of the one that lacks an answer, else of the one that was run last, whose
  /// value it is.
  var intent: String
  private(set) var status = OneShotOutcome.Status.done.rawValue
  /// The sentences that it said, one a line; not those of an intent before it.
  private(set) var dialog: String?
  /// The rows of the snippet that it showed last.
  private(set) var snippet: String?
  private(set) var opened: [String]?
  private(set) var effects: [String: Int]?
  private(set) var value: JSONValue?
  private(set) var error: Failure?
  var choices: [String] = []

  init(intent: String) {
    self.intent = intent
  }

  /// What is said of a command line that names no intent that can be run.
  package static func refused(_ intent: String, _ message: String) -> OneShotReport {
    var outcome = OneShotOutcome()
    outcome.miss(nil, message, isWrong: true)
    var report = OneShotReport(intent: intent)
    report.finish(outcome, value: nil, effects: [:])
    return report
  }

  /// Another intent of the command line begins: what the one before it said and showed is not its own.
  ///
  /// What was opened stays, as the effects do: they are the run's.
  mutating func begin(_ intent: String) {
    self.intent = intent
    (dialog, snippet) = (nil, nil)
  }

  mutating func take(_ event: FlowEvent) {
    switch event {
    case .said(let text): dialog = dialog.map { "\($0)\n\(text)" } ?? text
    case .showed(let picture): snippet = picture.tree.size.rows == 0 ? nil : picture.tree.text()
    case .noted(.opened(_, let reason)): opened = (opened ?? []) + [reason]
    default: break
    }
  }

  mutating func finish(_ outcome: OneShotOutcome, value: JSONValue?, effects: [String: Int]) {
    status = outcome.status.rawValue
    self.value = value
    if !effects.isEmpty { self.effects = effects }
    guard outcome.status != .done else { return }
    error = Failure(
      message: outcome.reason ?? status,
      parameter: outcome.parameter,
      choices: choices.isEmpty ? nil : choices,
      exit: outcome.code
    )
  }

  package var json: String {
    let report = JSONValue([
      "intent": .text(intent),
      "status": .text(status),
      "dialog": dialog.map(JSONValue.text),
      "snippet": snippet.map(JSONValue.text),
      "opened": .texts(opened),
      "effects": effects.map { .object($0.mapValues(JSONValue.integer)) },
      "value": value,
      "error": error?.json,
    ])
    return Self.printable(report.written())
  }

  /// The same JSON with what steers a terminal, or turns its rows around, as `\u....`.
  ///
  /// The encoder leaves all but ASCII as it is; such a character stands in a string, for nowhere else may it.
  private static func printable(_ json: String) -> String {
    if json.utf8.allSatisfy({ $0 < 0x7F }) { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      let shown = visible(String(scalar), keepingLines: true)
      if shown == String(scalar), scalar.value != 0x2028, scalar.value != 0x2029 {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return text
  }
}

extension OneShotReport.Failure {
  fileprivate var json: JSONValue {
    JSONValue([
      "message": .text(message),
      "parameter": parameter.map(JSONValue.text),
      "choices": .texts(choices),
      "exit": .integer(Int(exit)),
    ])
  }
}
