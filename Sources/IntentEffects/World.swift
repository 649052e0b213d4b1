package import Foundation

/// What stands between an app and the outside, for as long as an engine runs it.
package protocol AppWorld: AnyObject, Sendable {
  /// What time it is for the app.
  var now: Date { get }
  /// Whether time goes only as somebody says who tries the app out.
  var isRehearsal: Bool { get }
  /// Waits, on the clock of the world.
  func sleep(for duration: Duration) async throws
  /// The next random bits.
  func random() -> UInt64
  /// Called before an effect runs. An error thrown here is the effect's error, and its body does not run.
  func effectWillRun(_ name: String, key: String?) async throws
  /// Whether an effect that is asked for, but not run, would be refused.
  func refuses(_ name: String) -> Bool
  /// Called after an effect ran.
  func effectDidRun(_ name: String, key: String?, succeeded: Bool)
}

extension AppWorld {
  package var isRehearsal: Bool { false }
  package func refuses(_ name: String) -> Bool { false }
}

/// The world that the current task runs in.
package enum World {
  /// nil outside an engine: the real one.
  @TaskLocal package static var current: (any AppWorld)?
}
