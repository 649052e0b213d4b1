import FlowEngine
import SnippetFoundation
import Snippets
import TerminalDialogue

/// The previews of an app, and how they are to be drawn.
struct PreviewSession {
  private let command: PreviewCommand
  private let session: CommandSession
  private let environment: TerminalEnvironment
  private let output: ConsoleOutput
  private let entries: [PreviewEntry]
  private let problems: [String]

  init(_ command: PreviewCommand, _ session: CommandSession) {
    (self.command, self.session, output) = (command, session, session.output)
    environment = command.drawing.applied(to: session.environment)
    let launch = session.app.launch
    let found = session.wait {
      await MainActor.run {
        // Views may ask for what the app registers.
        _ = launch()
        return PreviewEntry.all()
      }
    }
    (entries, problems) = found ?? ([], [])
  }

  /// The previews with their places; returns the exit code.
  func list() -> Int32 {
    complainOfProblems()
    guard !entries.isEmpty else { return complainOfNone() }
    let width = entries.map { Snippets.columns(of: $0.name) }.max() ?? 0
    output.print(
      entries.map { entry in
        let blanks = String(repeating: " ", count: width - Snippets.columns(of: entry.name))
        return "\(entry.name)\(blanks)  \(entry.place)"
      }
    )
    return ExitCode.passed
  }

  /// Draws what is called so; returns the exit code.
  func draw(named name: String) -> Int32 {
    guard !entries.isEmpty else { return complainOfNone() }
    let found = entries(named: name)
    guard !found.isEmpty else {
      let near = nearest(name, in: entries.map(\.name), limit: 1).first
      let advice = near.map { "Did you mean '\($0)'?" } ?? "Type 'preview' for the list."
      output.complain("There is no preview called '\(visible(name))'. \(advice)")
      return ExitCode.usage
    }
    var code = ExitCode.passed
    for (place, entry) in found.enumerated() {
      if found.count > 1 { output.print((place > 0 ? [""] : []) + [heading(of: entry)]) }
      code = max(code, draw(entry))
    }
    return code
  }

  /// By its name, by its place, or by its name with other letters' case.
  private func entries(named name: String) -> [PreviewEntry] {
    let same = entries.filter { $0.name == name }
    if !same.isEmpty { return same }
    let there = entries.filter { $0.isPlaced(at: name) }
    if !there.isEmpty { return there }
    return entries.filter { $0.name.lowercased() == name.lowercased() }
  }

  /// The place, with the name where several previews have the place.
  private func heading(of entry: PreviewEntry) -> String {
    entries.count { $0.place == entry.place } > 1 ? "\(entry.place): \(entry.name)" : entry.place
  }

  /// Draws each in a process of its own: one that ends badly is said, and the next one drawn.
  func drawAll() -> Int32 {
    complainOfProblems()
    guard !entries.isEmpty else { return complainOfNone() }
    var code = problems.isEmpty ? ExitCode.passed : ExitCode.differs
    for (place, entry) in entries.enumerated() {
      if command.format != .json { output.print((place > 0 ? [""] : []) + [heading(of: entry)]) }
      let ended = PreviewProcess(index: place).run()
      guard let words = ended.words else {
        code = max(code, ended.code)
        continue
      }
      output.complain("\(entry.place): the preview '\(entry.name)' \(words)")
      code = max(code, ExitCode.differs)
    }
    return code
  }

  func draw(at index: Int) -> Int32 {
    guard entries.indices.contains(index) else { return ExitCode.usage }
    return draw(entries[index])
  }

  private func draw(_ entry: PreviewEntry) -> Int32 {
    let settings = settings(for: entry)
    let isFramed = !command.noFrame
    let drawn = session.wait { () async -> Result<ViewTree, Undrawn> in
      do {
        return .success(try await entry.tree(settings, isFramed: isFramed))
      } catch {
        return .failure(Undrawn(words: "\(error)"))
      }
    }
    switch drawn {
    case .success(let tree)?:
      output.print(rows(of: tree))
      for warning in entry.isSnippet ? tree.warnings : tree.idleControls {
        output.complain("warning: \(entry.name): \(visible(warning))")
      }
      return ExitCode.passed
    case .failure(let error)?:
      output.complain("\(entry.place): '\(entry.name)' cannot be drawn: \(visible(error.words))")
      return ExitCode.differs
    case nil: return ExitCode.internalError
    }
  }

  private struct Undrawn: Error { var words: String }

  private func settings(for entry: PreviewEntry) -> RenderSettings {
    var settings = RenderSettings()
    let asked = command.columns ?? environment.requestedColumns
    settings.columns = asked ?? entry.columns ?? environment.columns
    settings.locale = command.language.chosen
    settings.calendar.locale = settings.locale
    settings.timeZone = .current
    settings.now = Date()
    settings.colorScheme = scheme ?? environment.colorScheme ?? .light
    let isASCII = command.format.map { $0 == .ascii }
    settings.spellsLetters = isASCII ?? environment.style.isASCII
    return settings
  }

  private var scheme: ColorScheme? { command.colorScheme.map { $0 == "dark" ? .dark : .light } }

  private func rows(of tree: ViewTree) -> [String] {
    let text =
      switch command.format {
      case nil: tree.text(environment.style)
      case .json: tree.json
      case .plain: tree.text(.plain)
      case .ascii: tree.text(.ascii)
      case .ansi: tree.text(.ansi.limited(to: environment.colors))
      case .spoken: tree.text(.spoken)
      case .html: tree.text(.html.in(scheme))
      case .svg: tree.text(.svg.in(scheme))
      }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func complainOfProblems() {
    for problem in problems { output.complain("This preview cannot be made: \(visible(problem))") }
  }

  private func complainOfNone() -> Int32 {
    output.complain("There is no preview in \(session.app.name). Write #Preview { ... } by a view.")
    return ExitCode.nothingRan
  }
}
