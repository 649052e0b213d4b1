import IntentEffects
import SnippetFoundation

/// What an onlooker sees of a virtual clock.
final class OnlookerWorld: AppWorld {
  private let clock: VirtualClock
  private let numbers: ConversationWorld

  init(clock: VirtualClock, seed: UInt64) {
    self.clock = clock
    numbers = ConversationWorld(clock: clock, seed: seed)
  }

  /// Whether the calling code is an onlooker's.
  static var isCurrent: Bool { World.current is OnlookerWorld }

  /// What tells all that goes by its clock from everything else.
  var mark: ObjectIdentifier { ObjectIdentifier(clock) }

  var now: Date { clock.date }

  var isRehearsal: Bool { true }

  /// Nanoseconds since 1970 that the code is to see.
  var calendarNanoseconds: Int64? { clock.calendarNanoseconds }

  func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }

  func random() -> UInt64 { numbers.random() }

  func effectWillRun(_ name: String, key: String?) async throws {}

  func effectDidRun(_ name: String, key: String?, succeeded: Bool) {}
}
