import FlowEngine

extension CheckVerb {
  /// `progress 3/10`: how far the intent that runs, or ran last, says it is.
  static let progress = CheckVerb(
    "progress",
    usage: "progress DONE/ALL",
    parse: share
  ) { wanted, scene in
    let mark = scene.view.progress
    if let mark, mark.completed == wanted.done, mark.total == wanted.all { return .holds }
    let actual = mark.map { "\($0.completed)/\($0.total)" }
    return .differs(
      expected: "\(wanted.done)/\(wanted.all)",
      actual: actual ?? "no progress",
      rewritten: actual
    )
  }

  @Sendable private static func share(_ text: String) -> (done: Int64, all: Int64)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let done = Int64(parts[0]), let all = Int64(parts[1]) else {
      return nil
    }
    return (done, all)
  }
}
