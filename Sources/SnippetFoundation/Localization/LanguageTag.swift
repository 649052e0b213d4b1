import Foundation

/// Names of languages: `de`, `zh-Hant`, `pt-BR`.
enum LanguageTag {
  /// With hyphens, and the letter case that names have.
  static func normalized(_ identifier: String) -> String {
    let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return identifier }
    let rest = parts.dropFirst().map { part in
      part.count == 4 ? part.capitalized : part.uppercased()
    }
    let language = first.lowercased()
    return ([aliases[language] ?? language] + rest).joined(separator: "-")
  }

  /// The languages of a table, which come sorted, that suit a locale, best first.
  static func chain(_ locale: String, among known: [String]) -> [String] {
    let key = ChainKey(locale: locale, known: known)
    if let chain = chains.withLock({ $0[key] }) { return chain }
    let chain = makeChain(normalized(locale), among: key.known)
    chains.withLock { chains in
      if chains.count > 256 { chains = [:] }
      chains[key] = chain
    }
    return chain
  }

  private struct ChainKey: Hashable {
    var locale: String
    var known: [String]
  }

  private static let chains = Lock([ChainKey: [String]]())

  private static func makeChain(_ locale: String, among known: [String]) -> [String] {
    var parts = locale.split(separator: "-").map(String.init)
    guard let code = parts.first else { return [] }
    let language = Locale.Language(identifier: locale)
    var wanted = [locale] + lineage(of: language).flatMap(names)
    if let script = language.script { wanted.append("\(code)-\(script.identifier)") }
    while !parts.isEmpty {
      wanted.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    if code == "no" { wanted.append("nb") }
    let neighbours = known.filter { name in
      let other = Locale.Language(identifier: name)
      return name.prefix { $0 != "-" } == code && other.script == language.script
    }
    var chain: [String] = []
    for name in wanted + neighbours where known.contains(name) && !chain.contains(name) {
      chain.append(name)
    }
    return chain
  }

  /// A language and those that it takes its words from, nearest first: `es-MX`, `es-419`, `es`.
  private static func lineage(of language: Locale.Language) -> [Locale.Language] {
    var all = [language]
    while all.count < 8, let next = all.last.flatMap(parent), !all.contains(next) {
      all.append(next)
    }
    return all
  }

  private static func parent(of language: Locale.Language) -> Locale.Language? {
    guard let code = language.languageCode?.identifier else { return nil }
    return LanguageParents.parent(
      code: code,
      script: language.script?.identifier,
      usualScript: Locale.Language(identifier: code).script?.identifier,
      region: language.region?.identifier
    )
    .map { Locale.Language(identifier: $0) }
  }

  /// How a language may be written: with its script, and without it where that goes without saying.
  private static func names(of language: Locale.Language) -> [String] {
    guard let code = language.languageCode?.identifier else { return [] }
    let region = language.region.map { "-\($0.identifier)" } ?? ""
    let short = code + region
    guard let script = language.script else { return [short] }
    let long = "\(code)-\(script.identifier)\(region)"
    return Locale.Language(identifier: short).script == script ? [long, short] : [long]
  }

  private static let aliases = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro"]
}
