/// Which view is read out now; in text none is.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// The value, read and written.
  public typealias Binding = FocusState<Value>.Binding

  private let focus: FocusState<Value>

  /// Starts with nothing read out.
  public nonisolated init() where Value == Bool { focus = FocusState() }

  /// Starts with nothing read out, for some of the system's tools.
  public nonisolated init(for technologies: AccessibilityTechnologies) where Value == Bool {
    focus = FocusState()
  }

  /// Starts with nothing read out.
  public nonisolated init<T: Hashable>() where Value == T? { focus = FocusState() }

  /// Starts with nothing read out, for some of the system's tools.
  public nonisolated init<T: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == T? { focus = FocusState() }

  /// The value now.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// The value, read and written.
  public var projectedValue: Binding { focus.projectedValue }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

/// The system's tools for those who need help; accepted.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The tools, a bit each.
  public let rawValue: Int
  /// Those whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One that reads out.
  public static let voiceOver = Self(rawValue: 1)
  /// One that is used with switches.
  public static let switchControl = Self(rawValue: 2)
}

extension View {
  /// Says when a view is read out; accepted.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> Self { self }

  /// Says for which value a view is read out; accepted.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> Self { self }

  /// Sets which view is read out at first; accepted.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> Self { self }
}
