extension FlowRegex {
  /// An expression as instructions.
  struct Program: Sendable {
    enum Instruction: Sendable {
      case scalar(Unicode.Scalar, ignoringCase: Bool)
      case oneOf(ScalarSet, ignoringCase: Bool)
      case any
      /// Goes on at the first, and at the second if that leads nowhere.
      case split(Int, Int)
      case jump(Int)
      /// Keeps the place in a slot.
      case save(Int)
      /// Goes on only where the place is another than in a slot.
      case moved(since: Int)
      case same(asGroup: Int)
      case edge(Edge)
      /// Whether what follows, to its `accept`, fits here; goes on at `next`.
      case look(next: Int, isNegated: Bool)
      case accept
      case never
    }

    static let longest = 20_000

    private(set) var instructions: [Instruction] = []
    let groups: Int
    /// Two for each group, then one for each loop.
    private(set) var slots: Int
    /// Whether a place that led nowhere once never leads anywhere.
    private(set) var isMemorable = true

    init(_ node: Node, groups: Int) throws(Malformed) {
      self.groups = groups
      slots = (groups + 1) * 2
      try add(node)
      instructions.append(.accept)
    }

    private mutating func put(_ instruction: Instruction) throws(Malformed) {
      if instructions.count >= Program.longest {
        throw Malformed(offset: 0, why: "it is too long with its counts written out")
      }
      instructions.append(instruction)
    }

    private mutating func add(_ node: Node) throws(Malformed) {
      switch node {
      case .scalar(let scalar, let ignoringCase):
        try put(
          .scalar(ignoringCase ? FlowRegex.folded(scalar) : scalar, ignoringCase: ignoringCase)
        )
      case .oneOf(let set, let ignoringCase): try put(.oneOf(set, ignoringCase: ignoringCase))
      case .any: try put(.any)
      case .sequence(let nodes): for node in nodes { try add(node) }
      case .choice(let nodes): try add(choice: nodes)
      case .group(let number, let node):
        try put(.save(number * 2))
        try add(node)
        try put(.save(number * 2 + 1))
      case .repeated(let node, let least, let most, let isLazy):
        for _ in 0..<least { try add(node) }
        if let most {
          for _ in least..<max(least, most) { try add(optional: node, isLazy: isLazy) }
        } else {
          try add(loop: node, isLazy: isLazy)
        }
      case .look(let node, let isNegated):
        isMemorable = false
        let look = instructions.count
        try put(.never)
        try add(node)
        try put(.accept)
        instructions[look] = .look(next: instructions.count, isNegated: isNegated)
      case .same(let group):
        isMemorable = false
        try put(.same(asGroup: group))
      case .edge(let edge): try put(.edge(edge))
      }
    }

    private mutating func add(choice nodes: [Node]) throws(Malformed) {
      var ends: [Int] = []
      for node in nodes.dropLast() {
        let split = instructions.count
        try put(.never)
        try add(node)
        ends.append(instructions.count)
        try put(.never)
        instructions[split] = .split(split + 1, instructions.count)
      }
      if let last = nodes.last { try add(last) } else { try put(.never) }
      for end in ends { instructions[end] = .jump(instructions.count) }
    }

    private mutating func add(optional node: Node, isLazy: Bool) throws(Malformed) {
      let split = instructions.count
      try put(.never)
      try add(node)
      let (inside, after) = (split + 1, instructions.count)
      instructions[split] = isLazy ? .split(after, inside) : .split(inside, after)
    }

    private mutating func add(loop node: Node, isLazy: Bool) throws(Malformed) {
      let split = instructions.count
      try put(.never)
      let slot = node.canBeEmpty ? slots : nil
      if let slot {
        slots += 1
        try put(.save(slot))
      }
      try add(node)
      if let slot { try put(.moved(since: slot)) }
      try put(.jump(split))
      let (inside, after) = (split + 1, instructions.count)
      instructions[split] = isLazy ? .split(after, inside) : .split(inside, after)
    }
  }

  /// A scalar with its case taken away, where that is one scalar.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : scalar
  }
}
