import FlowEngine
import SnippetFoundation
import Snippets

/// An answer that a run without a person lacks, and how to supply it.
struct OneShotMissing {
  /// The property name; nil for what is no parameter.
  let parameter: String?
  /// Whether the command line gave a value that does not settle it.
  let isWrong: Bool
  private let question: Question
  private let readsInput: Bool
  /// Whether the intent's own code asks, or one after it: then no option of the command line was too vague.
  private let isLater: Bool

  init(_ question: Question, given: Set<String>, readsInput: Bool, isLater: Bool = false) {
    self.question = question
    self.readsInput = readsInput
    self.isLater = isLater
    if case .value(let name, _) = question.kind { parameter = name } else { parameter = nil }
    isWrong = !isLater && (question.isGuess || parameter.map(given.contains) == true)
  }

  /// What is missing, and how to give it.
  func words(ofIntent title: String) -> String {
    let line = readsInput ? ", or one more line of input" : ""
    if question.isGuess {
      return "\(asked(title)) so nothing was done. Give the value that is meant\(line)."
    }
    if case .confirmation = question.kind {
      return "\(asked(title)) so nothing was confirmed. Give --yes to accept\(line)."
    }
    guard let parameter, !isLater else {
      let answer =
        readsInput ? "Answer with one more line of input." : "It needs a person or a line of input."
      let end = isLater ? "so it was not finished" : "so nothing was done"
      return "\(asked(title)) \(end). \(choices("It is one of ", ". "))\(answer)"
    }
    if isWrong {
      let fits = titles.count == 1 ? "fits none that there is" : "fits several"
      return "\(visible(title)): '\(parameter)' \(fits). \(choices("Say which: ", "."))"
    }
    return "\(visible(title)): '\(parameter)' is missing, so nothing was done. "
      + "Give --\(parameter) VALUE\(valid)\(line)."
  }

  /// What can be given, and where that may be something else than the options, what it looks like.
  private var valid: String {
    if !titles.isEmpty, !question.takesOthers { return choices(", one of ", "") }
    let hint = question.hint.isEmpty ? "" : ", \(visible(question.hint))"
    return titles.isEmpty
      ? hint : "\(hint), such as \(titles.prefix(Self.mostTitles).joined(separator: ", "))"
  }

  private func asked(_ title: String) -> String {
    "\(visible(title)) asks '\(visible(question.prompt))' and got no answer,"
  }

  /// The options as they are typed: `'Old Mill #2' (north)` is the second of that title.
  private var titles: [String] {
    zip(question.options, question.typedOptions).map { option, typed in
      "'\(visible(typed))'" + (option.subtitle.map { " (\(visible($0)))" } ?? "")
    }
  }

  private static let mostTitles = 5

  /// The first of the options.
  private func choices(_ before: String, _ after: String) -> String {
    let titles = titles
    if titles.isEmpty { return "" }
    let more = titles.count > Self.mostTitles ? " and \(titles.count - Self.mostTitles) more" : ""
    return before + titles.prefix(Self.mostTitles).joined(separator: ", ") + more + after
  }
}
