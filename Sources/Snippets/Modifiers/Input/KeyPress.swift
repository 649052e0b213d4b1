public import SnippetFoundation

/// A key that was pressed; in a snippet none is.
public nonisolated struct KeyPress: Sendable {
  /// What a closure says of a key.
  public enum Result: Sendable {
    /// It was for it; it was not.
    case handled, ignored
  }

  /// When a closure is told.
  public struct Phases: OptionSet, Sendable {
    /// One bit a phase.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// When it goes down, while it is held, when it comes up.
    public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4)
    /// Always.
    public static let all = Self(rawValue: 7)
  }

  /// When it is told.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}

extension View {
  /// Runs a closure when a key is pressed; accepted, not run.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> Self { self }

  /// Runs a closure when a key is pressed; accepted, not run.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// Runs a closure when one of some keys is pressed; accepted, not run.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// Runs a closure when a key of some characters is pressed; accepted, not run.
  public nonisolated func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// Runs a closure when any key is pressed; accepted, not run.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
}
