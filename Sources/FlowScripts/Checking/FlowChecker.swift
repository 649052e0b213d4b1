import FlowEngine
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
  private var findings: [FlowFinding] = []

  init(file: FlowFile) {
    self.file = file
  }

  mutating func check() -> [FlowFinding] {
    if file.cases.isEmpty { report(max(1, file.lines.count), .noCases) }
    let namesApp = file.settings.contains { if case .app = $0.value { true } else { false } }
    if !namesApp { report(1, .noApp) }
    for setting in file.settings { check(setting) }
    checkTitles()
    let header = declared(in: file.settings, over: [:])
    var snapshots: [String: Int] = [:]
    for flowCase in file.cases { check(flowCase, header: header, snapshots: &snapshots) }
    return findings.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }

  private mutating func report(_ line: Int, column: Int = 1, _ problem: FlowFinding.Problem) {
    findings.append(FlowFinding(file.location(line: line, column: column), problem))
  }

  private mutating func check(_ setting: FlowSetting) {
    let usage = SettingForm.usage(of: setting.word)
    switch setting.value {
    case .flow(let version) where version != 1:
      report(setting.line, column: 7, .unsupportedVersion(version))
    case .apps: report(setting.line, .unsupportedSetting(usage, nearest: ["@app"]))
    case .filter: report(setting.line, .unsupportedSetting(usage, nearest: ["@let"]))
    case .isolate(.process):
      report(setting.line, .unsupportedSetting(usage, nearest: ["@isolate serial"]))
    default: break
    }
  }

  private mutating func checkTitles() {
    var titles: [String: Int] = [:]
    for flowCase in file.cases {
      let slug = Slug.of(flowCase.title)
      if slug.isEmpty, !flowCase.title.isEmpty {
        report(flowCase.line, column: 4, .unnameable(flowCase.title))
      } else if let first = titles[slug] {
        report(flowCase.line, column: 4, .duplicateTitle(flowCase.title, first: first))
      } else {
        titles[slug] = flowCase.line
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
    snapshots: inout [String: Int]
  ) {
    for setting in flowCase.settings { check(setting) }
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
        if let first = snapshots[name] {
          report(snapshot.line, column: 3, .duplicateSnapshot(snapshot.name, first: first))
        }
        snapshots[name] = snapshots[name] ?? snapshot.line
      }
    }
  }

  private mutating func checkOrigin(of flowCase: FlowCase) {
    guard let (line, title, label) = flowCase.origin else { return }
    guard let base = file.cases.first(where: { $0.title == title }) else {
      let near = nearest(title, in: file.cases.map(\.title), limit: 3)
      return report(line, column: 7, .unknownCase(title, nearest: near))
    }
    if !base.labels.contains(label) {
      report(
        line,
        column: 7 + title.count + 1,
        .unknownLabel(label, title: title, nearest: nearest(label, in: base.labels, limit: 3))
      )
    }
    if file.origins(of: flowCase) == nil { report(line, .startsFromItself(flowCase.title)) }
  }

  private mutating func check(_ step: FlowStep, names: Set<String>) {
    if case .event(let word, _, _) = step.input,
      let verb = EventVerb.named(word), !verb.isSupported
    {
      report(step.line, column: 3, .unsupportedEvent(verb.usage, nearest: verb.instead))
    }
    for expected in step.expected {
      switch expected.row {
      case .literal(let text) where text.last?.isWhitespace == true:
        report(expected.line, column: 2 + text.count, .trailingBlank)
      case .pattern(let pattern):
        for name in pattern.names where !names.contains(name) {
          report(
            expected.line,
            column: 3,
            .undeclaredName(name, declared: nearest(name, in: names.sorted(), limit: 3))
          )
        }
      default: break
      }
    }
  }

  private mutating func check(_ check: FlowCheck, names: Set<String>) {
    guard let verb = CheckVerb.named(check.word) else { return }
    if !verb.isSupported {
      report(check.line, column: 3, .unsupportedCheck(verb.usage, nearest: verb.instead))
    }
    guard let start = check.argument.firstRange(of: "~ "),
      let pattern = try? FlowPattern(String(check.argument[start.upperBound...]))
    else { return }
    for name in pattern.names where !names.contains(name) {
      report(
        check.line,
        column: 3,
        .undeclaredName(name, declared: nearest(name, in: names.sorted(), limit: 3))
      )
    }
  }
}

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
  /// The cases a case starts from, the first one first; nil if they go in a circle or one is missing.
  package func origins(of flowCase: FlowCase) -> [(flowCase: FlowCase, label: String)]? {
    var chain: [(flowCase: FlowCase, label: String)] = []
    var current = flowCase
    while let origin = current.origin {
      guard chain.count < cases.count, let base = cases.first(where: { $0.title == origin.title })
      else { return nil }
      chain.append((base, origin.label))
      current = base
    }
    return chain.reversed()
  }

  /// Every setting that holds for a case, the strongest last: the file's, those of the cases it starts from, its own.
  package func settings(of flowCase: FlowCase) -> [FlowSetting] {
    settings + (origins(of: flowCase) ?? []).flatMap(\.flowCase.settings) + flowCase.settings
  }
}
