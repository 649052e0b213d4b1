/// What a person who hears a view goes through by one kind; accepted, all of it is said in order.
public protocol AccessibilityRotorContent {}

/// A place that a rotor goes to; accepted.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent, View {
  /// Names a place by the identity of its view.
  public init<S: StringProtocol>(_ label: S, id: ID) {}
  /// Names a place by the identity of its view.
  public init(_ label: Text, id: ID) {}
  /// Nothing is drawn.
  public var body: some View { EmptyView() }
}

/// A kind of thing that the system's rotors go through; accepted.
public struct AccessibilitySystemRotor: Sendable {
  /// A kind by name.
  public static let headings = Self(), links = Self(), lists = Self(), tables = Self()
  /// A kind by name.
  public static let images = Self(), textFields = Self(), landmarks = Self()
}

extension View {
  /// Lets a person who hears a view go through some places; accepted, all is said in order.
  public nonisolated func accessibilityRotor<Content: View>(
    _ label: String,
    @ViewBuilder entries: () -> Content
  ) -> Self { self }

  /// Lets a person who hears a view go through some places; accepted, all is said in order.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: View>(
    _ label: Text,
    @ViewBuilder entries: () -> Content
  ) -> Self { self }

  /// Lets a person who hears a view go through some places; accepted, all is said in order.
  public nonisolated func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor,
    @ViewBuilder entries: () -> Content
  ) -> Self { self }

  /// Lets a person who hears a view go through some places; accepted, all is said in order.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: String,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> Self { self }

  /// Names a place that a rotor goes to; accepted.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> Self { self }

  /// Sets where a tap by voice lands; accepted.
  public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
}
