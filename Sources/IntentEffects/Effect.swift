/// Work that changes something outside the app, named so that a conversation can count it, and a test can make it fail.
public enum Effect {
  /// Runs `body`.
  ///
  /// Inside a conversation the effect is noted under `name`; outside one this only calls `body`.
  /// **Errors**: those of `body`, and the one a test has given this effect.
  public static func run<T>(
    _ name: String,
    key: String? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> T
  ) async throws -> T {
    guard let world = World.current else { return try await body() }
    try await world.effectWillRun(name, key: key)
    do {
      let value = try await body()
      world.effectDidRun(name, key: key, succeeded: true)
      return value
    } catch {
      world.effectDidRun(name, key: key, succeeded: false)
      throw error
    }
  }
}
