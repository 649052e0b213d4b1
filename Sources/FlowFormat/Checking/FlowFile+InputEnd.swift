import FlowEngine

extension FlowFile {
  /// The steps of a case that nobody can take, as the input of their conversation has ended before.
  ///
  /// Only what can be told without playing: an event has ended it, and no time went by till then, so that the time of
  /// the conversation cannot be up.
  func stepsBehindTheEnd(of flowCase: FlowCase) -> [FlowFinding] {
    if case .xfail? = flowCase.mark { return [] }
    guard flowCase.isPlayed, let origins = origins(of: flowCase) else { return [] }
    var scene = Scene(app: appName)
    for (base, label) in origins {
      for case .step(let step) in base.elements(upTo: label) { _ = scene.take(step) }
    }
    return flowCase.elements.compactMap { element in
      guard case .step(let step) = element, let end = scene.take(step) else { return nil }
      return FlowFinding(location(line: step.line), .behindTheEnd(end))
    }
  }

  /// Which conversation of a case is in front, and which have ended.
  private struct Scene {
    private struct Name: Hashable {
      var app: String
      var number = 1
    }

    /// All that were begun, the one in front last.
    private var recent: [Name]
    /// The lines that ended them.
    private var ends: [Name: Int] = [:]
    private var hasWaited = false

    init(app: String) { recent = [Name(app: app)] }

    private var front: Name { recent[recent.count - 1] }

    /// Goes on behind a step; returns the line that ended the input before it.
    mutating func take(_ step: FlowStep) -> Int? {
      guard case .event(let word, let argument, _) = step.input, let verb = EventVerb.named(word)
      else { return ends[front] }
      switch verb.scene(argument) {
      case .app(let app):
        bringToFront(recent.last { $0.app == app } ?? Name(app: app))
        return nil
      case .conversation(let number):
        bringToFront(Name(app: front.app, number: number))
        return nil
      case .paste, nil: break
      }
      if let end = ends[front] { return end }
      if verb.word == EventVerb.wait.word { hasWaited = true }
      if case .endOfInput? = verb.input(argument), !hasWaited { ends[front] = step.line }
      return nil
    }

    private mutating func bringToFront(_ name: Name) {
      recent.removeAll { $0 == name }
      recent.append(name)
    }
  }
}
