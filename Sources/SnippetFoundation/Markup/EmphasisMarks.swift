/// Finds which marks of emphasis belong together, as CommonMark does.
///
/// A mark that ends something ends what the nearest mark of its kind began; of a longer run the inner marks go first, two of
/// them for what is strong, and what is left may belong to another.
struct EmphasisMarks {
  /// A run of equal marks and what it may do.
  struct Mark {
    var sign: Character
    var count: Int
    var opens: Bool
    var closes: Bool
  }

  /// How many parts of each kind are around a place.
  struct Depths {
    private var emphasized = 0
    private var strong = 0
    private var crossed = 0

    var intents: InlinePresentationIntent {
      var intents: InlinePresentationIntent = []
      if emphasized > 0 { intents.insert(.emphasized) }
      if strong > 0 { intents.insert(.stronglyEmphasized) }
      if crossed > 0 { intents.insert(.strikethrough) }
      return intents
    }

    mutating func add(_ change: Depths?) {
      guard let change else { return }
      emphasized += change.emphasized
      strong += change.strong
      crossed += change.crossed
    }

    /// More or fewer parts that so many marks make.
    mutating func change(by number: Int, _ sign: Character, _ count: Int) {
      if sign == "~" {
        crossed += number
      } else if count == 2 {
        strong += number
      } else {
        emphasized += number
      }
    }
  }

  /// A run in the text, of which some marks may be taken already.
  private struct Run {
    var mark: Mark
    var place: Int
    var left: Int
  }

  /// Where the parts begin and end, by the places of characters.
  private(set) var changes: [Int: Depths] = [:]
  private var runs: [Run] = []

  /// Keeps a run of marks, of which the first stands at a place.
  mutating func add(_ mark: Mark, at place: Int) {
    runs.append(Run(mark: mark, place: place, left: mark.count))
  }

  /// Begins a part of the text that no mark reaches out of; its end needs what is returned.
  func begin() -> Int { runs.count }

  /// Ends a part of the text, and returns the places of the marks in it that are not text.
  mutating func end(_ first: Int) -> [Int] {
    var taken: [Int] = []
    // Runs that may begin something, and up to where none does so for a kind of run that ends something.
    var open: [Int] = []
    var searched: [Kind: Int] = [:]
    for index in first..<runs.count {
      let kind = Kind(runs[index].mark)
      while runs[index].mark.closes, runs[index].left > 0 {
        let known = searched[kind] ?? 0
        guard let found = open.indices.last(where: { $0 >= known && mayEnd(open[$0], index) })
        else {
          searched[kind] = open.count
          break
        }
        taken += join(open[found], index)
        open.removeSubrange((runs[open[found]].left > 0 ? found + 1 : found)...)
        for (kind, place) in searched where place > open.count { searched[kind] = open.count }
      }
      if runs[index].mark.opens, runs[index].left > 0 { open.append(index) }
    }
    runs.removeSubrange(first...)
    return taken
  }

  /// Runs that end the same.
  private struct Kind: Hashable {
    let sign: Character
    let opens: Bool
    let count: Int

    init(_ mark: Mark) {
      (sign, opens) = (mark.sign, mark.opens)
      count = mark.sign == "~" ? min(mark.count, 3) : mark.count % 3
    }
  }

  /// Whether a run may end what another began.
  private func mayEnd(_ opener: Int, _ closer: Int) -> Bool {
    let (first, last) = (runs[opener].mark, runs[closer].mark)
    guard first.sign == last.sign else { return false }
    if first.sign == "~" { return first.count == last.count && first.count < 3 }
    guard first.closes || last.opens else { return true }
    return (first.count + last.count) % 3 != 0 || first.count % 3 == 0 && last.count % 3 == 0
  }

  /// Takes the inner marks of two runs, and returns their places.
  private mutating func join(_ opener: Int, _ closer: Int) -> [Int] {
    let (first, last) = (runs[opener], runs[closer])
    let count = min(first.left, last.left, 2)
    let inside = first.place + first.left
    runs[opener].left -= count
    runs[closer].left -= count
    runs[closer].place += count
    changes[inside, default: Depths()].change(by: 1, first.mark.sign, count)
    changes[last.place, default: Depths()].change(by: -1, first.mark.sign, count)
    return Array(inside - count..<inside) + Array(last.place..<last.place + count)
  }
}
