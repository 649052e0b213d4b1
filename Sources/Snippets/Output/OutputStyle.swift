/// What rows are made for.
public enum OutputStyle: Sendable {
  /// Text alone.
  case plain
  /// Text with the escape sequences of a terminal that has colours.
  case ansi
  /// What would be read out, one thing a row: label, role, value, state.
  case spoken
}
