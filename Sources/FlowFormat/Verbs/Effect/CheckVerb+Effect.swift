import FlowEngine
import SnippetFoundation

extension CheckVerb {
  /// `effect Orders.place = 1`: how often an effect was committed in this conversation.
  package static let effect = CheckVerb("effect", usage: "effect NAME = 1", parse: count) {
    wanted,
    scene in
    let count = scene.view.effects[wanted.name] ?? 0
    if count == wanted.count { return .holds }
    let others = scene.view.effects.filter { $0.value > 0 }.keys.sorted()
    return .differs(
      expected: "\(wanted.name) = \(wanted.count)",
      actual: "\(wanted.name) = \(count)",
      rewritten: "\(wanted.name) = \(count)",
      hint: count > 0 || others.isEmpty ? nil : "Committed were: \(others.joined(separator: ", "))"
    )
  }

  @Sendable private static func count(_ text: String) -> (name: String, count: Int)? {
    guard let (name, value) = assignment(text), let count = Int(value), count >= 0 else {
      return nil
    }
    return (name, count)
  }
}
