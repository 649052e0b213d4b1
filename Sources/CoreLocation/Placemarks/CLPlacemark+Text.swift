import Foundation
public import IntentModel

extension CLPlacemark: _IntentValue {}

extension CLPlacemark {
  /// How a parameter shows a place.
  public enum ParameterDisplayStyle: Sendable, Hashable {
    /// By its name.
    case name
    /// By its address, in one line.
    case address
    /// By its city.
    case city
  }
}

// A person types a name, a coordinate, or both: `Golden Gate Park (37.77, -122.45)`.
extension CLPlacemark: StandInValue {
  package static func read(_ text: String, style: (any Sendable)?) -> StandInReading {
    guard text.utf8.count <= 300 else { return .refused("is too long for a place") }
    var (name, coordinate) = (text, TypedCoordinate(text))
    if coordinate == nil, text.last == ")", let open = text.lastIndex(of: "(") {
      coordinate = TypedCoordinate(text[text.index(after: open)...].dropLast())
      if coordinate != nil { name = text[..<open].trimmingCharacters(in: .whitespaces) }
    } else if coordinate != nil {
      name = ""
    }
    if let problem = coordinate?.problem { return .refused(problem) }
    guard coordinate != nil || name.contains(where: \.isLetter) else {
      return .refused("is not a place")
    }
    let isCity = style as? ParameterDisplayStyle == .city
    return .value(
      CLPlacemark(
        place: coordinate.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) },
        name: name.isEmpty ? nil : name,
        locality: isCity && !name.isEmpty ? name : nil
      )
    )
  }

  package static func hint(style: (any Sendable)?) -> String {
    switch style as? ParameterDisplayStyle {
    case .city: "a city, such as Lyon, 45.76 4.84 or Lyon (45.76, 4.84)"
    case .address: "an address, a coordinate such as 37.77 -122.45, or both, the latter in brackets"
    case .name, nil:
      "a place, such as Golden Gate Park, 37.77 -122.45 or Golden Gate Park (37.77, -122.45)"
    }
  }

  package func typed(style: (any Sendable)?) -> String {
    let shown: String? =
      switch style as? ParameterDisplayStyle {
      case .city: locality
      case .address: addressText
      case .name, nil: name
      }
    return shown ?? name ?? locality ?? fullText
  }
}

extension CLPlacemark {
  /// `Golden Gate Park (37.77, -122.45)`, or the part of it that is known.
  var fullText: String {
    let coordinate = location?.coordinate.text
    guard let name = name ?? locality else { return coordinate ?? "Unknown" }
    return coordinate.map { "\(name) (\($0))" } ?? name
  }

  /// The address in one line; nil: none is known.
  private var addressText: String? {
    guard let postalAddress else { return nil }
    let region = [administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
    let parts = [postalAddress.street, postalAddress.city, region, postalAddress.country]
    let said = parts.filter { !$0.isEmpty }.map { $0.replacing("\n", with: ", ") }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }
}
