import FlowEngine
import SnippetFoundation
import Snippets

/// How the one intent that a command line runs came out, read off what was shown.
struct OneShotOutcome {
  enum Status: String {
    case done, failed, declined, cancelled, missing
    case timedOut = "timed out"
    case wrongValue = "wrong value"
  }

  private(set) var status = Status.done
  /// Why it is not done, in words.
  private(set) var reason: String?
  /// The property name of the parameter that the reason is about.
  private(set) var parameter: String?

  /// The exit code, if it ended now.
  var code: Int32 {
    switch status {
    case .done: ExitCode.passed
    case .failed, .declined: ExitCode.differs
    case .wrongValue: ExitCode.usage
    case .timedOut: ExitCode.outOfTime
    case .cancelled, .missing: ExitCode.interrupted
    }
  }

  /// Whether the conversation ended because its own budget was used up.
  private(set) var isOutOfTime = false

  mutating func take(_ event: FlowEvent) {
    if case .noted(.conversationTimedOut) = event { isOutOfTime = true }
    guard case .noted(let notice) = event, let status = Self.status(notice) else { return }
    self.status = status
    reason = notice.text
    if case .wrongValue(let name, _) = notice { parameter = name }
  }

  mutating func miss(_ parameter: String?, _ reason: String, isWrong: Bool) {
    status = isWrong ? .wrongValue : .missing
    (self.parameter, self.reason) = (parameter, reason)
  }

  /// A signal came before there was anything that could be cancelled.
  mutating func stop() {
    if status == .done { (status, reason) = (.cancelled, "It was stopped before it was done.") }
  }

  /// A person corrected what the command line had wrong.
  mutating func corrected() {
    if status == .wrongValue { self = OneShotOutcome() }
  }

  /// Whether the event says that the intent did not do what it was asked to.
  static func isFailure(_ event: FlowEvent) -> Bool {
    if case .noted(let notice) = event { status(notice) != nil } else { false }
  }

  private static func status(_ notice: FlowNotice) -> Status? {
    switch notice {
    case .failed, .snippetFailed, .tooManyTries, .busy: .failed
    case .noValue, .valueNotTaken, .misfitNotTaken, .unknownIntent: .failed
    case .declined: .declined
    case .timedOut, .unanswered, .tooBusy, .conversationTimedOut: .timedOut
    case .cancelled: .cancelled
    case .wrongValue: .wrongValue
    default: nil
    }
  }
}

extension FlowEvent {
  /// What a person at a terminal is warned of on standard error; nil: nothing.
  var urgentWarning: String? {
    guard case .warned(let warning) = self else { return nil }
    switch warning {
    case .mainActorHeld, .mainActorFreed, .abandonedWork, .brokenStrings:
      return "warning: \(visible(warning.text))"
    // An app whose widgets did not come along with its intents has none, and knows.
    case .unknownKind(_, let known) where !known.isEmpty:
      return "warning: \(visible(warning.text))"
    case .slow, .late, .unknownKind: return nil
    }
  }
}
