import IntentModel

/// Something that goes wrong around a conversation, never part of it: for standard error, a log and the trace.
package indirect enum FlowWarning: Sendable, Equatable {
  /// The main actor has not come back for so many seconds; who seems to hold it.
  case mainActorHeld(seconds: String, by: String)
  /// It has come back, after so many seconds.
  case mainActorFreed(seconds: String)
  /// A call used over half of its budget, both in seconds.
  case slow(what: String, used: String, budget: String)
  /// What came of a call after it was given up, and was dropped.
  case late(what: String)
  /// Tasks that an intent left behind went on when nobody waited any longer.
  case abandonedWork(of: [String], seconds: String)
  /// A file of words cannot be used; what is wrong with it.
  case brokenStrings(String)
  /// The app asked for a reload of a kind that none of its widgets and controls has; those that they have.
  case unknownKind(String, known: [String])

  /// The warning in words, one row.
  package var text: String {
    switch self {
    case .mainActorHeld(let seconds, let holder):
      "the main actor has been held for \(seconds) s by \(holder)"
    case .mainActorFreed(let seconds): "the main actor is free again after \(seconds) s"
    case .slow(let what, let used, let budget): "\(what) used \(used) s of its \(budget) s"
    case .late(let what): what
    case .brokenStrings(let problem): problem
    case .unknownKind(let kind, let known): wordsOfReload(unknown: kind, known: known)
    case .abandonedWork(let intents, let seconds):
      "what \(intents.joined(separator: ", ")) left behind was still going on after \(seconds) s"
    }
  }
}

/// How far an intent says it is.
package struct FlowProgress: Sendable, Equatable {
  /// The intent's title.
  package var intent: String
  package var completed: Int64
  package var total: Int64
  /// From 0 to 1, children counted in.
  package var fraction: Double

  package init(intent: String, completed: Int64, total: Int64, fraction: Double) {
    self.intent = intent
    self.completed = completed
    self.total = total
    self.fraction = fraction
  }
}
