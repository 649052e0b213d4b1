public import Foundation

/// A place as people speak of it: its name, its address, its coordinate.
///
/// **Source**: developer.apple.com/documentation/corelocation/clplacemark
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {  // nothing of it changes
  /// Where it is; nil: only its name is known.
  public let location: CLLocation?
  /// What people call it.
  public let name: String?
  /// Its address.
  public let postalAddress: CNPostalAddress?
  /// The city.
  public let locality: String?
  /// The time there, where it is known.
  public let timeZone: TimeZone?

  /// A place by its coordinate, its name and its address; on Apple's systems a name of Intents.
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(place: location, name: name, postalAddress: postalAddress)
  }

  /// The same place.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      place: placemark.location,
      name: placemark.name,
      postalAddress: placemark.postalAddress,
      locality: placemark.locality
    )
  }

  init(
    place: CLLocation?,
    name: String?,
    postalAddress: CNPostalAddress? = nil,
    locality: String? = nil
  ) {
    (location, self.name, self.postalAddress) = (place, name, postalAddress)
    self.locality = locality ?? Self.said(postalAddress?.city)
    timeZone = nil
  }

  /// The street.
  open var thoroughfare: String? { Self.said(street.name) }
  /// The number in the street.
  open var subThoroughfare: String? { Self.said(street.number) }
  /// The part of the city.
  open var subLocality: String? { Self.said(postalAddress?.subLocality) }
  /// The state or province.
  open var administrativeArea: String? { Self.said(postalAddress?.state) }
  /// The county.
  open var subAdministrativeArea: String? { Self.said(postalAddress?.subAdministrativeArea) }
  /// The code of the post.
  open var postalCode: String? { Self.said(postalAddress?.postalCode) }
  /// The country.
  open var country: String? { Self.said(postalAddress?.country) }
  /// The country in two letters.
  open var isoCountryCode: String? { Self.said(postalAddress?.isoCountryCode) }
  /// The lake or river there: never known.
  open var inlandWater: String? { nil }
  /// The ocean there: never known.
  open var ocean: String? { nil }
  /// What is worth seeing there: never known.
  open var areasOfInterest: [String]? { nil }
  /// The area that it takes up: never known.
  open var region: CLRegion? { nil }

  /// Itself: nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name and the coordinate: what is read as the same place again.
  open override var description: String { fullText }

  /// The number and the street of the address, in either order.
  private var street: (number: String?, name: String?) {
    guard let street = postalAddress?.street else { return (nil, nil) }
    let words = street.split(whereSeparator: \.isWhitespace).map(String.init)
    func isNumber(_ word: String?) -> Bool { word?.first?.isNumber ?? false }
    if words.count > 1, isNumber(words.first) {
      return (words.first, words.dropFirst().joined(separator: " "))
    }
    if words.count > 1, isNumber(words.last) {
      return (words.last, words.dropLast().joined(separator: " "))
    }
    return (nil, street)
  }

  private static func said(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
