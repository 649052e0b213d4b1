/// Which view takes what is typed; in text none does.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  fileprivate final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// The value, read and written.
  @propertyWrapper
  public struct Binding {
    fileprivate let box: FocusState.Box
    /// The value now.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Starts without focus.
  public nonisolated init() where Value == Bool { box = Box(false) }

  /// Starts without focus.
  public nonisolated init<T: Hashable>() where Value == T? { box = Box(nil) }

  /// The value now.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The value, read and written.
  public var projectedValue: Binding { Binding(box: box) }
}

// Used on the main actor only, like the view that it is in; Apple's are so too.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension View {
  /// Says when a view has the focus; accepted.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }

  /// Says for which value a view has the focus; accepted.
  public nonisolated func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> Self { self }

  /// Lets a view take the focus; accepted.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> Self { self }

  /// Sets which view has the focus at first; accepted.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V
  ) -> Self { self }

  /// Leaves the ring around what has the focus out; accepted.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
}
