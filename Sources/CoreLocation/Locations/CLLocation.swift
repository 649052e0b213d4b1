public import Foundation
import IntentEffects

/// A place, and when something was there.
///
/// **Source**: developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {  // nothing of it changes
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres that the coordinate may be off; less than 0: it is none on the earth.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres that the altitude may be off; 0 or less: it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north; less than 0: nothing moves.
  public let course: CLLocationDirection
  /// Metres a second; less than 0: nothing moves.
  public let speed: CLLocationSpeed
  /// When it was there.
  public let timestamp: Date

  /// A place, now by the app's clock; its accuracy is 0 metres, and less if it is none on the earth.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    self.init(
      coordinate: coordinate,
      altitude: 0,
      horizontalAccuracy: CLLocationCoordinate2DIsValid(coordinate) ? 0 : -1,
      verticalAccuracy: -1,
      timestamp: AppClock.now
    )
  }

  /// A place at a height, at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// A place of something that moves.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
  }

  /// Returns the metres to another place along a great circle.
  ///
  /// By the haversine formula on a sphere of WGS84's mean radius, 6,371,008.8 m: at most 0.6 % off the ellipsoid that
  /// Apple's systems measure on. NaN if a coordinate is none.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    func squaredSine(_ degrees: Double) -> Double {
      let sine = sin(degrees / 2 * .pi / 180)
      return sine * sine
    }
    let share =
      squaredSine(there.latitude - here.latitude)
      + cos(here.latitude * .pi / 180) * cos(there.latitude * .pi / 180)
      * squaredSine(there.longitude - here.longitude)
    return 2 * 6_371_008.8 * asin(min(1, share.squareRoot()))
  }

  /// Itself: nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The coordinate, such as `37.77, -122.45`.
  open override var description: String { coordinate.text }
}

extension CLLocationCoordinate2D {
  /// Such as `37.77, -122.45`: six decimals at most, a tenth of a metre.
  var text: String { "\(Self.short(latitude)), \(Self.short(longitude))" }

  private static func short(_ degrees: Double) -> String {
    let rounded = (degrees * 1_000_000).rounded() / 1_000_000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(degrees)" }
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    // Small numbers would be printed as 1e-05.
    guard abs(rounded) < 0.001 else { return "\(rounded)" }
    let digits = "\(Int((abs(rounded) * 1_000_000).rounded()))"
    var decimals = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return (rounded < 0 ? "-0." : "0.") + decimals
  }
}
