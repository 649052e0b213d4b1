import FlowEngine
import FlowFormat
import FlowScripts
import Snapshots
import SnippetFoundation
import Snippets

extension Conversation {
  /// Asserts that the conversation so far is as it is kept: in a flow file, `Flows/<file>/<test>[-<label>].flow`.
  ///
  /// The file is a flow like any other: `flow run` plays it. What is kept is compared with all that was typed, tapped and
  /// shown, with the effects, and with the app, the width, the time, the language and the seed; so every reply counts as
  /// read and every effect as expected. A row of the file may have holes (`~ `) or be any rows (`...`). Nothing is written unless `PARLEY_RECORD` or the trait `.snippets(record:)` says
  /// so; then rows with holes that still fit stay, and so do comments.
  ///
  /// **Errors**: a failure with the difference; a failure if a flow file cannot say what was done, as for `run(_:)`; a
  /// failure if the file cannot be read as a flow of one case.
  public func assertTranscript(
    named label: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ignoreReplies()
    log.withLock { $0.claimed = driver.view.effects }
    do {
      if let failure = try transcriptProblem(label, place) { place.fail(failure) }
    } catch {
      place.fail("\(error)")
    }
  }

  private func transcriptProblem(_ label: String?, _ place: TestPlace) throws -> TestFailure? {
    if let problem = unsayable { return TestFailure(problem) }
    guard let package = place.package else {
      return TestFailure("there is no Package.swift above \(place.filePath), so no Flows/ either")
    }
    let parts = [place.suite, [setting.test, label].compactMap(\.self).joined(separator: " ")]
    let slugs = parts.map { Slug.of($0) }
    guard !slugs.contains("") else {
      return TestFailure("'\(parts[1])' cannot name a file. Use letters or digits")
    }
    let store = TranscriptStore(
      file: package.appendingPathComponent("Flows/\(slugs.joined(separator: "/")).flow"),
      name: "Flows/\(slugs.joined(separator: "/")).flow",
      label: slugs[1]
    )
    let text = flow(titled: TranscriptTitle.of(label: label, test: setting.test))
    let transcript: TranscriptFile
    do {
      transcript = try TranscriptFile(text, name: store.name)
    } catch {
      return TestFailure("the conversation cannot be kept as a flow file:\n\(error)")
    }
    if let problem = misread(in: transcript.file) { return TestFailure(problem) }
    if let taken = SnapshotNamesInUse.take(store.file.path, at: place, text: text) {
      return TestFailure(
        "\(store.name) is already used at \(taken)\(place.reason(forSameNameOf: parts)). "
          + "Name one of them differently"
      )
    }
    return try store.problem(of: transcript, mode: SnippetSettings.current.recording()) {
      place.warning(ofNamesakesWith: slugs[1], isLabelled: label != nil)
    }
  }

  /// What a flow file cannot say of the conversation; nil: it can say all of it.
  private var unsayable: String? {
    for turn in log.withLock({ $0.turns }) {
      switch turn.deed {
      case .unsayable(let advice): return "a flow file cannot say '\(turn.call)'. \(advice)"
      case .said(let input) where !input.isRead:
        return "a flow file cannot say '\(turn.call)': its line is read as something else"
      case .said: continue
      }
    }
    if TranscriptSettings.text(of: setting.clock) == nil {
      return "a flow file cannot say a clock that begins within a millisecond. Give whole ones"
    }
    return nil
  }

  /// What a flow file that was made of the conversation says otherwise; nil: nothing.
  private func misread(in file: FlowFile) -> String? {
    let turns = log.withLock { $0.turns }
    let opening = setting.colorScheme == .dark ? 1 : 0
    let steps = (file.cases.first?.steps ?? []).dropFirst(opening)
    for (turn, step) in zip(turns, steps) {
      guard case .said(step.input) = turn.deed, step.rows == turn.reply.shown.map({ .literal($0) })
      else { return "a flow file cannot say '\(turn.call)' with its reply: it is read otherwise" }
    }
    guard file.cases.count == 1, file.cases[0].mark == nil, steps.count == turns.count else {
      return "the conversation cannot be kept as a flow file: it is read otherwise than it was"
    }
    return nil
  }

  /// The conversation as a flow file.
  func flow(titled title: String) -> String {
    let standard = SnippetSettings()
    let header = [
      "@flow 1", "@app \(setting.app)", "@width \(setting.columns)",
      TranscriptSettings.text(of: setting.clock).map { "@clock \($0)" },
      setting.locale == standard.locales[0] ? nil : "@locale \(setting.locale)",
      setting.seed == standard.seed ? nil : "@seed \(setting.seed)",
    ].compactMap(\.self)
    let effects = driver.view.effects.sorted { $0.key < $1.key }
      .map { "? effect \($0.key) = \($0.value)" }
    // A flow begins in light surroundings.
    let opening = setting.colorScheme == .dark ? ["! appearance dark"] : []
    let steps = opening + (transcript.isEmpty ? [] : [transcript])
    let work = driver.leftBehind.map(DeferredWork.check)
    return (header + ["", "== \(title)"] + steps + effects + work + stateAtEnd).joined(
      separator: "\n"
    )
      + "\n"
  }

  /// What a flow has to say where the conversation does not end by itself.
  private var stateAtEnd: [String] {
    let phase = driver.view.phase
    return phase == .idle ? [] : ["? state \(phase.rawValue)"]
  }
}
