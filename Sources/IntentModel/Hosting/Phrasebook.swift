import SnippetFoundation

/// What people can say to an app, and which intent it means.
package struct Phrasebook: Sendable {
  /// The first phrase of each shortcut, with its parameter as `<product>`.
  package let examples: [String]
  private let entries: [Entry]

  private struct Entry: Sendable {
    let intent: any AppIntent
    let pattern: PhrasePattern
    let phrase: String
  }

  package init(catalog: IntentCatalog, appName: String) {
    var entries: [Entry] = []
    var examples: [String] = []
    var named: Set<String> = []
    for shortcut in catalog.shortcuts where type(of: shortcut.intent).isDiscoverable {
      for (index, parts) in shortcut.phrases.enumerated() {
        let phrase = PhrasePattern.words(of: parts, appName: appName)
        if index == 0 { examples.append(phrase) }
        for pattern in PhrasePattern.forms(of: parts, appName: appName) {
          entries.append(Entry(intent: shortcut.intent, pattern: pattern, phrase: phrase))
        }
      }
      named.insert(type(of: shortcut.intent).persistentIdentifier)
    }
    for descriptor in catalog.intents where descriptor.isDiscoverable {
      let intent = catalog.shortcuts.first { type(of: $0.intent) == descriptor.type }?.intent
      for pattern in PhrasePattern.forms(of: [.text(descriptor.title)], appName: appName) {
        entries.append(
          Entry(intent: intent ?? descriptor.make(), pattern: pattern, phrase: descriptor.title)
        )
      }
      if !named.contains(descriptor.identifier) { examples.append(descriptor.title) }
    }
    self.entries = entries
    self.examples = examples
  }

  /// The intents that a line asks for: the one with most literal words first.
  ///
  /// Empty: none.
  package func match(_ line: String) -> [PhraseMatch] {
    let line = PhraseLine(line)
    guard !line.words.isEmpty else { return [] }
    var best: [(match: PhraseMatch, literals: Int, order: Int, type: ObjectIdentifier)] = []
    for (order, entry) in entries.enumerated() {
      guard let slot = entry.pattern.match(line) else { continue }
      let slots = entry.pattern.parameter.map { [(name: $0, text: slot)] } ?? []
      let match = PhraseMatch(intent: copy(entry.intent), slots: slots, phrase: entry.phrase)
      let type = ObjectIdentifier(type(of: entry.intent))
      best.append((match, entry.pattern.literalCount, order, type))
    }
    best.sort { ($1.literals, $0.order) < ($0.literals, $1.order) }
    var seen: Set<ObjectIdentifier> = []
    return best.filter { seen.insert($0.type).inserted }.map(\.match)
  }

  /// The phrases that are spelled most like a line.
  package func nearest(to line: String, limit: Int) -> [String] {
    let line = PhraseLine(String(line.prefix(200)))
    let words = line.words.joined(separator: " ")
    var phrases: [String: String] = [:]
    for entry in entries where entry.pattern.resembles(line) {
      let text = entry.pattern.filled(with: line)
      if phrases[text] == nil { phrases[text] = entry.phrase }
    }
    let spelled = SnippetFoundation.nearest(words, in: phrases.keys.sorted(), limit: 3 * limit)
    var found: [String] = []
    for phrase in spelled.compactMap({ phrases[$0] }) where !found.contains(phrase) {
      found.append(phrase)
    }
    return Array(found.prefix(limit))
  }
}

/// An intent that a line asks for.
package struct PhraseMatch: Sendable {
  /// The shortcut's intent, copied.
  package var intent: any AppIntent
  /// The text that stands in a parameter's place.
  package var slots: [(name: String, text: String)]
  package var phrase: String
}
