import FlowEngine
import Snippets

/// How the one intent that a command line runs came out, read off what was shown.
struct OneShotOutcome {
  /// The exit code, if it ended now.
  private(set) var code = ExitCode.passed

  /// Whether the conversation ended because its own budget was used up.
  private(set) var isOutOfTime = false

  mutating func take(_ event: FlowEvent) {
    if case .noted(.conversationTimedOut) = event { isOutOfTime = true }
    if let code = Self.code(event) { self.code = code }
  }

  /// Whether the event says that the intent did not do what it was asked to.
  static func isFailure(_ event: FlowEvent) -> Bool { code(event) != nil }

  private static func code(_ event: FlowEvent) -> Int32? {
    guard case .noted(let notice) = event else { return nil }
    switch notice {
    case .failed, .snippetFailed, .declined, .tooManyTries: return ExitCode.differs
    case .timedOut, .unanswered, .tooBusy, .conversationTimedOut: return ExitCode.outOfTime
    case .cancelled: return ExitCode.interrupted
    default: return nil
    }
  }
}

extension FlowEvent {
  /// What a person at a terminal is warned of on standard error; nil: nothing.
  var urgentWarning: String? {
    guard case .warned(let warning) = self else { return nil }
    switch warning {
    case .mainActorHeld, .mainActorFreed, .abandonedWork: return "warning: \(visible(warning.text))"
    case .slow, .late: return nil
    }
  }
}
