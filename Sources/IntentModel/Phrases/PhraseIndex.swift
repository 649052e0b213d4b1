import SnippetFoundation

/// Phrases by their words, so that a line is compared with the few that share some with it.
///
/// Its vocabulary is kept by first letter; each word knows its phrases. A line's words are looked up once, slips
/// included, and no phrase is read that shares less than half of its letters with the line.
struct PhraseIndex: Sendable {
  private var patterns: [Entry] = []
  private var ids: [String: Int] = [:]
  private var words: [[UInt32]] = []
  private var byFirstLetter: [UInt32: [Int]] = [:]
  private var bySecondLetter: [UInt32: [Int]] = [:]
  private var phrases: [[Int]] = []

  private struct Entry: Sendable {
    let before: [PhraseAlignment.Word]
    let after: [PhraseAlignment.Word]
    let hasSlot: Bool
    let letters: Int
  }

  /// How well a phrase fits a line.
  struct Fit: Equatable {
    /// The phrase, numbered as it was added.
    let phrase: Int
    /// Letters of the phrase.
    let letters: Int
    /// Letters that are wrong, missing or too many.
    let cost: Int
    /// Words are missing or too many that a slip does not account for.
    let isLoose: Bool
    /// The words of the line in the parameter's place.
    let slot: Range<Int>?

    /// From 0, nothing alike, to 1: the share of the phrase's letters that the line has right.
    ///
    /// A word too many or missing, small ones aside, takes a tenth, and keeps it below what may run.
    var confidence: Double {
      let share = max(0, 1 - Double(cost) / Double(max(letters, 1)))
      return isLoose ? min(0.9 * share, Phrasebook.confidenceToRun - 0.01) : share
    }

    /// Which of two fitting phrases says more: its letters, less for each slip.
    var rank: Int { letters - 3 * cost }
  }

  /// The most phrases that are compared word by word with a line.
  private static let mostCompared = 24
  /// A phrase's words stand at the beginning and the end of a line; no more of it is looked up.
  private static let reach = 24

  /// Adds a phrase; they are numbered from 0.
  mutating func add(_ pattern: PhrasePattern) {
    let before = pattern.before.map { word($0) }
    let after = pattern.after.map { word($0) }
    let number = patterns.count
    patterns.append(
      Entry(
        before: before,
        after: after,
        hasSlot: pattern.parameter != nil,
        letters: pattern.letters
      )
    )
    for word in before + after { phrases[word.id].append(number) }
  }

  /// Whether there is no phrase.
  var isEmpty: Bool { patterns.isEmpty }

  /// Whether a phrase has the word, letter for letter.
  func knows(_ word: String) -> Bool { ids[word] != nil }

  /// The phrases that fit a line at all, best first.
  func fits(_ line: [String]) -> [Fit] {
    guard !line.isEmpty, !patterns.isEmpty else { return [] }
    let known = line.indices.map { index in
      index < Self.reach || index >= line.count - Self.reach ? alike(line[index]) : []
    }
    let alignment = PhraseAlignment(
      lengths: line.map(PhraseWords.weight),
      areSmall: line.map { PhraseWords.small.contains($0) || PhraseWords.isSymbol($0) },
      known: known
    )
    var fits: [Fit] = []
    for number in candidates(known) {
      guard let fit = fit(number, alignment, count: line.count) else { continue }
      if fit.confidence >= Phrasebook.confidenceToName { fits.append(fit) }
    }
    return fits.sorted { ($1.rank, $0.phrase) < ($0.rank, $1.phrase) }
  }

  private func fit(_ number: Int, _ line: PhraseAlignment, count: Int) -> Fit? {
    let entry = patterns[number]
    guard entry.hasSlot else {
      guard abs(line.heardCount - entry.before.count) <= 4 else { return nil }
      let cost = line.costs(of: entry.before, fromEnd: false, upTo: count)[count]
      return self.fit(number, cost: cost, slot: nil)
    }
    let heads = line.costs(of: entry.before, fromEnd: false, upTo: reach(entry.before, count))
    let tails = line.costs(of: entry.after, fromEnd: true, upTo: reach(entry.after, count))
    var best: (cost: Int, slot: Range<Int>)?
    for head in heads.indices {
      for tail in tails.indices where head + tail < count {
        let cost = heads[head] + tails[tail]
        // Of equal ones, the one with the phrase's own number of words.
        let isExact = head == entry.before.count && tail == entry.after.count
        if best.map({ cost < $0.cost || (cost == $0.cost && isExact) }) ?? true {
          best = (cost, head..<(count - tail))
        }
      }
    }
    return best.map { fit(number, cost: $0.cost, slot: $0.slot) }
  }

  private func fit(_ number: Int, cost: Int, slot: Range<Int>?) -> Fit {
    Fit(
      phrase: number,
      letters: patterns[number].letters,
      cost: cost % PhraseAlignment.loose,
      isLoose: cost >= PhraseAlignment.loose,
      slot: slot
    )
  }

  /// How many words of a line a phrase's part may lie beside.
  private func reach(_ words: [PhraseAlignment.Word], _ count: Int) -> Int {
    words.isEmpty ? 0 : min(count, words.count + 2)
  }

  /// The phrases that share half of their letters with a line, those with most of them first.
  private func candidates(_ known: [[PhraseAlignment.Known]]) -> [Int] {
    var shared = [Int32](repeating: 0, count: patterns.count)
    var touched: [Int] = []
    var seen: Set<Int> = []
    for word in known.joined() where seen.insert(word.id).inserted {
      for number in phrases[word.id] {
        if shared[number] == 0 { touched.append(number) }
        shared[number] += Int32(words[word.id].count - word.slips % PhraseAlignment.loose)
      }
    }
    let half = touched.filter { Int(shared[$0]) * 2 >= patterns[$0].letters }
    guard half.count > Self.mostCompared else { return half }
    let missing = { patterns[$0].letters - Int(shared[$0]) }
    return Array(
      half.sorted {
        (missing($0), -patterns[$0].letters, $0) < (missing($1), -patterns[$1].letters, $1)
      }.prefix(Self.mostCompared)
    )
  }

  /// The words of phrases that a word may be, with their slips.
  private func alike(_ word: String) -> [PhraseAlignment.Known] {
    let letters = PhraseWords.letters(word)
    guard let first = letters.first else { return [] }
    var alike: [PhraseAlignment.Known] = []
    if let id = ids[word] { alike.append(.init(id: id, slips: 0)) }
    guard letters.count >= 3, letters.count <= 40 else { return alike }
    for id in byFirstLetter[first] ?? [] where abs(words[id].count - letters.count) <= 2 {
      guard let slips = PhraseWords.slips(words[id], letters), slips > 0 else { continue }
      alike.append(.init(id: id, slips: slips))
    }
    return alike.isEmpty ? alikeButForTheStart(letters) : alike
  }

  /// The words of phrases that a word may be that begins wrong: two slips, and never enough to run anything.
  private func alikeButForTheStart(_ letters: [UInt32]) -> [PhraseAlignment.Known] {
    let near =
      (byFirstLetter[letters[1]] ?? []) + (bySecondLetter[letters[0]] ?? [])
      + (bySecondLetter[letters[1]] ?? [])
    var seen: Set<Int> = []
    return near.filter {
      PhraseWords.differAtTheStart(words[$0], letters) && seen.insert($0).inserted
    }.map { .init(id: $0, slips: PhraseAlignment.loose + 2) }
  }

  private mutating func word(_ word: String) -> PhraseAlignment.Word {
    let isSmall = PhraseWords.small.contains(word) || PhraseWords.isSymbol(word)
    let weight = PhraseWords.weight(of: word)
    return .init(id: id(word), missing: weight + (isSmall ? 0 : PhraseAlignment.loose))
  }

  private mutating func id(_ word: String) -> Int {
    if let id = ids[word] { return id }
    let id = words.count
    let letters = PhraseWords.letters(word)
    ids[word] = id
    words.append(letters)
    phrases.append([])
    if let first = letters.first { byFirstLetter[first, default: []].append(id) }
    if letters.count > 1 { bySecondLetter[letters[1], default: []].append(id) }
    return id
  }
}
