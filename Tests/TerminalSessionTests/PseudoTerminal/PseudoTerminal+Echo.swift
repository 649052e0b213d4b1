import Testing

extension PseudoTerminal {
  /// Starts the app that says what was said, up to its first prompt.
  static func echo(
    columns: UInt16 = 80,
    _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Built.path("echo-app"),
      environment: environment,
      columns: columns
    )
    _ = try #require(terminal.expect("welcome"))
    _ = try #require(terminal.expect("> "))
    return terminal
  }
}
