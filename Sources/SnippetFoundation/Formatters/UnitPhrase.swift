package import Foundation

/// What stands around a number where a language writes a unit: `摂氏` and `度`, or nothing and `Grad Celsius`.
package struct UnitPhrase: Sendable, Hashable {
  package var before: String
  package var after: String

  package init(before: String, after: String) { (self.before, self.after) = (before, after) }

  /// How a language writes a unit, in words and in short, for one and for several.
  ///
  /// Empty: Unicode's tables have no such unit, or the program is linked without them.
  package static func all(of unit: Dimension, in locale: Locale) -> Set<UnitPhrase> {
    guard let name = UnitNames.name(of: unit) else { return [] }
    var phrases: Set<UnitPhrase> = []
    for width in ["unit-width-full-name", "unit-width-short"] {
      let tables = UnitTables(skeleton: "unit/\(name) \(width)", locale: locale)
      phrases.formUnion(tables.phrases(of: amounts))
    }
    return phrases
  }

  /// Amounts of which each form of a noun, in any language, is the form of one.
  private static let amounts = [0, 1, 1.5, 2, 3, 5, 11, 21, 100]
}

extension UnitTables {
  /// What stands around some amounts.
  fileprivate func phrases(of amounts: [Double]) -> Set<UnitPhrase> {
    Set(
      amounts.compactMap { amount in
        guard let words = text(amount), let number = numberRange(words) else { return nil }
        return UnitPhrase(
          before: String(words[..<number.lowerBound]),
          after: String(words[number.upperBound...])
        )
      }
    )
  }
}
