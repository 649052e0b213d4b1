import FlowEngine
import Snapshots
import SnippetFoundation

extension FlowFile {
  /// What is wrong with the file beyond its lines, in the order of the lines; empty if it can be run.
  package func check() -> [FlowFinding] {
    var checker = FlowChecker(file: self)
    return checker.check()
  }
}

/// Looks for what a file says and cannot mean: names not declared, titles taken twice, what is not run yet.
struct FlowChecker {
  let file: FlowFile
  private var findings = FlowFindings()
  /// The labels of the cases that others start from, by their place in the file.
  private var labels: [Int: Set<String>] = [:]

  init(file: FlowFile) {
    self.file = file
  }

  mutating func check() -> [FlowFinding] {
    if file.cases.isEmpty { report(max(1, file.lines.count), .noCases) }
    if file.appNames.isEmpty { report(1, .noApp) }
    check(file.settings)
    checkTitles()
    let header = declared(in: file.settings, over: [:])
    var snapshots: [String: FlowSnapshot] = [:]
    checkChains()
    for flowCase in file.cases { check(flowCase, header: header, snapshots: &snapshots) }
    return findings.all
  }

  private mutating func report(_ line: Int, column: Int = 1, _ problem: FlowFinding.Problem) {
    findings.add(FlowFinding(file.location(line: line, column: column), problem))
  }

  private mutating func check(_ settings: [FlowSetting]) {
    var first: [String: Int] = [:]
    for setting in settings {
      var word = setting.word
      switch setting.value {
      case .flow(let version) where version != 1:
        report(setting.line, column: 7, .unsupportedVersion(version))
      case .app(let name) where !file.appNames.contains(name):
        let near = nearest(name, in: file.appNames, limit: 3)
        report(setting.line, column: 6, .unknownApp(name, nearest: near, known: file.appNames))
      case .budget(let budget, _): word += " \(budget.rawValue)"
      // As many as one likes; two equal names are found elsewhere.
      case .name, .filter: continue
      default: break
      }
      if let line = first[word] {
        report(setting.line, .duplicateSetting(word, first: line))
      } else {
        first[word] = setting.line
      }
    }
  }

  private mutating func checkTitles() {
    var titles: [String: FlowCase] = [:]
    for flowCase in file.cases {
      let title = flowCase.title
      let slug = Slug.of(title)
      if slug.isEmpty, !title.isEmpty {
        report(flowCase.line, column: 4, .unnameable(title))
      } else if let first = titles[slug] {
        let problem: FlowFinding.Problem =
          haveSameScalars(first.title, title)
          ? .duplicateTitle(title, first: first.line)
          : .sameFileName(title, becoming: slug, first: first.line)
        report(flowCase.line, column: 4, problem)
      } else {
        titles[slug] = flowCase
      }
    }
  }

  /// The names declared by settings, with the lines of `@let`.
  private mutating func declared(
    in settings: [FlowSetting],
    over outer: [String: Int]
  ) -> [String: Int] {
    var names = outer
    for setting in settings {
      guard case .name(let name, _) = setting.value else { continue }
      if let first = names[name] {
        report(setting.line, column: 6, .duplicateName(name, first: first))
      } else {
        names[name] = setting.line
      }
    }
    return names
  }

  private mutating func check(
    _ flowCase: FlowCase,
    header: [String: Int],
    snapshots: inout [String: FlowSnapshot]
  ) {
    check(flowCase.settings)
    if let first = flowCase.elements.first?.line {
      for setting in flowCase.settings where setting.line > first {
        report(setting.line, .lateSetting(setting.word))
      }
    }
    checkOrigin(of: flowCase)
    // A case that starts from another knows that case's names too.
    let inherited = file.settings(of: flowCase).compactMap { setting in
      if case .name(let name, _) = setting.value { name } else { nil }
    }
    let names = Set(declared(in: flowCase.settings, over: header).keys).union(inherited)
    var labels: [String: Int] = [:]
    for element in flowCase.elements {
      switch element {
      case .step(let step): check(step, names: names)
      case .check(let check): self.check(check, names: names)
      case .label(let label):
        if let first = labels[label.name] {
          report(label.line, column: 2, .duplicateLabel(label.name, first: first))
        }
        labels[label.name] = labels[label.name] ?? label.line
      case .snapshot(let snapshot):
        let slug = Slug.of(snapshot.name)
        let name = Slug.of(flowCase.title) + "/" + slug
        if slug.isEmpty { report(snapshot.line, column: 3, .unnameable(snapshot.name)) }
        if Slug.of(file.name).isEmpty { report(snapshot.line, .unnameableFlow(file.name)) }
        if let first = snapshots[name] {
          let problem: FlowFinding.Problem =
            haveSameScalars(first.name, snapshot.name)
            ? .duplicateSnapshot(snapshot.name, first: first.line)
            : .sameFileName(snapshot.name, becoming: slug, first: first.line)
          report(snapshot.line, column: 3, problem)
        }
        snapshots[name] = snapshots[name] ?? snapshot
      }
    }
  }

  private mutating func checkOrigin(of flowCase: FlowCase) {
    guard let (line, title, label) = flowCase.origin else { return }
    guard let base = flowCase.base else {
      let near = findings.isFull ? [] : nearest(title, in: file.cases.map(\.title), limit: 3)
      return report(line, column: 7, .unknownCase(title, nearest: near))
    }
    let known = labels[base] ?? Set(file.cases[base].labels)
    labels[base] = known
    if !known.contains(label) {
      let near = findings.isFull ? [] : nearest(label, in: file.cases[base].labels, limit: 3)
      report(
        line,
        column: 7 + title.count + 1,
        .unknownLabel(label, title: title, nearest: near)
      )
    }
  }

  /// Circles and chains that are too long, each where it begins to be one.
  private mutating func checkChains() {
    let (depths, circles) = file.chains
    for circle in circles {
      // A circle is said of each of its cases, a very long one once.
      let count = circle.count > FlowFile.longestChain ? 1 : circle.count
      for first in 0..<count {
        let cases = (circle[first...] + circle[...first]).map { file.cases[$0] }
        guard let line = cases.first?.origin?.line else { continue }
        report(line, .startsFromItself(cases.map(\.title)))
      }
    }
    for (flowCase, depth) in zip(file.cases, depths) where depth == FlowFile.longestChain + 1 {
      report(flowCase.origin?.line ?? flowCase.line, .longChain)
    }
  }

  private mutating func check(_ step: FlowStep, names: Set<String>) {
    check(step.input, line: step.line)
    for expected in step.expected {
      switch expected.row {
      case .literal(let text) where text.endsInBlank:
        report(expected.line, column: 2 + text.count, .trailingBlank("row"))
      case .pattern(let pattern):
        for name in pattern.names where !names.contains(name) {
          report(undeclared: name, expected.line, names)
        }
      default: break
      }
    }
  }

  private mutating func check(_ input: FlowStep.Input, line: Int) {
    guard case .event(let word, let argument, _) = input, let verb = EventVerb.named(word) else {
      return
    }
    if let why = verb.whyNot { report(line, column: 3, .unsupportedEvent(verb.usage, why: why)) }
    if case .app(let name)? = verb.scene(argument), !file.appNames.contains(name) {
      let near = nearest(name, in: file.appNames, limit: 3)
      report(line, column: 7, .unknownApp(name, nearest: near, known: file.appNames))
    }
  }

  private mutating func check(_ check: FlowCheck, names: Set<String>) {
    for name in check.names where !names.contains(name) {
      report(undeclared: name, check.line, names)
    }
  }

  /// At the first hole of that name in the line.
  private mutating func report(undeclared name: String, _ line: Int, _ names: Set<String>) {
    let text = file.lines.first { $0.number == line }?.text ?? ""
    let hole = text.range(of: "{{\(name)}}", options: .literal)?.lowerBound
    let column = hole.map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 3
    let declared = nearest(name, in: names.sorted(), limit: 3)
    report(line, column: column, .undeclaredName(name, declared: declared))
  }
}

extension FlowCheck {
  /// The names in the holes of its argument, where it is one that has some.
  package var names: [String] {
    let text: String
    switch word {
    case CheckVerb.value.word:
      return (try? ExpectedJSON(String(argument.dropFirst(2))))?.names ?? []
    case CheckVerb.dialog.word: (_, text) = FlowParser.split(argument)
    case CheckVerb.opened.word, CheckVerb.trace.word: text = argument
    default: return []
    }
    guard case .holes(let pattern, _)? = CheckedText(text) else { return [] }
    return pattern.names
  }
}
