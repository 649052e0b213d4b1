package import IntentEffects
package import SnippetFoundation

/// What an onlooker sees of a virtual clock.
package final class OnlookerWorld: CalendarWorld {
  private let clock: VirtualClock
  private let numbers: any AppWorld

  /// What goes by that clock; random numbers are those of the world `numbers`.
  package init(clock: VirtualClock, numbers: any AppWorld) {
    self.clock = clock
    self.numbers = numbers
  }

  /// Whether the calling code is an onlooker's.
  static var isCurrent: Bool { World.current is OnlookerWorld }

  /// What tells all that goes by its clock from everything else.
  package var mark: ObjectIdentifier { ObjectIdentifier(clock) }

  package var now: Date { clock.date }

  package var isRehearsal: Bool { true }

  /// Nanoseconds since 1970 that the code is to see.
  package var calendarNanoseconds: Int64? { clock.calendarNanoseconds }

  package func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }

  package func random() -> UInt64 { numbers.random() }

  package func effectWillRun(_ name: String, key: String?) async throws {}

  package func effectDidRun(_ name: String, key: String?, succeeded: Bool) {}
}
