import IntentEffects

/// What a task that the app's code starts takes along: whose it is, and the conversation's world.
///
/// A detached task inherits nothing of the language's, but it is still the conversation's.
struct OwnWork: Sendable {
  private let work: RunningCall.Work?
  private let scope: Scope?

  private struct Scope: Sendable {
    /// nil: a test's own code, which sees the time of its conversation.
    let host: (any IntentHost)?
    let world: (any AppWorld)?
  }

  /// `inherits`: whether the task has the values of the task that starts it.
  init(_ name: String?, inherits: Bool) {
    let (host, world) = (CurrentHost.host, World.current)
    work = host?.call?.adopt(name)
    let isAlone = host == nil && world == nil
    scope = inherits || isAlone ? nil : Scope(host: host, world: world)
  }

  /// Runs `body` where the caller is, all the time: on the main actor nothing that is sent there comes between.
  func run<Success>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: nonisolated(nonsending) () async throws -> Success
  ) async rethrows -> Success {
    defer { work?.end() }
    guard let scope else { return try await body() }
    return try await World.$current.withValue(scope.world) {
      _ = isolation
      return try await CurrentHost.$host.withValue(scope.host) {
        _ = isolation
        return try await body()
      }
    }
  }
}
