import SnippetFoundation

/// What people can say to an app, and which intent it means.
///
/// A phrase fits a line whatever the letter case, the articles, the punctuation and the app's name, and in spite of
/// slips: one wrong letter in a word of four to seven, two in a longer one; with a slip in the first letter a person is
/// asked. A line that says not, or never, is no phrase that does not. The confidence is the share of the phrase's letters
/// that the line has right. From `confidenceToRun` on an intent runs, from `confidenceToAsk` on, and where a line is how one
/// phrase alone begins, a person is asked whether it was meant, and below nothing is done. Whatever word leads to the app's
/// name at the end of a line belongs to the name.
package struct Phrasebook: Sendable {
  /// From this confidence on an intent is run.
  package static let confidenceToRun = 0.8
  /// From this confidence on a person is asked "Did you mean".
  package static let confidenceToAsk = 0.6
  /// From this confidence on a phrase is named as one that comes near.
  static let confidenceToName = 0.4

  /// What each shortcut is shown by, its parameter as `<product>`; of an intent that has no such phrase, the title.
  package let examples: [String]
  private let entries: [Entry]
  private let index: PhraseIndex
  /// Phrases that a line is when it has just their words.
  private let exact: ExactPhrases
  /// Phrases that the app says are not its own.
  private let negatives: PhraseIndex
  private let appName: String
  /// The same, as it is looked for in lines.
  private let heardName: PhraseWords.AppName

  private struct Entry: Sendable {
    let intent: any AppIntent
    let pattern: PhrasePattern
    let parts: [PhrasePart]
    /// Tells shortcuts apart that have the same intent.
    let shortcut: Int
  }

  package init(catalog: IntentCatalog, appName: String) {
    var entries: [Entry] = []
    var examples: [String] = []
    var named: [ObjectIdentifier: Int] = [:]
    var shown: Set<ObjectIdentifier> = []
    for (number, shortcut) in catalog.shortcuts.enumerated()
    where type(of: shortcut.intent).isDiscoverable {
      let type = ObjectIdentifier(type(of: shortcut.intent))
      let phrases = shortcut.spokenPhrases()
      if let parts = phrases.example {
        examples.append(PhrasePattern.words(of: parts, for: shortcut.intent, appName: appName))
        shown.insert(type)
      }
      for parts in phrases {
        for pattern in PhrasePattern.forms(of: parts, appName: appName) {
          entries.append(
            Entry(intent: shortcut.intent, pattern: pattern, parts: parts, shortcut: number)
          )
        }
      }
      if named[type] == nil { named[type] = number }
    }
    for (position, descriptor) in catalog.intents.enumerated() where descriptor.isDiscoverable {
      let number = named[ObjectIdentifier(descriptor.type)]
      let intent = number.map { catalog.shortcuts[$0].intent }
      let parts = [PhrasePart.text(descriptor.title)]
      for pattern in PhrasePattern.forms(of: parts, appName: appName) {
        entries.append(
          Entry(
            intent: intent ?? descriptor.make(),
            pattern: pattern,
            parts: parts,
            shortcut: number ?? catalog.shortcuts.count + position
          )
        )
      }
      if !shown.contains(ObjectIdentifier(descriptor.type)) { examples.append(descriptor.title) }
    }
    var index = PhraseIndex()
    for entry in entries { index.add(entry.pattern) }
    var negatives = PhraseIndex()
    for parts in catalog.negativePhrases.localized() {
      for pattern in PhrasePattern.forms(of: parts, appName: appName) { negatives.add(pattern) }
    }
    self.entries = entries
    self.examples = examples
    self.index = index
    self.negatives = negatives
    self.appName = appName
    heardName = PhraseWords.AppName(appName)
    exact =
      negatives.isEmpty
      ? ExactPhrases(entries.map { ($0.pattern, $0.shortcut) }, appName: heardName)
      : ExactPhrases()
  }

  /// What a line asks for: as it is typed, else with the blanks where phrases have them.
  package func read(_ line: String) -> PhraseReading {
    if let phrase = exact.phrase(line) {
      return .one(match(entries[phrase], text: nil, confidence: 1))
    }
    return readByWords(line)
  }

  /// The same, of any line: each of its words is compared with those of the phrases.
  package func readByWords(_ line: String) -> PhraseReading {
    let whole = PhraseLine(line, appName: heardName)
    guard !whole.words.isEmpty else { return .none(nearest: []) }
    let reading = read(whole)
    switch reading {
    case .one, .several: return reading
    case .unsure, .none:
      guard let spaced = whole.spaced(by: index) else { return reading }
      let second = read(spaced)
      if case .none = second { return reading }
      return second
    }
  }

  private func read(_ whole: PhraseLine) -> PhraseReading {
    let short = whole.without(appName: heardName)
    var found = index.fits(whole.words).map { Found(fit: $0, line: whole) }
    if let short {
      let others = index.fits(short.words).map { Found(fit: $0, line: short) }
      if short.isLedToName { drop(from: &found, beyond: short.words.count, besides: others) }
      found += others
    }
    found = distinct(found.filter { !isOpposite($0) })
    let sure = found.filter(\.isSure)
    if isNegative(whole, short, against: sure.first) { return .none(nearest: []) }
    if let best = sure.first {
      let equals = sure.dropFirst().filter {
        $0.fit.rank == best.fit.rank || (best.fit.cost > 0 && $0.fit.cost == 0)
      }
      if equals.isEmpty { return .one(match(best)) }
      return .several(([best] + equals).prefix(5).map { match($0) })
    }
    let likely = found.filter { $0.fit.confidence >= Self.confidenceToAsk }
    if !likely.isEmpty { return .unsure(likely.prefix(3).map { match($0) }) }
    if let begun = begun(by: whole) { return .unsure([begun]) }
    return .none(nearest: found.prefix(3).map { phrase(entries[$0.fit.phrase], value: nil) })
  }

  /// The one intent of which a phrase begins with the whole line: with its words, else with the last of them begun; nil:
  /// there is none, or more than one.
  private func begun(by line: PhraseLine) -> PhraseMatch? {
    let (last, words) = (line.words.last ?? "", line.words.dropLast())
    var (whole, partly): ([Entry], [Entry]) = ([], [])
    for entry in entries where entry.pattern.before.count >= line.words.count {
      let before = entry.pattern.before
      guard before[words.count].hasPrefix(last), before.starts(with: words) else { continue }
      if before[words.count] == last { whole.append(entry) } else { partly.append(entry) }
    }
    let isLong = line.words.reduce(0) { $0 + $1.count } >= Self.leastBeginning
    let begun = whole.isEmpty && isLong ? partly : whole
    guard let first = begun.first, begun.allSatisfy({ $0.shortcut == first.shortcut })
    else { return nil }
    return match(begun.first { $0.pattern.parameter == nil } ?? first)
  }

  /// Letters that a phrase is known by where its words are not whole.
  private static let leastBeginning = 3

  private func match(_ entry: Entry) -> PhraseMatch {
    PhraseMatch(
      intent: copy(entry.intent),
      slots: [],
      words: { [appName] in
        PhrasePattern.words(of: entry.parts, for: entry.intent, appName: appName)
      },
      confidence: Self.confidenceToAsk
    )
  }

  private struct Found {
    let fit: PhraseIndex.Fit
    let line: PhraseLine

    var isSure: Bool { fit.confidence >= Phrasebook.confidenceToRun }
  }

  /// Whether the line, outside of the parameter's place, says not where the phrase does not.
  private func isOpposite(_ found: Found) -> Bool {
    let pattern = entries[found.fit.phrase].pattern
    return found.line.words.indices.contains { place in
      let word = found.line.words[place]
      return PhraseWords.negations.contains(word) && found.fit.slot?.contains(place) != true
        && !pattern.before.contains(word) && !pattern.after.contains(word)
    }
  }

  /// The best for each shortcut and parameter, best first.
  private func distinct(_ found: [Found]) -> [Found] {
    let sorted = found.sorted {
      ($1.fit.rank, $1.fit.confidence, $0.fit.phrase)
        < ($0.fit.rank, $0.fit.confidence, $1.fit.phrase)
    }
    var seen: Set<String> = []
    return sorted.filter { seen.insert(place(of: $0)).inserted }
  }

  /// The shortcut and the parameter that a phrase is of.
  private func place(of found: Found) -> String {
    let entry = entries[found.fit.phrase]
    return "\(entry.shortcut) \(entry.pattern.parameter ?? "")"
  }

  /// Drops what takes `with` the app for a part of a value, which ends at `end`, where it is surely said without it.
  private func drop(from found: inout [Found], beyond end: Int, besides others: [Found]) {
    let sure = Set(others.filter(\.isSure).map { place(of: $0) })
    found.removeAll { one in
      guard let slot = one.fit.slot else { return false }
      return slot.upperBound > end && sure.contains(place(of: one))
    }
  }

  /// Whether the line is one that the app does not want, at least as much as it is the best of the others.
  private func isNegative(_ whole: PhraseLine, _ short: PhraseLine?, against best: Found?) -> Bool {
    let fits = negatives.fits(whole.words) + (short.map { negatives.fits($0.words) } ?? [])
    return fits.contains {
      $0.confidence >= Self.confidenceToRun && $0.rank >= best?.fit.rank ?? 0
    }
  }

  private func match(_ found: Found) -> PhraseMatch {
    let entry = entries[found.fit.phrase]
    let text = found.fit.slot.map {
      found.line.text($0, keepsArticle: !entry.pattern.hasArticle)
    }
    return match(entry, text: text, confidence: found.fit.confidence)
  }

  private func match(_ entry: Entry, text: String?, confidence: Double) -> PhraseMatch {
    var slots: [(name: String, text: String)] = []
    if let text, let name = entry.pattern.parameter { slots = [(name, text)] }
    return PhraseMatch(
      intent: copy(entry.intent),
      slots: slots,
      words: { [appName] in
        PhrasePattern.words(of: entry.parts, for: entry.intent, appName: appName, value: text)
      },
      confidence: confidence
    )
  }

  private func phrase(_ entry: Entry, value: String?) -> String {
    PhrasePattern.words(of: entry.parts, for: entry.intent, appName: appName, value: value)
  }
}
