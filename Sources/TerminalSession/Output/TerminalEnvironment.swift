import SnippetFoundation
package import Snippets

/// What the command line knows of where it runs, read once at its start.
package struct TerminalEnvironment: Sendable {
  package var variables: [String: String]
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  /// Columns the options ask for; nil: as wide as the terminal, at most 44.
  package var requestedColumns: Int?
  package var isAccessible = false
  package var wantsColor = true

  package init(
    variables: [String: String],
    inputIsTerminal: Bool,
    outputIsTerminal: Bool
  ) {
    self.variables = variables
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
  }

  /// The environment of this process.
  package static func current() -> TerminalEnvironment {
    var environment = TerminalEnvironment(
      variables: ProcessInfo.processInfo.environment,
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1
    )
    environment.isAccessible =
      environment.isDumb || environment.variables["ACCESSIBLE"]?.isEmpty == false
    return environment
  }

  /// Whether a person converses at a terminal; otherwise lines are read and written as they are.
  package var isInteractive: Bool { inputIsTerminal && outputIsTerminal }

  private var isDumb: Bool { variables["TERM"] == "dumb" }

  /// Colours go to a terminal that has them, unless `NO_COLOR` or an option says no.
  package var style: OutputStyle {
    let refused = variables["NO_COLOR"]?.isEmpty == false || isDumb || !wantsColor || isAccessible
    return outputIsTerminal && !refused ? .ansi : .plain
  }

  /// Columns to draw in now.
  package var columns: Int {
    if let requestedColumns { return requestedColumns }
    let terminal = terminalColumns
    return terminal > 0 ? min(terminal, Self.usualColumns) : Self.usualColumns
  }

  /// Columns of the terminal now; 0: there is none, or it does not say.
  package var terminalColumns: Int {
    var size = winsize()
    guard outputIsTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return 0 }
    return Int(size.ws_col)
  }

  private static let usualColumns = 44
}
