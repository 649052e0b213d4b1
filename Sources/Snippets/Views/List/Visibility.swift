/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place has it; it is; it is not.
  case automatic, visible, hidden
}
