/// Returns the candidates that are spelled most like `word`, best first.
///
/// **Shape**: at most `limit`; none that differs in more than about half of its characters. Letter case does not count.
package func nearest(_ word: String, in candidates: [String], limit: Int) -> [String] {
  let target = Array(word.lowercased().prefix(200))
  guard !target.isEmpty else { return [] }
  var scored: [(candidate: String, distance: Int, tail: Int)] = []
  var seen: Set<String> = []
  for candidate in candidates where seen.insert(candidate).inserted {
    let letters = Array(candidate.lowercased().prefix(200))
    let distance = editDistance(target, letters)
    if distance * 2 <= max(target.count, letters.count) {
      let begins = zip(target, letters).prefix { $0 == $1 }.count
      scored.append((candidate, distance, target.count - begins))
    }
  }
  let sorted = scored.sorted {
    ($0.distance, $0.tail, $0.candidate) < ($1.distance, $1.tail, $1.candidate)
  }
  return sorted.prefix(limit).map(\.candidate)
}

/// Returns how many letters must be added, dropped, changed or swapped with a neighbour to get from one word to the other.
package func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    for (column, other) in second.enumerated() {
      let change = last[column] + (letter == other ? 0 : 1)
      var best = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
