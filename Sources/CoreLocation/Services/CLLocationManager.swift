public import Foundation
import IntentModel
import SnippetFoundation

/// Says where the device is; here, where nobody knows, it says at once that the app may not know.
///
/// What is asked for fails with `CLError.denied` and words that say what to use instead. The delegate is told a moment
/// later, on the main actor.
///
/// **Source**: developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject, @unchecked Sendable {  // used on one thread, as Apple asks
  /// What is told; it hears at once what the app may know.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  /// How exact places are wanted; accepted.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far to go until the next place is told; accepted.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the places are for; accepted.
  open var activityType = CLActivityType.other
  /// Whether the app is told when it is not seen; accepted.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the device may stop by itself; accepted.
  open var pausesLocationUpdatesAutomatically = true

  /// A manager.
  public override init() {}

  /// What the app may know: nothing.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// What the app may know: nothing; the older form.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// How exactly the app may know it.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether the device can know where it is: it cannot.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether areas can be watched: they cannot.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Whether the device knows where north is: it does not.
  open class func headingAvailable() -> Bool { false }
  /// Where the device was last: nobody knows.
  open var location: CLLocation? { nil }
  /// The areas that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }

  /// Asks whether the app may know while it is used; the answer is no.
  open func requestWhenInUseAuthorization() { tellAuthorization() }

  /// Asks whether the app may always know; the answer is no.
  open func requestAlwaysAuthorization() { tellAuthorization() }

  /// Asks for the place of this moment; the delegate is told the error.
  open func requestLocation() { tellFailure() }

  /// Asks for every place from now on; the delegate is told the error.
  open func startUpdatingLocation() { tellFailure() }

  /// Asks for no more places.
  open func stopUpdatingLocation() {}

  /// Asks for places far apart; the delegate is told the error.
  open func startMonitoringSignificantLocationChanges() { tellFailure() }

  /// Asks for no more places.
  open func stopMonitoringSignificantLocationChanges() {}

  /// Watches an area; the delegate is told the error.
  open func startMonitoring(for region: CLRegion) {
    tell { manager, delegate in
      delegate.locationManager(manager, monitoringDidFailFor: region, withError: CLError.noLocation)
    }
  }

  /// Watches an area no more.
  open func stopMonitoring(for region: CLRegion) {}

  private func tellAuthorization() {
    tell { manager, delegate in
      delegate.locationManagerDidChangeAuthorization(manager)
      delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
  }

  private func tellFailure() {
    tell { $1.locationManager($0, didFailWithError: CLError.noLocation) }
  }

  /// What the delegate is to be told, the oldest first.
  private let untold = Lock<[Message]>([])

  private typealias Message =
    @MainActor @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void

  /// Tells the delegate after all that it was to be told before, by whichever visit to the main actor comes first.
  ///
  /// The visit begins elsewhere: one that begins on the main actor may come before the code that asked, on a thread of
  /// its own, waits.
  private func tell(_ message: @escaping Message) {
    untold.withLock { $0.append(message) }
    Task { await MainActor.run { tellOldest() } }
  }

  @MainActor
  private func tellOldest() {
    let message = untold.withLock { $0.removeFirst() }
    if let delegate { message(self, delegate) }
  }
}

/// What an app may know of where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// Nothing, and nobody can allow it.
  case restricted
  /// Nothing.
  case denied
  /// Everything.
  case authorizedAlways
  /// What it needs while it is used.
  case authorizedWhenInUse
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as can be.
  case fullAccuracy
  /// About.
  case reducedAccuracy
}

/// What places are for.
public enum CLActivityType: Int, Sendable {
  /// Something else, a way by car, sports, another way, a flight.
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// As exact as can be, and more so.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As far as the app may know.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Every step is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
