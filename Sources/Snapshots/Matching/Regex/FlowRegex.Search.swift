extension FlowRegex {
  /// Tries a program on a text, going back where it leads nowhere, up to a number of steps.
  ///
  /// Where nothing depends on how a place was come to, places that led nowhere are remembered: the time is then
  /// linear in the text however an expression is nested.
  struct Search {
    private enum Back {
      case go(at: Int, place: Int)
      case restore(slot: Int, to: Int)
    }

    /// Bits for remembering, at the most: 4 MB.
    private static let memory = 1 &<< 25

    private let program: Program
    private let text: [Unicode.Scalar]
    private var slots: [Int]
    private var visited: [UInt64]
    private let remembers: Bool
    /// The last place that is remembered.
    private var farthest = -1
    private var stepsLeft: Int
    private var backs: [Back] = []

    init(program: Program, text: [Unicode.Scalar]) {
      self.program = program
      self.text = text
      let (bits, overflow) = program.instructions.count
        .multipliedReportingOverflow(by: text.count + 1)
      remembers = program.isMemorable && !overflow && bits <= Search.memory
      visited = remembers ? [UInt64](repeating: 0, count: (bits + 63) / 64) : []
      slots = [Int](repeating: -1, count: program.slots)
      stepsLeft = FlowRegex.steps(for: text.count)
    }

    /// Forgets what led nowhere at a place and behind it: a match ended there.
    mutating func forget(from place: Int) {
      guard remembers, farthest >= place else { return }
      let first = place * program.instructions.count &>> 6
      let last = (farthest + 1) * program.instructions.count &>> 6
      for index in first...min(last, visited.count - 1) { visited[index] = 0 }
      stepsLeft -= (last - first) / 8
      farthest = place - 1
    }

    mutating func run(from start: Int, whole: Bool) -> Outcome {
      for index in slots.indices { slots[index] = -1 }
      guard let end = end(from: 0, place: start, whole: whole) else {
        return stepsLeft < 0 ? .gaveUp : .none
      }
      var groups: [Int: Range<Int>] = [:]
      for group in 0...program.groups {
        let (low, high) = (slots[group * 2], slots[group * 2 + 1])
        if low >= 0, high >= low { groups[group] = low..<high }
      }
      return .match(start..<end, groups: groups)
    }

    /// Where the program accepts; nil: nowhere, or too many steps.
    private mutating func end(from first: Int, place start: Int, whole: Bool) -> Int? {
      let bottom = backs.count
      defer { backs.removeSubrange(bottom...) }
      backs.append(.go(at: first, place: start))
      while backs.count > bottom, let back = backs.popLast() {
        switch back {
        case .restore(let slot, let old): slots[slot] = old
        case .go(let at, let place):
          if let end = follow(at, place, whole: whole) { return end }
          if stepsLeft < 0 { return nil }
        }
      }
      return nil
    }

    /// Follows one way till it accepts or leads nowhere.
    private mutating func follow(_ first: Int, _ start: Int, whole: Bool) -> Int? {
      var at = first
      var place = start
      while true {
        stepsLeft -= 1
        if stepsLeft < 0 { return nil }
        if remembers, !visit(at, place) { return nil }
        switch program.instructions[at] {
        case .scalar(let scalar, let ignoringCase):
          guard place < text.count,
            (ignoringCase ? FlowRegex.folded(text[place]) : text[place]) == scalar
          else { return nil }
          place += 1
          at += 1
        case .oneOf(let set, let ignoringCase):
          guard place < text.count, isIn(set, text[place], ignoringCase) else { return nil }
          place += 1
          at += 1
        case .any:
          guard place < text.count, text[place] != "\n" else { return nil }
          place += 1
          at += 1
        case .split(let first, let second):
          backs.append(.go(at: second, place: place))
          at = first
        case .jump(let target): at = target
        case .save(let slot):
          backs.append(.restore(slot: slot, to: slots[slot]))
          slots[slot] = place
          at += 1
        case .moved(let slot):
          if !remembers, slots[slot] == place { return nil }
          at += 1
        case .same(let group):
          guard let end = endOfSame(asGroup: group, place) else { return nil }
          place = end
          at += 1
        case .edge(let edge):
          guard isAt(edge, place) else { return nil }
          at += 1
        case .look(let next, let isNegated):
          let before = slots
          let fits = end(from: at + 1, place: place, whole: false) != nil
          let after = slots
          slots = before
          guard stepsLeft >= 0, fits != isNegated else { return nil }
          if fits { keep(after) }
          at = next
        case .accept: return whole && place < text.count ? nil : place
        case .never: return nil
        }
      }
    }

    /// Takes over what a look ahead kept, to be given back on the way back.
    private mutating func keep(_ looked: [Int]) {
      for slot in slots.indices where looked[slot] != slots[slot] {
        backs.append(.restore(slot: slot, to: slots[slot]))
        slots[slot] = looked[slot]
      }
    }

    /// False where this was tried before.
    private mutating func visit(_ at: Int, _ place: Int) -> Bool {
      farthest = max(farthest, place)
      let bit = place * program.instructions.count + at
      let mask = UInt64(1) << UInt64(bit & 63)
      if visited[bit &>> 6] & mask != 0 { return false }
      visited[bit &>> 6] |= mask
      return true
    }

    private func isIn(
      _ set: ScalarSet,
      _ scalar: Unicode.Scalar,
      _ ignoringCase: Bool
    ) -> Bool {
      if set.contains(scalar) { return true }
      guard ignoringCase else { return false }
      let upper = scalar.properties.uppercaseMapping.unicodeScalars
      return set.contains(FlowRegex.folded(scalar))
        || (upper.count == 1 && set.contains(upper[upper.startIndex]))
    }

    /// Where the text of a group ends if it stands here too; a group that took nothing stands nowhere.
    private mutating func endOfSame(asGroup group: Int, _ place: Int) -> Int? {
      let (low, high) = (slots[group * 2], slots[group * 2 + 1])
      guard low >= 0, high >= low, text.count - place >= high - low else { return nil }
      stepsLeft -= (high - low) / 8
      return text[low..<high].elementsEqual(text[place..<(place + high - low)])
        ? place + high - low : nil
    }

    private func isAt(_ edge: Edge, _ place: Int) -> Bool {
      switch edge {
      case .start: return place == 0
      case .end: return place == text.count
      case .word, .inside:
        let before = place > 0 && Family.word.contains(text[place - 1])
        let after = place < text.count && Family.word.contains(text[place])
        return (before != after) == (edge == .word)
      }
    }
  }
}
