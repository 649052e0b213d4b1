public import SnippetFoundation

/// The shape of a button's border; accepted.
public nonisolated struct ButtonBorderShape: InsettableShape, Equatable, Sendable {
  private let radius: CGFloat?
  /// The shape that fits.
  public static let automatic = Self(radius: nil)
  /// Round ends.
  public static let capsule = Self(radius: .infinity)
  /// Round corners.
  public static let roundedRectangle = Self(radius: 8)
  /// A circle.
  public static let circle = Self(radius: -1)
  /// Round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> Self { Self(radius: radius) }

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
  /// A circle, or a rectangle with round corners.
  public var _outline: ShapeOutline {
    ShapeOutline(kind: self == .circle ? .circle : .rounded)
  }
}

/// Whether a button that is held acts again and again; accepted.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isOn: Bool?
  /// As the place has it.
  public static let automatic = Self(isOn: nil)
  /// It does.
  public static let enabled = Self(isOn: true)
  /// It does not.
  public static let disabled = Self(isOn: false)
}

/// How buttons are sized in their place; accepted.
public struct ButtonSizing: Hashable, Sendable {
  private let isFlexible: Bool?
  /// As the place has it.
  public static let automatic = Self(isFlexible: nil)
  /// As large as their labels.
  public static let fitted = Self(isFlexible: false)
  /// As wide as they may be.
  public static let flexible = Self(isFlexible: true)
}

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable, Hashable, Comparable {
  /// From the smallest on.
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls are; in text they are as large as their labels.
  public nonisolated func controlSize(_ size: ControlSize) -> Scoped<Self> {
    environment(\.controlSize, size)
  }

  /// Sets how large controls may be; accepted.
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> Self
  where T.Bound == ControlSize { self }

  /// Sets the shape of buttons; accepted.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

  /// Sets whether buttons act again while they are held; accepted.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

  /// Sets how wide buttons are; accepted.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> Self { self }

  /// Leaves the names of controls out; they are still said.
  public nonisolated func labelsHidden() -> Surrounded<Self> {
    Surrounded(content: self, surroundings: .labelsHidden)
  }
}
