/// Which view is read out now; in text none is.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  fileprivate final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// The value, read and written.
  @propertyWrapper
  public struct Binding {
    fileprivate let box: AccessibilityFocusState.Box
    /// The value now.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Starts with nothing read out.
  public nonisolated init() where Value == Bool { box = Box(false) }

  /// Starts with nothing read out, for some of the system's tools.
  public nonisolated init(for technologies: AccessibilityTechnologies) where Value == Bool {
    box = Box(false)
  }

  /// Starts with nothing read out.
  public nonisolated init<T: Hashable>() where Value == T? { box = Box(nil) }

  /// Starts with nothing read out, for some of the system's tools.
  public nonisolated init<T: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == T? { box = Box(nil) }

  /// The value now.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The value, read and written.
  public var projectedValue: Binding { Binding(box: box) }
}

// Used on the main actor only, like the view that it is in; Apple's are so too.
extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// The system's tools for those who need help; accepted.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Int

  /// One that reads out.
  public static let voiceOver = Self(bits: 1)
  /// One that is used with switches.
  public static let switchControl = Self(bits: 2)

  private init(bits: Int) { self.bits = bits }
  /// None.
  public init() { bits = 0 }

  /// Those in one of two sets.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// Those in both.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// Those in one of them only.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds those of another set.
  public mutating func formUnion(_ other: Self) { self = union(other) }
  /// Keeps those of another set.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  /// Keeps those in one of two sets only.
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  /// Whether all of another set are in it.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// Adds some, and says whether that changed anything.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// Takes some away, and says which.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }
  /// Adds some, and says which were there.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.bits == 0 ? nil : known
  }
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
