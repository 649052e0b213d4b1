import Foundation

/// A value in a text, as it describes itself, and what stands for it in the key.
package struct LocalizedArgument: Sendable {
  /// The value without separators of thousands.
  package var text: String
  /// `%@`, `%lld`, `%lf`, or a format such as `%.2f`.
  package var specifier: String

  package init(text: String, specifier: String = "%@") {
    self.text = text
    self.specifier = specifier
  }

  /// Whether a noun can vary by it.
  package var isNumber: Bool { specifier != "%@" }

  /// The digits that a person sees, for the rules of plurals: a whole number without zeros behind its point.
  var digits: String {
    if specifier == "%lf" || specifier == "%f", text.hasSuffix(".0") {
      return String(text.dropLast(2))
    }
    return text
  }

  /// The value in the locale, as the key or a translation's own specifier says.
  func text(_ wanted: FormatTemplate.Specifier, in locale: Locale) -> String {
    guard isNumber else { return text }
    var written = wanted
    if wanted.modifiers.isEmpty, case .value(_, let own)? = FormatTemplate(specifier).pieces.first {
      written.modifiers = own.modifiers
    }
    if !written.modifiers.isEmpty { return format(written, locale) ?? text }
    if let number = Int64(text) { return number.formatted(.number.locale(locale)) }
    if let number = Double(text), number.isFinite {
      return number.formatted(.number.locale(locale))
    }
    return text
  }

  /// In the manner of printf; nil where widths would be of no use.
  private func format(_ specifier: FormatTemplate.Specifier, _ locale: Locale) -> String? {
    let parts = specifier.modifiers.split { !$0.isWholeNumber }
    guard specifier.modifiers.utf8.count < 8, parts.allSatisfy({ (Int($0) ?? 99) < 64 }) else {
      return nil
    }
    if let number = Int64(text), !specifier.isFloating {
      let letter = specifier.isInteger ? specifier.conversion : "d"
      return String(format: "%\(specifier.modifiers)ll\(letter)", locale: locale, number)
    }
    guard let number = Double(text) else { return nil }
    let letter = specifier.isFloating ? specifier.conversion : "f"
    return String(format: "%\(specifier.modifiers)\(letter)", locale: locale, number)
  }
}
