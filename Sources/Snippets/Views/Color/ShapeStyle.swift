/// A style of characters: a colour, a rank below the primary one, or something of the app's that becomes one of them.
///
/// Renders as: a colour, or dim, where the output has colours; nothing in plain text.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes where it is used.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns what the style becomes among the values around the view that uses it.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style does to characters, if that is the same everywhere.
  var _fixed: StyleChange? { get }
}

extension ShapeStyle {
  /// None: the style has to be resolved.
  @inlinable public var _fixed: StyleChange? { nil }

  /// What the style does to characters where the view stands that is being lowered.
  @inlinable @MainActor
  public var _change: StyleChange {
    if let fixed = _fixed { return fixed }
    return _resolved
  }

  @MainActor @usableFromInline var _resolved: StyleChange {
    resolve(in: EnvironmentValues.current)._change
  }
}

extension ShapeStyle where Resolved == Never {
  /// Not for calling: the style is what it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves to nothing; it says what it does to characters")
  }

  /// Nothing.
  @inlinable public var _fixed: StyleChange? { StyleChange() }
}

extension Never: ShapeStyle {
  /// Not for calling: there is no value of this type.
  public typealias Resolved = Never
}

/// A style whose type is hidden.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  private let read: @MainActor @Sendable () -> StyleChange
  private let fixed: StyleChange?

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    fixed = style._fixed
    read = { style._change }
  }

  /// What the style inside does to characters, if that is the same everywhere.
  public var _fixed: StyleChange? { fixed }

  /// What the style inside becomes.
  public func resolve(in environment: EnvironmentValues) -> AnyResolvedStyle {
    AnyResolvedStyle(change: MainActor.assumeIsolated { read() })
  }
}

/// What a hidden style became.
public nonisolated struct AnyResolvedStyle: ShapeStyle {
  let change: StyleChange
  /// What it does to characters.
  public var _fixed: StyleChange? { change }
}

/// What a view gets before another style is given: the text's own colour.
@frozen
public nonisolated struct ForegroundStyle: ShapeStyle {
  /// Makes it.
  @inlinable public init() {}
  /// Changes nothing.
  @inlinable public var _fixed: StyleChange? { StyleChange() }
}

/// The style of what lies behind; characters in it are not told apart.
@frozen
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// Makes it.
  @inlinable public init() {}
  /// Characters in the colour of the ground would not be seen; they keep theirs.
  @inlinable public var _fixed: StyleChange? { StyleChange() }
}

/// The tint of the views around: the app's own colour where none is set.
@frozen
public nonisolated struct TintShapeStyle: ShapeStyle {
  /// Makes it.
  @inlinable public init() {}
  /// Blue, unless a tint around it puts itself in its place.
  @inlinable public var _fixed: StyleChange? {
    StyleChange(mask: Style.foregroundMask, bits: 1 &<< 16 | 4 &<< 24 | Style.tintBit)
  }
}

/// The style of lines between things.
@frozen
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
  /// Makes it.
  @inlinable public init() {}
  /// Dim.
  @inlinable public var _fixed: StyleChange? { StyleChange(.dim, true) }
}

/// The style of what stands where something could be typed.
@frozen
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Makes it.
  @inlinable public init() {}
  /// Dim.
  @inlinable public var _fixed: StyleChange? { StyleChange(.dim, true) }
}

/// The style of a link.
@frozen
public nonisolated struct LinkShapeStyle: ShapeStyle {
  /// Makes it.
  @inlinable public init() {}
  /// Blue, unless a tint around it puts itself in its place.
  @inlinable public var _fixed: StyleChange? { TintShapeStyle()._fixed }
}

/// The style of what is selected.
@frozen
public nonisolated struct SelectionShapeStyle: ShapeStyle {
  /// Makes it.
  @inlinable public init() {}
  /// Blue, unless a tint around it puts itself in its place.
  @inlinable public var _fixed: StyleChange? { TintShapeStyle()._fixed }
}

/// The style of a window's ground; characters in it keep their colour.
@frozen
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Makes it.
  @inlinable public init() {}
  /// Changes nothing.
  @inlinable public var _fixed: StyleChange? { StyleChange() }
}

/// The style of a ground that is filled; characters in it are dim.
@frozen
public nonisolated struct FillShapeStyle: ShapeStyle {
  /// Makes it.
  @inlinable public init() {}
  /// Dim.
  @inlinable public var _fixed: StyleChange? { StyleChange(.dim, true) }
}
