/// How far something is turned.
@frozen
public nonisolated struct Angle: Hashable, Comparable, Sendable {
  /// Half a turn is pi.
  public var radians: Double
  /// Half a turn is 180.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of none.
  public init() { radians = 0 }
  /// Makes an angle; half a turn is pi.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle; half a turn is 180.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// None.
  public static let zero = Angle()
  /// Half a turn is pi.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Half a turn is 180.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Less of a turn.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// Both turns.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  /// One turn without the other.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  /// The turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// The turn some times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  /// A part of the turn.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}
