import Foundation

/// A latitude and a longitude as they were typed, which may be none on the earth.
///
/// `37.77, -122.45`, `37.77 -122.45`, `37.77° N, 122.45° W`, and with decimal commas `37,77; -122,45`.
struct TypedCoordinate {
  let latitude: Double
  let longitude: Double

  /// nil: the text is no coordinate.
  init?(_ text: some StringProtocol) {
    let text = String(text)
    guard text.utf8.count <= 60 else { return nil }
    let separator: Character = text.contains(";") ? ";" : text.contains(",") ? "," : " "
    let joined = text.replacing("°", with: "").replacing("\u{2212}", with: "-").uppercased()
    var parts = joined.split(separator: separator).map {
      $0.trimmingCharacters(in: .whitespaces).replacing(",", with: ".")
    }
    // `37.77 N 122.45 W`: each letter belongs to the number before it.
    if separator == " ", parts.count == 4 { parts = [parts[0] + parts[1], parts[2] + parts[3]] }
    guard parts.count == 2,
      let latitude = Self.degrees(parts[0], "N", "S"),
      let longitude = Self.degrees(parts[1], "E", "W")
    else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// Why it is no place, to stand behind the quoted text; nil: it is one.
  var problem: String? {
    if !(-90...90).contains(latitude) {
      return "has a latitude of \(written(latitude)), which is not from -90 to 90"
    }
    if !(-180...180).contains(longitude) {
      return "has a longitude of \(written(longitude)), which is not from -180 to 180"
    }
    return nil
  }

  private func written(_ degrees: Double) -> String {
    degrees == degrees.rounded() && abs(degrees) < 1e15 ? "\(Int(degrees))" : "\(degrees)"
  }

  private static func degrees(_ text: String, _ above: Character, _ below: Character) -> Double? {
    var number = text
    var isBelow = false
    if let last = number.last, last == above || last == below {
      isBelow = last == below
      number = number.dropLast().trimmingCharacters(in: .whitespaces)
      if number.hasPrefix("-") { return nil }
    }
    let digits = number.drop { $0 == "-" || $0 == "+" }
    guard number.count - digits.count <= 1, digits.first?.isNumber == true,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let value = Double(number)
    else { return nil }
    return isBelow ? -value : value
  }
}
