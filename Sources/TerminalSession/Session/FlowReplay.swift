import FlowEngine
import FlowScripts
import SnippetFoundation
import Snippets

/// Steps of a flow file that are still to be said in a live conversation.
///
/// A confirmation is never answered from a file: whoever is there answers it, then the rest goes on.
struct FlowReplay {
  private var steps: [FlowStep.Input] = []

  var isEmpty: Bool { steps.isEmpty }

  /// Reads a file; the rows to say.
  mutating func begin(_ path: String) -> [String] {
    if path.isEmpty { return ["Type /replay FILE, or FILE:LINE for the case that holds the line."] }
    do {
      let files = try FlowSuite.load(paths: [path])
      let filters = FlowSuite.filters(in: [path])
      for file in files {
        for flowCase in file.cases where filters.include(flowCase, of: file) {
          steps = Self.steps(of: flowCase, in: file)
          return ["Replaying '\(visible(flowCase.title))', \(steps.count) steps. Ctrl-C stops it."]
        }
      }
      return ["'\(visible(path))' holds no case."]
    } catch {
      return "\(error)".split(separator: "\n").map { visible(String($0)) }
    }
  }

  private static func steps(of flowCase: FlowCase, in file: FlowFile) -> [FlowStep.Input] {
    let before = (file.origins(of: flowCase) ?? []).flatMap { base, label in
      base.elements(upTo: label)
    }
    return (before + flowCase.elements).compactMap { element in
      if case .step(let step) = element { step.input } else { nil }
    }
  }

  /// The next input and how it is shown; nil: there is none.
  mutating func next() -> (shown: String, input: FlowInput)? {
    while !steps.isEmpty {
      let step = steps.removeFirst()
      if let input = Self.input(step) { return (step.shown, input) }
    }
    return nil
  }

  /// Takes off a line that the recording has left out; the row that says so, nil: something else comes next.
  mutating func skipSecret() -> String? {
    guard case .typed(FlowRecorder.secret)? = steps.first else { return nil }
    steps.removeFirst()
    return "The flow leaves a secret out here. Type it."
  }

  /// Takes off what the file answers a confirmation with; the row that says so.
  mutating func skipAnswer() -> String? {
    guard let step = steps.first else { return nil }
    steps.removeFirst()
    return "The flow says '\(step.shown)' here. A confirmation is answered by hand."
  }

  mutating func stop() -> String? {
    defer { steps = [] }
    return steps.isEmpty ? nil : "The replay has stopped, \(steps.count) steps before its end."
  }

  /// What a step does in a live conversation; nil: nothing, such as waiting.
  private static func input(_ step: FlowStep.Input) -> FlowInput? {
    guard case .event(let word, let argument, _) = step else {
      if case .typed(let line) = step { return .line(line) }
      return nil
    }
    switch word {
    case "tap", "toggle": return .tap(argument)
    case "confirm": return .confirm
    case "decline": return .decline
    case "cancel": return .cancel
    case "back": return .back
    case "done": return .done
    case "then": return .then(argument)
    case "reload": return .reload(argument)
    case "key" where argument == "C-c": return .interrupt
    default: return nil
    }
  }
}

extension FlowStep.Input {
  /// The step's own line, as it stands in its file.
  var shown: String {
    switch self {
    case .typed(let text): "> \(visible(text))"
    case .event(let word, let argument, _):
      argument.isEmpty ? "! \(word)" : "! \(word) \(visible(argument))"
    }
  }
}
