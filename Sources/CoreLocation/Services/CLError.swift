public import Foundation

/// The domain of the errors of locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
///
/// **Source**: developer.apple.com/documentation/corelocation/clerror-swift.struct
public struct CLError: CustomNSError, LocalizedError, Sendable {
  /// The kinds of errors there are, by their numbers.
  public enum Code: Int, Sendable {
    /// Nobody knows where the device is.
    case locationUnknown = 0
    /// The app may not know where the device is.
    case denied
    /// No service can be asked.
    case network
    case headingFailure
    case regionMonitoringDenied
    case regionMonitoringFailure
    case regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed
    /// There is no place of this name or address.
    case geocodeFoundNoResult
    case geocodeFoundPartialResult
    /// The app wanted to know no more.
    case geocodeCanceled
    case deferredFailed
    case deferredNotUpdatingLocation
    case deferredAccuracyTooLow
    case deferredDistanceFiltered
    case deferredCanceled
    case rangingUnavailable
    case rangingFailure
    case promptDeclined
    case historicalLocationError
  }

  /// The domain of these errors.
  public static var errorDomain: String { kCLErrorDomain }
  /// Which error it is.
  public let code: Code
  /// What is known besides, such as the words of `NSLocalizedDescriptionKey`.
  public var errorUserInfo: [String: Any] { known }
  private let known: [String: any Sendable]

  /// An error of a kind.
  public init(_ code: Code, userInfo: [String: any Sendable] = [:]) {
    (self.code, known) = (code, userInfo)
  }

  /// The number of its kind.
  public var errorCode: Int { code.rawValue }
  /// What is known besides.
  public var userInfo: [String: Any] { known }

  /// In words.
  public var errorDescription: String? {
    if let words = errorUserInfo[NSLocalizedDescriptionKey] as? String { return words }
    return "The operation could not be completed: \(code)."
  }

  /// Nobody knows where the device is.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app may not know where the device is.
  public static var denied: Code { .denied }
  /// No service can be asked.
  public static var network: Code { .network }
  /// There is no place of this name or address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The app wanted to know no more.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// The person did not want to be asked.
  public static var promptDeclined: Code { .promptDeclined }

  /// A terminal has no location.
  static let noLocation = CLError(
    .denied,
    userInfo: [
      NSLocalizedDescriptionKey:
        "A terminal does not know where it is. Take the place from a parameter, or from a service "
        + "of the app that a test can replace."
    ]
  )
  /// Nothing here knows a map.
  static let noMap = CLError(
    .network,
    userInfo: [
      NSLocalizedDescriptionKey:
        "Nothing here knows where addresses are. Take the coordinate from a parameter, or from a "
        + "service of the app that a test can replace."
    ]
  )
}

extension CLError: Equatable, Hashable {
  /// Whether both are of one kind.
  public static func == (left: CLError, right: CLError) -> Bool { left.code == right.code }
  /// Takes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension CLError.Code {
  /// Whether an error is of this kind, as in `catch CLError.denied`.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}
