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
    guard let language = parts.first else { return [] }
    var wanted: [String] = []
    let script =
      parts.dropFirst().first { $0.count == 4 } ?? self.script(language, parts.last ?? "")
    while !parts.isEmpty {
      wanted.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    if let script { wanted.insert("\(language)-\(script)", at: wanted.count - 1) }
    if language == "nb" || language == "nn" { wanted.append("no") }
    if language == "no" { wanted.append("nb") }
    let neighbours = known.filter { name in
      let own = name.split(separator: "-").map(String.init)
      let ownScript = own.dropFirst().first { $0.count == 4 } ?? self.script(own[0], own.last ?? "")
      return own.first == language && ownScript == script
    }
    var chain: [String] = []
    for name in wanted + neighbours where known.contains(name) && !chain.contains(name) {
      chain.append(name)
    }
    return chain
  }

  /// The script of Chinese in a region; nil for other languages.
  private static func script(_ language: String, _ region: String) -> String? {
    guard language == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }

  private static let aliases = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro"]
}
