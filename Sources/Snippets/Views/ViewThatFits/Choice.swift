/// The alternatives of a choice that is being lowered.
///
/// A choice in an alternative that is not seen has alternatives that are not seen either, and so on: all of them would be as
/// many as two to the power of the levels. What is not seen is only measured, and what is measured is the ideal size of the
/// first alternative, and the least that the last one takes: past some number, only that one is lowered.
struct Choice {
  /// What an alternative that is not seen is measured for.
  enum Measure {
    /// Its ideal size, and the most it takes: those of the first alternatives in it.
    case ideal
    /// The least it takes: that of the last alternatives in it.
    case least
  }

  /// How many there are, and the one that is seen.
  var count = 0
  var seen = 0
  /// Those that are lowered.
  var lowered = 0..<0
  /// The alternatives are only counted.
  var counts = false
  /// What the alternative is measured for in which the choice stands; nil: it is seen.
  var measure: Measure?
  /// The alternative that comes next.
  var next = 0
  /// What the alternative is measured for that is being lowered; nil: it is seen.
  private(set) var innerMeasure: Measure?

  func isLowered(_ number: Int) -> Bool { lowered.contains(number) }

  /// Begins an alternative.
  mutating func open(_ number: Int) {
    let isSameAsAround = number == seen && (measure == nil || count == 1)
    innerMeasure = isSameAsAround ? measure : number > 0 && number == count - 1 ? .least : .ideal
  }
}

extension LayoutTables {
  /// The choice of so many alternatives that has a path, in the one around it.
  func beginChoice(_ path: UInt64, of count: Int, in around: Choice?) -> Choice {
    hasChoices = true
    var choice = Choice()
    choice.count = count
    choice.measure = around?.innerMeasure
    choice.seen = choices[path, default: 0]
    choice.lowered = 0..<count
    if around == nil { hiddenChoices = 0 }
    guard let measure = choice.measure else { return choice }
    hiddenChoices += 1
    if hiddenChoices > mostHiddenChoices, count > 1 {
      choice.seen = measure == .ideal ? 0 : count - 1
      choice.lowered = choice.seen..<choice.seen + 1
    }
    return choice
  }
}
