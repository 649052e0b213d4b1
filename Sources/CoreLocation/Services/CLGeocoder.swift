public import Foundation
import IntentModel

/// What is told of the places of an address.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Looks up addresses; here, where there is no map, it says at once that it cannot.
///
/// **Errors**: every call throws, or hands over, `CLError.network` with words that say what to use instead.
/// **Source**: developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject, @unchecked Sendable {  // keeps nothing
  /// A geocoder.
  public override init() {}

  /// Whether it looks something up: never.
  open var isGeocoding: Bool { false }

  /// Stops looking; there is nothing to stop.
  open func cancelGeocode() {}

  /// Throws: nothing here knows a map.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError.noMap
  }

  /// Throws: nothing here knows a map.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?
  ) async throws -> [CLPlacemark] { throw CLError.noMap }

  /// Throws: nothing here knows a map.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError.noMap }

  /// Throws: nothing here knows a map.
  open func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
    throw CLError.noMap
  }

  /// Throws: nothing here knows a map.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError.noMap
  }

  /// Throws: nothing here knows a map.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError.noMap }

  /// Hands over the error, a moment later.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { refuse(completionHandler) }

  /// Hands over the error, a moment later.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { refuse(completionHandler) }

  /// Hands over the error, a moment later.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { refuse(completionHandler) }

  /// Hands over the error, a moment later.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { refuse(completionHandler) }

  /// On the main actor, as on Apple's systems.
  private func refuse(_ handler: @escaping CLGeocodeCompletionHandler) {
    Task { await MainActor.run { handler(nil, CLError.noMap) } }
  }
}
