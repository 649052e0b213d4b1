public import Foundation

/// What is told of where the device is.
///
/// **Source**: developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Places that the device was at; never called here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Where the device is cannot be said.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// What the app may know is known.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// What the app may know is known; the older form.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  /// Somebody came into an area; never called here.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Somebody left an area; never called here.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// An area cannot be watched.
  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  )
}

extension CLLocationManagerDelegate {
  /// Nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  /// Nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
}
