import FlowEngine
import SnippetFoundation

extension CheckVerb {
  /// `exit 130`: the code a program fed with these lines would exit with, were this its last step.
  ///
  /// 130 where input ended at a question or while an intent ran, and where a question is open, since the input of that
  /// program would end there; 124 where a budget ended the step's flow, a call's or a question's, or the conversation,
  /// else 0.
  static let exit = CheckVerb("exit", usage: "exit 130, from 0 to 255", parse: code) {
    code,
    scene in
    let actual = exitCode(after: scene)
    if actual == code { return .holds }
    return .differs(expected: "\(code)", actual: "\(actual)", rewritten: "\(actual)")
  }

  @Sendable private static func code(_ text: String) -> Int? {
    guard let code = Int(text), (0...255).contains(code) else { return nil }
    return code
  }

  private static func exitCode(after scene: CheckScene) -> Int {
    let isAsked = scene.view.question != nil
    for event in scene.events {
      if case .noted(.conversationTimedOut) = event { return 124 }
    }
    for event in scene.events.reversed() {
      switch event {
      case .settled(.ended(let missing)): return missing == nil ? 0 : 130
      case .noted(.timedOut) where !isAsked, .noted(.unanswered) where !isAsked: return 124
      default: continue
      }
    }
    return isAsked ? 130 : 0
  }
}
