import IntentModel
import SnippetFoundation

// `undo`: what the last undoable intent did is taken back through the undo manager that it was given.
extension FlowMachine {
  /// Whether a line at the top means `undo`: the app has no phrase of that word.
  func isUndo(_ text: String) -> Bool {
    guard text.lowercased() == "undo" else { return false }
    if case .one(let match) = app.phrasebook.read(text), match.confidence == 1 { return false }
    return true
  }

  /// Begins to take back what was done last.
  mutating func undo() {
    record("undo")
    start(.undo, for: nil, .undo)
  }

  /// What was taken back, as the app calls it; nil: there was nothing.
  mutating func undone(_ id: Int, _ outcome: Result<String?, Failure>) {
    guard finish(id, as: "the undoing") != nil else { return }
    switch outcome {
    case .success(nil): note(.nothingToUndo)
    case .success(let action?):
      note(.undone(action))
      if let result, isSettled { _ = refreshAgain(result, at: .result) }
    case .failure(let failure): note(.failed(intent: "Undo", message: failure.message))
    }
  }

  /// Runs what the app registered, where it registered it.
  @MainActor
  static func undoLast() -> String? {
    guard let manager = CurrentHost.host?.undoManager, manager.canUndo else { return nil }
    let name = manager.undoActionName
    manager.undo()
    return name
  }
}
