import Foundation

/// A format of printf for one value, such as `%.2f`.
package struct PrintfFormat {
  private let specifier: String
  private let asked: [Character]

  package init(_ specifier: String) {
    self.specifier = specifier
    asked = Self.conversions(in: specifier)
  }

  /// Whether there is nothing but the value.
  var isValueAlone: Bool {
    let pieces = FormatTemplate(specifier).pieces
    if case .value(nil, _)? = pieces.first { return pieces.count == 1 }
    return false
  }

  /// The value in the format, as the locale writes it; nil: as code does.
  ///
  /// A value that the format is not for is written as it describes itself.
  package func text<Value: CVarArg>(of value: Value, in locale: Locale? = nil) -> String {
    fits(value) ? String(format: specifier, locale: locale, value) : "\(value)"
  }

  /// Whether the format asks for one value, and for what that is: an object in the place of a number would be read from an
  /// address that is none.
  private func fits<Value: CVarArg>(_ value: Value) -> Bool {
    asked.count <= 1
      && asked.allSatisfy { letter in
        switch letter {
        case "a", "A", "e", "E", "f", "F", "g", "G": value is any BinaryFloatingPoint
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": value is any BinaryInteger
        case "@": Value.self is AnyObject.Type
        default: letter == "p"
        }
      }
  }

  /// The letters that end the conversions of a format of printf, `*` for a width or a place that is another value.
  private static func conversions(in format: String) -> [Character] {
    var found: [Character] = []
    var isOpen = false
    for letter in format {
      if !isOpen {
        isOpen = letter == "%"
      } else if letter == "%" {
        isOpen = false
      } else if letter == "*" || letter == "$" {
        found.append("*")
      } else if letter == "@" || letter.isLetter && !"hlqLztj".contains(letter) {
        found.append(letter)
        isOpen = false
      }
    }
    return found
  }
}
