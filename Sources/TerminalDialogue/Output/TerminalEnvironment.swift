import FlowEngine
import SnippetFoundation
package import Snippets

/// What the command line knows of where it runs, read once at its start.
package struct TerminalEnvironment: Sendable {
  package var variables: [String: String]
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  /// Columns the options ask for, of which a terminal has at most its own; nil: as wide as the terminal, at most
  /// `widest`.
  package var requestedColumns: Int?
  /// Columns that a snippet takes where the terminal has more.
  package var widest = 44
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
      inputIsTerminal: isatty(StandardInput.descriptor) == 1,
      outputIsTerminal: isatty(StandardOutput.descriptor) == 1
    )
    environment.isAccessible =
      environment.isDumb || environment.variables["ACCESSIBLE"]?.isEmpty == false
    return environment
  }

  /// Whether a person converses at a terminal; otherwise lines are read and written as they are.
  package var isInteractive: Bool { inputIsTerminal && outputIsTerminal }

  private var isDumb: Bool { variables["TERM"] == "dumb" }

  /// Colours go to a terminal that has them, unless somebody says no; a terminal without UTF-8 gets ASCII.
  ///
  /// In this order: `--no-color`, `NO_COLOR` (anything but empty) and `TERM=dumb` say no; `CLICOLOR_FORCE` (neither empty
  /// nor 0) says yes, for a pipe too; `CLICOLOR=0` says no.
  package var style: OutputStyle {
    var style = isAccessible ? OutputStyle.spoken : hasColors ? .ansi.limited(to: colors) : .plain
    style.isASCII = outputIsTerminal && !hasUnicode
    return style
  }

  private var hasColors: Bool {
    if !wantsColor || isSet("NO_COLOR") || isDumb { return false }
    if isSet("CLICOLOR_FORCE"), variables["CLICOLOR_FORCE"] != "0" { return true }
    return outputIsTerminal && variables["CLICOLOR"] != "0"
  }

  /// How many colours the terminal says it has: `COLORTERM`, else the end of `TERM`, else sixteen.
  package var colors: ColorDepth {
    if ["truecolor", "24bit"].contains(variables["COLORTERM"]?.lowercased()) { return .millions }
    let terminal = variables["TERM"]?.lowercased() ?? ""
    if terminal.hasSuffix("-direct") { return .millions }
    return terminal.contains("256color") || isSet("COLORTERM") ? .palette : .sixteen
  }

  /// The ground that the terminal says it has, by the last number of `COLORFGBG`; nil: it does not say.
  package var colorScheme: ColorScheme? {
    guard let last = variables["COLORFGBG"]?.split(separator: ";").last, let color = Int(last)
    else {
      return nil
    }
    switch color {
    case 0...6, 8: return .dark
    case 7, 9...15: return .light
    default: return nil
    }
  }

  private func isSet(_ name: String) -> Bool { variables[name]?.isEmpty == false }

  /// Whether a terminal here has more than ASCII.
  ///
  /// The variables' own words, not what the C library makes of them: a container has no locales installed, and its
  /// terminal UTF-8 all the same; so has one where nothing is set.
  package var hasUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap({ self.variables[$0] }).first(where: { !$0.isEmpty })
    else { return true }
    let plain = locale.lowercased().filter { $0 != "-" }
    return plain.contains("utf8")
  }

  /// Columns to draw in now.
  package var columns: Int {
    let wanted = requestedColumns ?? widest
    let terminal = terminalColumns
    return terminal > 0 ? min(terminal, wanted) : wanted
  }

  /// Columns that several choices share: those that are drawn in, else the terminal's; nil: nobody says how many.
  var rowColumns: Int? {
    let (drawn, terminal) = (columns, terminalColumns)
    if drawn < FlowEvent.columns { return terminal > 0 ? min(drawn, terminal) : drawn }
    return terminal > 0 ? terminal : nil
  }

  /// Columns of the terminal now; 0: there is none, or it does not say.
  package var terminalColumns: Int {
    var size = winsize()
    guard outputIsTerminal, ioctl(StandardOutput.descriptor, UInt(TIOCGWINSZ), &size) == 0
    else { return 0 }
    return Int(size.ws_col)
  }
}
