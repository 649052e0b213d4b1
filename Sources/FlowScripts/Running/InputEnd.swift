package import FlowEngine

/// Whether the input of a conversation has ended, and by what: nobody can say anything after that.
///
/// Where the conversation's own time is up, what is said comes to nothing, and is no mistake.
package struct InputEnd<Cause: Sendable>: Sendable {
  /// What ended it; nil: it goes on.
  package private(set) var cause: Cause?
  private var isOutOfTime = false

  package init() {}

  /// Notes what a turn did to the input.
  package mutating func note(_ turn: FlowDriver.Turn, by cause: Cause) {
    for event in turn.events {
      switch event {
      case .noted(.conversationTimedOut): isOutOfTime = true
      case .settled(.ended) where !isOutOfTime && self.cause == nil: self.cause = cause
      default: break
      }
    }
  }
}
