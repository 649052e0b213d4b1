import Lanes

// What a flow must wait to go as a live conversation went.
extension Conversation {
  /// How far a virtual clock must go till now, when a person does something: what sleeps has slept till then.
  ///
  /// Zero where the conversation itself goes by a virtual clock.
  package func waitedTillNow() -> Duration {
    clock.acted(isRunning: !isSettled)
    return clock.waited
  }
}
