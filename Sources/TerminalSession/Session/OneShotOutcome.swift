import FlowEngine

/// How the one intent that a command line runs came out, read off what was shown.
struct OneShotOutcome {
  /// The exit code, if it ended now.
  private(set) var code = ExitCode.passed

  mutating func take(_ event: FlowEvent) {
    if let code = Self.code(event) { self.code = code }
  }

  /// Whether the event says that the intent did not do what it was asked to.
  static func isFailure(_ event: FlowEvent) -> Bool { code(event) != nil }

  private static func code(_ event: FlowEvent) -> Int32? {
    guard case .noted(let notice) = event else { return nil }
    switch notice {
    case .failed, .snippetFailed, .declined, .tooManyTries: return ExitCode.differs
    case .noValue, .valueNotTaken, .unknownIntent: return ExitCode.differs
    case .timedOut, .unanswered: return ExitCode.outOfTime
    case .cancelled: return ExitCode.interrupted
    default: return nil
    }
  }
}
