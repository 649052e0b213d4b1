import FlowEngine
import FlowScripts
import SnippetFoundation

extension Conversation {
  /// Asserts that the conversation so far is as it is kept: in a flow file, `Flows/<file>/<test>[-<label>].flow`.
  ///
  /// The file is a flow like any other: `flow run` plays it. What is kept is compared with all that was typed, tapped and
  /// shown, and with the effects; so every reply counts as read and every effect as expected. A row of the file may have
  /// holes (`~ `) or be any rows (`...`). Nothing is written unless `PARLEY_RECORD` or the trait `.snippets(record:)` says
  /// so; then rows with holes that still fit stay, and so do comments.
  ///
  /// **Errors**: a failure with the difference; a failure if a flow file cannot say what was done, as for `run(_:)`.
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
    let unsayable = log.withLock { $0.turns }.first { $0.line == nil }
    if let unsayable {
      return TestFailure(
        "a flow file cannot say '\(unsayable.call)'. Begin with a phrase, as type(\"order a latte\")"
      )
    }
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
    let text = flow(titled: label ?? TranscriptStore.title(of: setting.test))
    if let taken = SnapshotNamesInUse.take(store.file.path, at: place, text: text) {
      return TestFailure("\(store.name) is already used at \(taken). Name one of them differently")
    }
    return try store.problem(of: text, mode: SnippetSettings.current.recording())
  }

  /// The conversation as a flow file.
  func flow(titled title: String) -> String {
    let standard = SnippetSettings()
    let header = [
      "@flow 1", "@app \(setting.app)", "@width \(setting.columns)",
      "@clock \(setting.clock.formatted(.iso8601))",
      setting.locale == standard.locales[0] ? nil : "@locale \(setting.locale)",
      setting.seed == standard.seed ? nil : "@seed \(setting.seed)",
    ].compactMap(\.self)
    let effects = driver.view.effects.sorted { $0.key < $1.key }
      .map { "? effect \($0.key) = \($0.value)" }
    let steps = transcript.isEmpty ? [] : [transcript]
    return (header + ["", "== \(title)"] + steps + effects + stateAtEnd).joined(separator: "\n")
      + "\n"
  }

  /// What a flow has to say where the conversation does not end by itself.
  private var stateAtEnd: [String] {
    let phase = driver.view.phase
    return phase == .idle ? [] : ["? state \(phase.rawValue)"]
  }
}
