import AppIntents
import CoreLocation

/// Asks for a place, and says how far it is from the bakery.
struct MeetAt: AppIntent {
  static let title: LocalizedStringResource = "Meet At"
  static var parameterSummary: some ParameterSummary { Summary("Meet at \(\.$place)") }

  @Parameter(title: "Place", requestValueDialog: "Where do we meet?")
  var place: CLPlacemark

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let bakery = CLLocation(latitude: 37.7749, longitude: -122.4194)
    guard let there = place.location else {
      return .result(dialog: "We meet at \(place.name ?? "?"), wherever that is.")
    }
    let kilometres = Int((there.distance(from: bakery) / 1000).rounded())
    return .result(dialog: "We meet at \(place.name ?? "this place"), \(kilometres) km from here.")
  }
}

/// A place that is shown by its city.
struct DeliverTo: AppIntent {
  static let title: LocalizedStringResource = "Deliver To"
  static var parameterSummary: some ParameterSummary { Summary("Deliver to \(\.$city)") }

  @Parameter(title: "City", displayStyle: .city)
  var city: CLPlacemark

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .send,
      dialog: "Deliver to \(city.locality ?? "nowhere")?"
    )
    return .result(dialog: "It is on its way.")
  }
}

/// One of the places that the app knows.
struct PickBranch: AppIntent {
  static let title: LocalizedStringResource = "Pick Branch"
  static var parameterSummary: some ParameterSummary { Summary("Pick \(\.$branch)") }

  @Parameter(title: "Branch", displayStyle: .address, optionsProvider: Branches())
  var branch: CLPlacemark

  private struct Branches: DynamicOptionsProvider {
    func results() async throws -> [CLPlacemark] {
      let address = CNMutablePostalAddress()
      (address.street, address.city) = ("12 Mill Lane", "Springfield")
      (address.state, address.postalCode) = ("IL", "62701")
      let mill = CLLocation(latitude: 39.8, longitude: -89.64)
      return [
        CLPlacemark(location: mill, name: "The Mill", postalAddress: address),
        CLPlacemark(location: mill, name: "The Stall", postalAddress: nil),
      ]
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let number = branch.subThoroughfare.map { "number \($0)" } ?? "no number"
    return .result(dialog: "\(branch.name ?? "?") has \(number).")
  }
}

/// Asks where the device is, as an app does that was not written for a terminal.
struct WhereAmI: AppIntent {
  static let title: LocalizedStringResource = "Where Am I"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let place = try await Finder().place()
    return .result(dialog: "You are at \(place.coordinate.latitude).")
  }
}

@MainActor
private final class Finder: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<CLLocation, any Error>?

  func place() async throws -> CLLocation {
    manager.delegate = self
    manager.requestLocation()
    return try await withCheckedThrowingContinuation { waiting = $0 }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if let place = locations.first { waiting?.resume(returning: place) }
    waiting = nil
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    waiting?.resume(throwing: error)
    waiting = nil
  }
}

/// Looks an address up, and says what to do where that is not possible.
struct LookUpAddress: AppIntent {
  static let title: LocalizedStringResource = "Look Up Address"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    do {
      let found = try await CLGeocoder().geocodeAddressString("12 Mill Lane")
      return .result(dialog: "\(found.count) found.")
    } catch CLError.network {
      return .result(dialog: "There is no map here.")
    }
  }
}
