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

/// Insertions, deletions and replacements between two words.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.prefix(64))
  let right = Array(right.prefix(64))
  var row = Array(0...right.count)
  for (index, character) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in right.enumerated() {
      let replaced = diagonal + (character == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column + 1] + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
