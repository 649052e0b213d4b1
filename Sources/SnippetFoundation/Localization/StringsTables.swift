import Foundation

/// The strings tables of several folders, looked through in order.
package struct StringsTables: Sendable {
  private let bundles: [StringsBundle]

  /// Those of the program's modules.
  package static let main = StringsTables(bundles: StringsBundle.main)

  private init(bundles: [StringsBundle]) { self.bundles = bundles }

  /// Those of one folder.
  package init(folder: URL) { bundles = [StringsBundle(folder)] }

  package var isEmpty: Bool { bundles.isEmpty }

  /// What a table has for a key.
  package struct Words: Sendable, Equatable {
    /// One, or the phrases that mean the same.
    package var texts: [String]
    package var language: String
    package var table: String
  }

  /// The tables that phrases are looked for in, the first before the second.
  package static let ofPhrases = ["AppShortcuts", "Localizable"]

  /// The languages of the tables of these names, sorted.
  package func languages(of names: [String]) -> [String] {
    let tables = bundles.flatMap { bundle in names.compactMap { bundle.table($0) } }
    return Set(tables.flatMap(\.languages.keys)).sorted()
  }

  /// Whether a person of a locale reads the tables of these names in the language of their keys.
  package func areRead(in names: [String], asWritten locale: Locale) -> Bool {
    bundles.allSatisfy { bundle in
      names.allSatisfy { bundle.table($0)?.isRead(asWritten: locale.identifier) ?? true }
    }
  }

  /// The words that a person of a locale has for a key, in the first of the tables that has some; nil: none has.
  package func words(_ key: String, in names: [String], locale: Locale) -> Words? {
    let key = FormatTemplate.normalized(key)
    let identifier = locale.identifier
    for name in names {
      for bundle in bundles {
        guard let (words, language) = bundle.table(name)?.find(key, identifier) else { continue }
        return Words(texts: words.texts(language, locale), language: language, table: name)
      }
    }
    return nil
  }
}

extension Translation {
  /// All that mean the same; no values are put in.
  fileprivate func texts(_ language: String, _ locale: Locale) -> [String] {
    if case .several(let texts) = self { return texts }
    return [text([], language: language, locale: locale)]
  }
}
