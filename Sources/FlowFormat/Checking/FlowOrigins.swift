extension FlowCase {
  /// Where the case starts from, and the line that says so.
  package var origin: (line: Int, title: String, label: String)? {
    for setting in settings {
      if case .from(let title, let label) = setting.value { return (setting.line, title, label) }
    }
    return nil
  }

  package var labels: [String] {
    elements.compactMap { if case .label(let label) = $0 { label.name } else { nil } }
  }

  /// The elements before a label.
  package func elements(upTo label: String) -> [Element] {
    Array(
      elements.prefix {
        if case .label(let found) = $0 { found.name != label } else { true }
      }
    )
  }
}

extension FlowFile {
  /// Cases that may start from each other, one after the other.
  ///
  /// Chosen here: each of them replays all before it.
  package static let longestChain = 100

  /// Looks up which case and which of its labels each `@from` names.
  mutating func findBases() {
    let places = Dictionary(zip(cases.map(\.title), cases.indices)) { first, _ in first }
    var used: [Int: Set<String>] = [:]
    for index in cases.indices {
      guard let origin = cases[index].origin, let base = places[origin.title] else { continue }
      cases[index].base = base
      used[base, default: []].insert(origin.label)
    }
    for (base, labels) in used {
      cases[base].lastOrigin =
        cases[base].elements.compactMap { element -> Int? in
          if case .label(let label) = element, labels.contains(label.name) {
            label.line
          } else {
            nil
          }
        }.last
    }
  }

  /// How many cases each case starts from, one after the other, and the circles they go in.
  ///
  /// A case that comes to a circle has no depth.
  var chains: (depths: [Int?], circles: [[Int]]) {
    var depths = [Int?](repeating: nil, count: cases.count)
    /// The case from which each was first come to.
    var seenFrom = depths
    var circles: [[Int]] = []
    for start in cases.indices where seenFrom[start] == nil {
      var path: [Int] = []
      var next: Int? = start
      while let index = next, seenFrom[index] == nil {
        seenFrom[index] = start
        path.append(index)
        next = cases[index].base
      }
      var depth: Int? = -1
      if let end = next {
        depth = depths[end]
        if seenFrom[end] == start { circles.append(Array(path.drop { $0 != end })) }
      }
      for index in path.reversed() {
        depth = depth.map { $0 + 1 }
        depths[index] = depth
      }
    }
    return (depths, circles)
  }

  /// The cases a case starts from, the first one first; nil if they go in a circle, are too many or one is missing.
  package func origins(of flowCase: FlowCase) -> [(flowCase: FlowCase, label: String)]? {
    var chain: [(flowCase: FlowCase, label: String)] = []
    var current = flowCase
    while let origin = current.origin {
      guard chain.count < FlowFile.longestChain, let base = current.base else { return nil }
      chain.append((cases[base], origin.label))
      current = cases[base]
    }
    return chain.reversed()
  }

  /// Every setting that holds for a case, the strongest last: the file's, those of the cases it starts from, its own.
  package func settings(of flowCase: FlowCase) -> [FlowSetting] {
    settings + (origins(of: flowCase) ?? []).flatMap(\.flowCase.settings) + flowCase.settings
  }
}
