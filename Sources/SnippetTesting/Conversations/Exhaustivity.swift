/// Whether a conversation has to account for everything that happens in it.
public enum Exhaustivity: Sendable {
  /// What nobody looked at fails: an unread reply, an effect that nobody expected or that was
  /// to fail and did not run, work that goes on, an open question.
  case on
  /// Only what is expected is checked.
  case off
}
