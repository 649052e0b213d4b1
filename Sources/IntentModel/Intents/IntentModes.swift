/// Where an intent can run.
public struct IntentModes: OptionSet, Sendable {
  /// One bit for each mode.
  public let rawValue: Int

  /// Modes of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Without the app in front.
  public static let background = IntentModes(rawValue: 1)
  /// With the app in front, before it runs.
  public static let foreground = IntentModes(rawValue: 2)

  /// With the app in front, at the time given.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: mode.bits)
  }

  /// When the app comes to the front.
  public struct ForegroundMode: Sendable, Equatable {
    fileprivate let bits: Int

    /// Before the intent runs.
    public static let immediate = ForegroundMode(bits: 2)
    /// Some time before the intent ends.
    public static let deferred = ForegroundMode(bits: 4)
    /// If the intent asks for it.
    public static let dynamic = ForegroundMode(bits: 8)
  }

  /// The modes as in code, with `foreground` for the one before it runs.
  var words: [String] {
    let named: [(IntentModes, String)] = [
      (.background, "background"), (.foreground, "foreground"),
      (.foreground(.deferred), "foreground.deferred"),
      (.foreground(.dynamic), "foreground.dynamic"),
    ]
    return named.filter { contains($0.0) }.map(\.1)
  }

  /// Where an intent runs now.
  public struct Current: Sendable, Equatable {
    private let isInFront: Bool
    /// Whether the intent may ask for the app to come to the front.
    public let canContinueInForeground: Bool

    package init(isInFront: Bool, canContinueInForeground: Bool) {
      self.isInFront = isInFront
      self.canContinueInForeground = isInFront || canContinueInForeground
    }

    /// Without the app in front.
    public static let background = Current(isInFront: false, canContinueInForeground: false)
    /// With the app in front.
    public static let foreground = Current(isInFront: true, canContinueInForeground: true)

    /// Whether both are in front, or neither is.
    public static func == (left: Current, right: Current) -> Bool {
      left.isInFront == right.isInFront
    }
  }
}

/// What a person must prove before an intent runs.
public enum IntentAuthenticationPolicy: Sendable {
  /// Nothing.
  case alwaysAllowed
  /// Who they are, on any of their devices.
  case requiresAuthentication
  /// Who they are, on this device.
  case requiresLocalDeviceAuthentication
}
