/// How a symbol moves; accepted, a snippet is a picture.
public protocol SymbolEffect: Sendable {}

/// An effect that goes on as long as it is there; accepted.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that happens once a change; accepted.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect of coming and going; accepted.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect of changing into another symbol; accepted.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// Apple's effects, all of one kind here.
public nonisolated struct PlainSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect,
  TransitionSymbolEffect, ContentTransitionSymbolEffect
{
  /// In a direction or a part of the symbol.
  public var up: Self { self }
  /// In a direction or a part of the symbol.
  public var down: Self { self }
  /// In a direction or a part of the symbol.
  public var left: Self { self }
  /// In a direction or a part of the symbol.
  public var right: Self { self }
  /// In a direction or a part of the symbol.
  public var clockwise: Self { self }
  /// In a direction or a part of the symbol.
  public var counterClockwise: Self { self }
  /// In a direction or a part of the symbol.
  public var plain: Self { self }
  /// In a direction or a part of the symbol.
  public var pulse: Self { self }
  /// In a direction or a part of the symbol.
  public var byLayer: Self { self }
  /// In a direction or a part of the symbol.
  public var wholeSymbol: Self { self }
  /// In a direction or a part of the symbol.
  public var iterative: Self { self }
  /// In a direction or a part of the symbol.
  public var cumulative: Self { self }
  /// In a direction or a part of the symbol.
  public var reversing: Self { self }
  /// In a direction or a part of the symbol.
  public var nonReversing: Self { self }
  /// In a direction or a part of the symbol.
  public var dimInactiveLayers: Self { self }
  /// In a direction or a part of the symbol.
  public var hideInactiveLayers: Self { self }
  /// In a direction or a part of the symbol.
  public var upUp: Self { self }
  /// In a direction or a part of the symbol.
  public var downUp: Self { self }
  /// In a direction or a part of the symbol.
  public var offUp: Self { self }
  /// Changing only what differs between two symbols, or as an effect has it.
  public func magic(fallback: Self) -> Self { self }
  /// In two directions.
  public static var upUp: Self { Self() }
  /// In two directions.
  public static var downUp: Self { Self() }
  /// In one direction, out of nothing.
  public static var offUp: Self { Self() }
}

extension SymbolEffect where Self == PlainSymbolEffect {
  /// One of Apple's effects.
  public nonisolated static var appear: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var automatic: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var bounce: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var breathe: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var disappear: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var drawOff: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var drawOn: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var pulse: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var replace: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var rotate: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var scale: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var variableColor: Self { Self() }
  /// One of Apple's effects.
  public nonisolated static var wiggle: Self { Self() }
}

/// How often and how fast a symbol moves; accepted.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  /// Apple's options.
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  /// Faster.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// Some times.
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  /// Over and over.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  /// Faster.
  public func speed(_ speed: Double) -> Self { self }
  /// Some times.
  public func `repeat`(_ count: Int?) -> Self { self }

  /// How an effect is repeated; accepted.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static let continuous = Self(), periodic = Self()
    /// Some times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
}

extension View {
  /// Moves symbols; accepted.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> Self { self }
  /// Moves symbols when a value changes; accepted.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> Self { self }
  /// Lets no effect of the views around move symbols; accepted.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
