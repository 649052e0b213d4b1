public import Foundation

/// The time of an app: the computer's, or the one of the conversation that runs it.
public enum AppClock {
  /// What time it is.
  public static var now: Date { World.current?.now ?? Date() }

  /// Waits.
  ///
  /// **Errors**: `CancellationError` if the task is cancelled.
  public static func sleep(for duration: Duration) async throws {
    guard let world = World.current else { return try await Task.sleep(for: duration) }
    try await world.sleep(for: duration)
  }
}
