import AppIntents
import Testing

@testable import CoreLocation
@testable import IntentModel

struct CoreLocationTests {
  private struct Meet: AppIntent {
    static let title: LocalizedStringResource = "Meet"
    @Parameter var place: CLPlacemark
    @Parameter(title: "City", displayStyle: .city) var city: CLPlacemark?
    @Parameter(displayStyle: .address) var addresses: [CLPlacemark]?
    func perform() async throws -> some IntentResult { .result() }
  }

  private func read(_ text: String, style: CLPlacemark.ParameterDisplayStyle? = nil) -> String {
    switch CLPlacemark.read(text, style: style) {
    case .value(let value): "\((value as? CLPlacemark)?.description ?? "of another type")"
    case .refused(let reason): reason
    }
  }

  @Test(arguments: [
    ("Golden Gate Park", "Golden Gate Park"),
    ("37.77, -122.45", "37.77, -122.45"),
    ("37.77 -122.45", "37.77, -122.45"),
    ("37.77° N, 122.45° W", "37.77, -122.45"),
    ("37.77 N 122.45 W", "37.77, -122.45"),
    ("37,77; -122,45", "37.77, -122.45"),
    ("-90,180", "-90, 180"),
    ("0.00001, -0.0005", "0.00001, -0.0005"),
    ("Golden Gate Park (37.77, -122.45)", "Golden Gate Park (37.77, -122.45)"),
    ("Golden Gate Park(37.77,-122.45)", "Golden Gate Park (37.77, -122.45)"),
    ("Mission (District)", "Mission (District)"),
    ("(37.77, -122.45)", "37.77, -122.45"),
    ("5th Avenue 12", "5th Avenue 12"),
    ("東京", "東京"),
  ])
  func `a place is typed as a name, a coordinate or both`(text: String, place: String) {
    #expect(read(text) == place)
    #expect(read(read(text)) == place, "what is written is read again")
  }

  @Test(arguments: [
    ("91, 10", "has a latitude of 91, which is not from -90 to 90"),
    ("Park (-90.5, 10)", "has a latitude of -90.5, which is not from -90 to 90"),
    ("10, 180.1", "has a longitude of 180.1, which is not from -180 to 180"),
    ("10, -200", "has a longitude of -200, which is not from -180 to 180"),
    ("37.77", "is not a place"), ("1, 2, 3", "is not a place"), ("()", "is not a place"),
    ("--5, 3", "is not a place"), ("5 N, 3 S", "5 N, 3 S"), ("inf, nan", "inf, nan"),
    ("1e2, 3", "1e2, 3"), ("9999999999999999999999, 3", "has a latitude of 1e+22"),
  ])
  func `what is no place on the earth is refused with words`(text: String, reason: String) {
    #expect(read(text).hasPrefix(reason))
  }

  @Test func `a very long text is refused`() {
    #expect(read(String(repeating: "x", count: 301)) == "is too long for a place")
  }

  @Test func `a place is shown as its parameter says`() throws {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.country) = ("501 Stanyan St", "San Francisco", "USA")
    (address.state, address.postalCode, address.isoCountryCode) = ("CA", "94117", "US")
    let park = CLPlacemark(
      location: CLLocation(latitude: 37.77, longitude: -122.45),
      name: "The Lodge",
      postalAddress: address
    )
    #expect(park.typed(style: nil) == "The Lodge")
    #expect(park.typed(style: CLPlacemark.ParameterDisplayStyle.city) == "San Francisco")
    #expect(
      park.typed(style: CLPlacemark.ParameterDisplayStyle.address)
        == "501 Stanyan St, San Francisco, CA 94117, USA"
    )
    #expect(park.thoroughfare == "Stanyan St" && park.subThoroughfare == "501")
    #expect(park.locality == "San Francisco" && park.administrativeArea == "CA")
    #expect(park.postalCode == "94117" && park.country == "USA" && park.isoCountryCode == "US")
    #expect(park.subLocality == nil && park.ocean == nil && park.timeZone == nil)
    #expect(CLPlacemark(placemark: park).locality == "San Francisco")
    let bare = try #require(park.location)
    let nameless = CLPlacemark(location: bare, name: nil, postalAddress: nil)
    #expect(nameless.typed(style: CLPlacemark.ParameterDisplayStyle.address) == "37.77, -122.45")
  }

  @Test func `a place stands in a sentence by its name`() {
    let park = CLPlacemark(place: nil, name: "Golden Gate Park")
    let resource: LocalizedStringResource = "Meet at \(park)"
    #expect(String(localized: resource) == "Meet at Golden Gate Park")
  }

  @Test func `parameters read places, alone and in lists`() async throws {
    let intent = Meet()
    let city = try #require(parameters(of: intent).first { $0.name == "city" })
    guard case .value(let value) = try await city.resolve("Lyon") else {
      Issue.record("Lyon is a city")
      return
    }
    #expect(city.set(value))
    #expect(intent.city?.locality == "Lyon" && intent.city?.location == nil)
    #expect(city.resolvedText == "Lyon")
    let place = try #require(parameters(of: intent).first)
    guard case .rejected(let rejection) = try await place.resolve("91, 10") else {
      Issue.record("there is no such latitude")
      return
    }
    #expect(
      rejection.message == """
        '91, 10' has a latitude of 91, which is not from -90 to 90. Type a place, such as Golden \
        Gate Park, 37.77 -122.45 or Golden Gate Park (37.77, -122.45).
        """
    )
  }

  @Test func `distances are those of a great circle`() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_556) < 10)
    #expect(paris.distance(from: paris) == 0)
    let pole = CLLocation(latitude: 90, longitude: 0)
    let other = CLLocation(latitude: -90, longitude: 77)
    #expect(abs(pole.distance(from: other) - 20_015_115) < 1)
    let circle = CLCircularRegion(center: paris.coordinate, radius: 1000, identifier: "Paris")
    #expect(circle.contains(paris.coordinate) && !circle.contains(london.coordinate))
    #expect(RelevantContext.location(circle) != .location(inferred: .home))
  }

  @Test func `a coordinate that is none on the earth says so`() {
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(1, 2)))
    #expect(CLLocation(latitude: 200, longitude: 0).horizontalAccuracy < 0)
    #expect(CLLocation(latitude: .infinity, longitude: .nan).description == "inf, nan")
  }

  @Test func `nothing waits for a place that nobody knows`() async {
    await #expect(throws: CLError.noLocation) {
      for try await _ in CLLocationUpdate.liveUpdates() {}
    }
    let geocoder = CLGeocoder()
    await #expect(throws: CLError(.network)) { try await geocoder.geocodeAddressString("12 Mill") }
    let error = await withCheckedContinuation { continuation in
      geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { _, error in
        continuation.resume(returning: error)
      }
    }
    #expect((error as? CLError)?.code == .network)
    #expect(
      error?.localizedDescription.hasPrefix("Nothing here knows where addresses are.") == true
    )
    #expect(CLError.errorDomain == kCLErrorDomain)
  }

  @Test @MainActor func `a manager tells its delegate that nothing may be known`() async {
    let witness = Witness()
    let manager = CLLocationManager()
    #expect(manager.authorizationStatus == .denied && !CLLocationManager.locationServicesEnabled())
    let told = await withCheckedContinuation { continuation in
      witness.done = { continuation.resume(returning: $0) }
      manager.delegate = witness
      manager.requestWhenInUseAuthorization()
      manager.requestLocation()
    }
    #expect(told == ["denied", "denied", "denied"])
  }
}

/// Notes what it is told until an error comes.
@MainActor
private final class Witness: NSObject, @preconcurrency CLLocationManagerDelegate {
  var done: (([String]) -> Void)?
  private var told: [String] = []

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    told.append("\(manager.authorizationStatus)")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if case CLError.denied = error { told.append("denied") }
    done?(told)
  }
}
