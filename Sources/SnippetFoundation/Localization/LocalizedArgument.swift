import Foundation

/// A value in a text, as it describes itself, and what stands for it in the key.
package struct LocalizedArgument: Sendable {
  /// The value without separators of thousands.
  package var text: String
  /// `%@`, `%lld`, `%lf`, or a format such as `%.2f`.
  package var specifier: String

  /// Whether the specifier is the app's own: else it is that of the value's type.
  var isFormatted: Bool

  package init(text: String, specifier: String = "%@", isFormatted: Bool = false) {
    (self.text, self.specifier, self.isFormatted) = (text, specifier, isFormatted)
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

  /// The value in the locale.
  func text(in locale: Locale) -> String { text(FormatTemplate.Specifier(), in: locale) }

  /// The value in the locale, as the key or a translation's own specifier says.
  func text(_ wanted: FormatTemplate.Specifier, in locale: Locale) -> String {
    guard isNumber else { return text }
    var written = wanted
    if wanted.modifiers.isEmpty, case .value(_, let own)? = FormatTemplate(specifier).pieces.first {
      // In other digits than ten, or a letter: as it stands.
      if isFormatted, "xXoOcCp".contains(own.conversion) { return text }
      written.modifiers = own.modifiers
      if isFormatted { written.conversion = own.conversion }
    }
    if isFormatted || !written.modifiers.isEmpty { return format(written, locale) ?? text }
    if text.utf8.count <= 3, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      locale.hasLatinDigits
    {
      return text
    }
    return Self.known.value(of: locale.identifier + " " + text) { number(locale) }
  }

  /// The numbers that were written last, by locale: writing one takes microseconds.
  private static let known = BoundedCache<String, String>(limit: 64)

  private func number(_ locale: Locale) -> String {
    if let number = Int64(text) { return number.formatted(.number.locale(locale)) }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Decimal(string: text) {
      return number.formatted(.number.locale(locale))
    }
    return Double(text)?.formatted(.number.locale(locale)) ?? text
  }

  /// In the manner of printf; nil where widths would be of no use.
  private func format(_ specifier: FormatTemplate.Specifier, _ locale: Locale) -> String? {
    let parts = specifier.modifiers.split { !$0.isWholeNumber }
    guard specifier.modifiers.utf8.count < 8, parts.allSatisfy({ (Int($0) ?? 99) < 64 }) else {
      return nil
    }
    let text = text.trimmed
    if let number = Int64(text), !specifier.isFloating {
      let letter = specifier.isInteger ? specifier.conversion : "d"
      return String(format: "%\(specifier.modifiers)ll\(letter)", locale: locale, number)
    }
    guard let number = Double(text) else { return nil }
    let letter = specifier.isFloating ? specifier.conversion : "f"
    return String(format: "%\(specifier.modifiers)\(letter)", locale: locale, number)
  }
}
