import AppIntents
import CoreLocation

/// Places as parameters.
struct SpelledPlaceIntent: AppIntent {
  static let title: LocalizedStringResource = "Place"

  @Parameter var bare: CLPlacemark
  @Parameter(title: "Place") var titled: CLPlacemark
  @Parameter(title: "Name", displayStyle: .name) var named: CLPlacemark?
  @Parameter(title: "Address", description: "Where to", displayStyle: .address)
  var address: CLPlacemark
  @Parameter(
    title: "City",
    displayStyle: .city,
    requestValueDialog: "Which city?",
    inputConnectionBehavior: .never
  )
  var city: CLPlacemark
  @Parameter(title: "Stops") var stops: [CLPlacemark]

  func perform() async throws -> some IntentResult & ReturnsValue<CLPlacemark> {
    let here = CLLocation(latitude: 1, longitude: 2)
    let metres: CLLocationDistance = city.location?.distance(from: here) ?? 0
    let degrees: CLLocationDegrees = here.coordinate.latitude
    let picked = metres > degrees ? city : try await $bare.requestValue("Where?")
    return .result(value: picked)
  }
}

final class SpelledLocator: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    CLGeocoder().reverseGeocodeLocation(locations[0]) { placemarks, error in
      if let error = error as? CLError, error.code == .network { return }
      _ = placemarks?.first?.locality
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .notDetermined, .restricted, .denied: break
    case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
    @unknown default: break
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
}
