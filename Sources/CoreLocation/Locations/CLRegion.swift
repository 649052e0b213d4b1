public import Foundation

/// An area that has a name of the app's own.
///
/// **Source**: developer.apple.com/documentation/corelocation/clregion
open class CLRegion: NSObject, @unchecked Sendable {  // set up, then read
  /// What the app calls it.
  public let identifier: String
  /// Whether the app wants to know who comes; nobody is followed here.
  open var notifyOnEntry = true
  /// Whether the app wants to know who goes; nobody is followed here.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
///
/// **Source**: developer.apple.com/documentation/corelocation/clcircularregion
open class CLCircularRegion: CLRegion, @unchecked Sendable {  // all it has is fixed
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// From its middle to its edge, in metres.
  public let radius: CLLocationDistance

  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether a place is in the circle, its edge included.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}
