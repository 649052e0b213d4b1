/// The words of a line, to be laid beside those of phrases.
struct PhraseAlignment {
  /// A word of the vocabulary that a word of the line may be.
  struct Known {
    let id: Int
    let slips: Int
  }

  /// A word of a phrase, and what it costs where it is missing.
  struct Word {
    let id: Int
    let missing: Int
  }

  /// Added for each word that is missing or too many and is not a small one.
  static let loose = 1_000_000

  let lengths: [Int]
  let areSmall: [Bool]
  let known: [[Known]]

  /// How many words have letters.
  var heardCount: Int { lengths.count { $0 > 0 } }

  /// What it costs to lay a phrase's words beside the first, or the last, so many words of the line; by that number.
  ///
  /// **Units**: letters, and `loose` for each word that should not be missing or too many.
  func costs(
    of words: [Word],
    fromEnd: Bool,
    upTo count: Int
  ) -> [Int] {
    let place = { fromEnd ? lengths.count - 1 - $0 : $0 }
    var costs = [Int](repeating: 0, count: count + 1)
    for column in 0..<count {
      costs[column + 1] = costs[column] + extra(place(column))
    }
    for row in words.indices {
      let word = words[fromEnd ? words.count - 1 - row : row]
      // What the row above has one column before.
      var diagonal = costs[0]
      costs[0] += word.missing
      for column in 0..<count {
        var best = min(costs[column + 1] + word.missing, costs[column] + extra(place(column)))
        if let match = known[place(column)].first(where: { $0.id == word.id }) {
          best = min(best, diagonal + match.slips)
        }
        diagonal = costs[column + 1]
        costs[column + 1] = best
      }
    }
    return costs
  }

  private func extra(_ place: Int) -> Int {
    lengths[place] + (areSmall[place] ? 0 : Self.loose)
  }
}
