/// The words nearest to what was written, best first, none if all are far.
///
/// Far is more than a third of the longer word, and at least two changes.
func nearestWord(to word: String, in words: [String]) -> [String] {
  let ranked = words.map { (word: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= max(2, max(word.count, $0.word.count) / 3) }
    .sorted { $0.distance < $1.distance }
  guard let best = ranked.first?.distance else { return [] }
  return ranked.prefix { $0.distance == best }.prefix(3).map(\.word)
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.prefix(64))
  let right = Array(right.prefix(64))
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, character) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var best = last[column] + (character == other ? 0 : 1)
      best = min(best, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
