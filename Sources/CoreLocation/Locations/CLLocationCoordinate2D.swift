/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres between two places.
public typealias CLLocationDistance = Double
/// Metres that a place may be off; less than 0: nothing is known.
public typealias CLLocationAccuracy = Double
/// Metres a second; less than 0: nothing is known.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise; less than 0: nothing is known.
public typealias CLLocationDirection = Double

/// A place on the earth by its latitude and longitude.
///
/// Not `Equatable`, as Apple's is not: apps that need it declare it.
///
/// **Units**: degrees of WGS84; north and east are above 0.
/// **Source**: developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
  /// From the south pole at -90 to the north pole at 90.
  public var latitude: CLLocationDegrees
  /// From -180 to 180, east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place at 0, 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A place; numbers that are none on the earth are kept as they are.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A coordinate that is none on the earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a coordinate is on the earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
}
