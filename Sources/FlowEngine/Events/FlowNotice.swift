/// What the engine has to say for itself. `FlowNotice+Words.swift` holds the words.
package enum FlowNotice: Sendable, Equatable {
  case unknownPhrase(line: String, nearest: [String], examples: [String])
  case ambiguous(line: String, candidates: [String])
  case nothingToTap(label: String, controls: [String])
  case staticControl(label: String)
  case disabledControl(label: String)
  case nothingToConfirm
  case nothingToCancel
  case nothingToAnswer
  case cancelled(intent: String)
  case declined(intent: String)
  case timedOut(intent: String, seconds: Int)
  case failed(intent: String, message: String)
  case snippetFailed(intent: String, message: String)
  case tooManyTries(parameter: String, prompt: String)
  case busy
  case howToLeave
  case help([String])
  case unknownCommand(String, nearest: [String])
  case notYet(String)
  case tall(rows: Int, limit: Int)
  case opened(app: String, reason: String)
  case value(String)
  case done(intent: String)
  case text(String)
}
