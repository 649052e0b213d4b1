extension View {
  /// Gives a value to others while the view has the focus; accepted, in text none has it.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> Self { self }

  /// Gives a value to others while the view has the focus; accepted, in text none has it.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> Self { self }

  /// Gives an object to others while the view has the focus; accepted, in text none has it.
  public nonisolated func focusedValue<T: AnyObject>(_ object: T?) -> Self { self }

  /// Gives a value to others while the scene has the focus; accepted, in text none has it.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> Self { self }

  /// Gives a value to others while the scene has the focus; accepted, in text none has it.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> Self { self }

  /// Gives an object to others while the scene has the focus; accepted, in text none has it.
  public nonisolated func focusedSceneValue<T: AnyObject>(_ object: T?) -> Self { self }

  /// Gives an object to others while the view has the focus; accepted, in text none has it.
  public nonisolated func focusedObject<T: AnyObject>(_ object: T?) -> Self { self }

  /// Gives an object to others while the scene has the focus; accepted, in text none has it.
  public nonisolated func focusedSceneObject<T: AnyObject>(_ object: T?) -> Self { self }

  /// Lets a view take the focus for some uses; accepted.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> Self { self }

  /// Sets which view has the focus at first; accepted.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority
  ) -> Self { self }

  /// Moves the focus within a view first; accepted.
  public nonisolated func focusSection() -> Self { self }

  /// Names views among which the focus moves; accepted.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> Self { self }

  /// Prefers a view for the focus; accepted.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> Self { self }

  /// Says when what is searched for is typed; accepted.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
}

/// What a view takes the focus for; accepted.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes uses of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A use by name.
  public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2)
  /// Both.
  public static let automatic: Self = [.activate, .edit]
}

/// When a view prefers the focus; accepted.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// At first; always when the person goes there.
  public static let automatic = Self(), userInitiated = Self()
}

/// Asks for the focus to be set again; does nothing.
public struct ResetFocusAction: Sendable {
  /// Sets the focus again: in text none has it.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Whether the view around has the focus: in text none has it.
  public var isFocused: Bool { false }
  /// Whether what has the focus is marked.
  public var isFocusEffectEnabled: Bool { false }
  /// Sets the focus again; does nothing.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
