import FlowEngine
import FlowFormat
import SnippetFoundation
import Snippets

/// Steps of a flow file that are still to be said in a live conversation.
///
/// A confirmation is never answered from a file: whoever is there answers it, then the rest goes on.
struct FlowReplay {
  private var steps: [FlowStep.Input] = []
  /// What is left of the lines of a paste.
  private var pasted: [String] = []

  var isEmpty: Bool { steps.isEmpty && pasted.isEmpty }

  /// Reads a file; the rows to say.
  mutating func begin(_ path: String) -> [String] {
    if path.isEmpty { return ["Type /replay FILE, or FILE:LINE for the case that holds the line."] }
    do {
      let files = try FlowSuite.load(paths: [path])
      let filters = FlowSuite.filters(in: [path])
      for file in files {
        for flowCase in file.cases where filters.include(flowCase, of: file) {
          let language = Self.language(of: flowCase, in: file)
          let steps = Self.steps(of: flowCase, in: file)
          (self.steps, pasted) = (language + steps, [])
          return [
            "Replaying '\(visible(flowCase.title))', \(counted(steps.count, "step")). Ctrl-C stops it."
          ]
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

  /// The language that the file or the case is in, where either says so.
  private static func language(of flowCase: FlowCase, in file: FlowFile) -> [FlowStep.Input] {
    let named = file.settings(of: flowCase).compactMap { setting in
      if case .locale(let name) = setting.value { name } else { nil }
    }
    return named.suffix(1).map { .event(word: "locale", argument: $0, pasted: []) }
  }

  /// The next input and how it is shown; nil: there is none.
  ///
  /// The lines of a paste come one after the other, as typed ones do; `takingLines`: they are one answer.
  mutating func next(takingLines: Bool = false) -> (shown: String, input: FlowInput)? {
    while !isEmpty {
      if !pasted.isEmpty {
        let line = pasted.removeFirst()
        return ("> \(visible(line))", .line(line))
      }
      let step = steps.removeFirst()
      switch Self.deed(step) {
      case .input(let input): return (step.shown, input)
      case .paste(let lines) where takingLines:
        return (step.shown, .line(lines.joined(separator: "\n")))
      case .paste(let lines): pasted = lines
      case .nothing, .impossible: break
      }
    }
    return nil
  }

  /// Takes off what comes next and cannot be done in a live conversation; the rows that say so.
  mutating func skipImpossible() -> [String] {
    var rows: [String] = []
    while pasted.isEmpty, let step = steps.first {
      switch Self.deed(step) {
      case .input, .paste: return rows
      case .nothing: break
      case .impossible:
        rows.append("The flow says '\(step.shown)' here, which a live conversation cannot do.")
      }
      steps.removeFirst()
    }
    return rows
  }

  /// Takes off a line that the recording has left out; the row that says so, nil: something else comes next.
  mutating func skipSecret() -> String? {
    guard pasted.isEmpty, case .typed(let line)? = steps.first else { return nil }
    let missing = [FlowRecorder.secret: "a secret", FlowRecorder.unsayable: "something"][line]
    guard let missing else { return nil }
    steps.removeFirst()
    return "The flow leaves \(missing) out here. Type it."
  }

  /// Takes off what the file answers a confirmation with; the row that says so.
  ///
  /// The rest of a paste is no answer, and goes before it.
  mutating func skipAnswer() -> String? {
    pasted = []
    guard let step = steps.first else { return nil }
    steps.removeFirst()
    return "The flow says '\(step.shown)' here. A confirmation is answered by hand."
  }

  mutating func stop() -> String? {
    defer { (steps, pasted) = ([], []) }
    let count = steps.count + (pasted.isEmpty ? 0 : 1)
    return count == 0 ? nil : "The replay has stopped, \(counted(count, "step")) before its end."
  }

  /// What a step comes to in a live conversation.
  private enum Deed {
    case input(FlowInput)
    case paste([String])
    /// Time goes by itself, and whoever is there leaves.
    case nothing
    case impossible
  }

  private static func deed(_ step: FlowStep.Input) -> Deed {
    switch step {
    case .typed(let line): return .input(.line(line))
    case .event("paste", _, let lines): return .paste(lines)
    case .event("toggle", let label, _): return .input(.tap(label))
    case .event("wait", _, _), .event("eof", _, _), .event("key", "C-d", _): return .nothing
    // The terminal is as wide as it is.
    case .event("resize", _, _): return .impossible
    case .event(let word, let argument, _):
      return EventVerb.named(word)?.input(argument).map { .input($0) } ?? .impossible
    }
  }
}

extension FlowStep.Input {
  /// The step's own line, as it stands in its file; of a paste the first.
  fileprivate var shown: String { lines.first.map { visible($0) } ?? "" }
}
