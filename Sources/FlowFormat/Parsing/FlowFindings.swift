/// What was found wrong in a file, no more than a person reads.
struct FlowFindings {
  static let most = 100

  private var kept: [FlowFinding] = []
  private var omitted = 0

  var isEmpty: Bool { kept.isEmpty }

  /// Whether what comes is only counted: then nothing need be looked up for it.
  var isFull: Bool { kept.count >= FlowFindings.most }

  mutating func add(_ finding: FlowFinding) {
    if kept.count < FlowFindings.most { kept.append(finding) } else { omitted += 1 }
  }

  /// In the order of the lines; how many were left out comes last.
  var all: [FlowFinding] {
    let sorted = kept.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    guard omitted > 0, let last = sorted.last else { return sorted }
    return sorted + [FlowFinding(last.location, .more(omitted))]
  }
}
