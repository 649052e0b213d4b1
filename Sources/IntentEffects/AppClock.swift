public import Foundation

/// The time of an app: the computer's, or the one of the conversation that runs it.
public enum AppClock {
  /// What time it is.
  public static var now: Date { World.current?.now ?? Date() }

  /// Whether time goes only as a flow or a test says, or a flow is recorded.
  ///
  /// An app that keeps something between its runs begins with nothing then, so that a flow shows the same on every
  /// computer and leaves nothing behind. It holds from the `init()` of an `App` on.
  public static var isVirtual: Bool { World.current?.isRehearsal ?? false }

  /// Waits.
  ///
  /// **Errors**: `CancellationError` if the task is cancelled.
  public static func sleep(for duration: Duration) async throws {
    guard let world = World.current else { return try await Task.sleep(for: duration) }
    try await world.sleep(for: duration)
  }
}
