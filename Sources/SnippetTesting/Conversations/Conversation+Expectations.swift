import FlowEngine
import FlowFormat
import FlowScripts
import SnippetFoundation

/// What a test accounts for besides replies.
extension Conversation {
  /// Expects that a named effect was committed, so many times that nothing has claimed yet; 0: none of them.
  public func expectEffect(
    _ name: String,
    times: Int = 1,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let committed = driver.view.effects[name] ?? 0
    let left = log.withLock { log in
      let left = committed - (log.claimed[name] ?? 0)
      log.claimed[name] = committed
      return left
    }
    let place = TestPlace(fileID, filePath, line, column)
    if times == 0 { log.withLock { $0.absent.append((place, name)) } }
    guard left != times else { return }
    if committed > left {
      let already = left == 0 ? "which is" : "\(counted(committed - left, "time")) of them"
      return place.fail(
        "'\(name)' was committed \(counted(committed, "time")), \(already) expected already, "
          + "but is expected \(counted(times, "more time"))"
      )
    }
    let others = driver.view.effects.keys.filter { $0 != name }.sorted()
    let hint =
      left > 0 || others.isEmpty ? "" : ". Committed were: \(others.joined(separator: ", "))"
    place.fail(
      "'\(name)' was committed \(counted(left, "time")), but is expected "
        + "\(counted(times, "time"))\(hint)"
    )
  }

  /// Expects that an intent left work behind that goes on when the conversation ends: by its title.
  ///
  /// One piece of it, so for two of the same intent call it twice. A failure where there is none that nothing has claimed.
  public func expectDeferred(
    _ intent: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let left = driver.workLeftBehind
    let claimed = log.withLock { log in
      let piece = left.first { $0.title == intent && !log.deferred.contains($0.number) }
      if let piece { log.deferred.insert(piece.number) }
      return piece != nil
    }
    if claimed { return }
    let titles = left.map(\.title).sorted()
    let count = titles.count { $0 == intent }
    let others = titles.isEmpty ? "nothing is" : "there is: \(titles.joined(separator: ", "))"
    TestPlace(fileID, filePath, line, column).fail(
      count == 0
        ? "'\(intent)' has left no work behind; \(others)"
        : "'\(intent)' has left work behind \(counted(count, "time")), which is expected already"
    )
  }

  /// Says that a question may be open at the end, and that code may still run.
  ///
  /// Work that an intent left behind is expected by its title: `expectDeferred(_:)`.
  public func leaveOpen() { log.withLock { $0.mayStayOpen = true } }

  /// Says that none of the replies so far matters.
  public func ignoreReplies() {
    for turn in log.withLock({ $0.turns }) { turn.reply.ignore() }
  }

  // MARK: The end

  /// Fails for what nobody accounted for.
  func judge() {
    guard setting.exhaustivity == .on else { return }
    let log = log.withLock { $0 }
    for turn in log.turns where !turn.reply.shown.isEmpty && !turn.reply.wasRead.withLock({ $0 }) {
      turn.place.fail(
        """
        nobody read the reply to '\(turn.call)'. Add .expect("...") or .ignore(). It is:
        \(turn.reply)
        """
      )
    }
    for (name, count) in driver.view.effects.sorted(by: { $0.key < $1.key }) {
      let left = count - (log.claimed[name] ?? 0)
      if left > 0 {
        let times = left == 1 ? "" : ", times: \(left)"
        place.fail(
          "nobody expected the effect '\(name)'. Add: expectEffect(\"\(name)\"\(times))"
        )
      }
    }
    for (place, words) in log.planted.unmet { place.fail(words) }
    for (place, effect) in log.absent {
      if let words = doubt(aboutAbsent: effect, among: driver.begunEffects) { place.warn(words) }
    }
    for problem in openEnds(log) { place.fail(problem) }
  }

  /// A question that is open, code that has not returned, and work that goes on: all that is left, in words.
  private func openEnds(_ log: ConversationLog) -> [String] {
    let open = log.mayStayOpen ? nil : openEnd(log)
    let left = driver.workLeftBehind
    let titles = left.filter { !log.deferred.contains($0.number) }.map(\.title)
    let works = Set(titles).sorted().map { title in
      let count = titles.count { $0 == title }
      let times = count == 1 ? ("", "") : (" \(count) times", " \(count) times")
      return "the conversation ends while work goes on that '\(title)' left behind\(times.0). "
        + "Call wait(_:), or add\(times.1): expectDeferred(\"\(title)\")"
    }
    let ends = (open.map { [$0] } ?? []) + works
    // What the launch began, such as a loop that looks for news, sleeps for ever.
    let mayBeLaunch = driver.launchIsAtWork
    if ends.isEmpty, left.isEmpty, !log.mayStayOpen, !mayBeLaunch, driver.sleeping > 0 {
      return [
        "the conversation ends while a task of the app sleeps. Call wait(_:), or leaveOpen()"
      ]
    }
    return ends
  }

  /// A question that is open, or code that has not returned.
  private func openEnd(_ log: ConversationLog) -> String? {
    if let question {
      return "the conversation ends while '\(question)' is asked. Answer it, or call leaveOpen()"
    }
    guard driver.view.phase == .running else { return nil }
    let why = log.unfinished ?? "it sleeps. Call wait(_:)"
    return "the conversation ends while the app's code has not returned: \(why), or leaveOpen()"
  }
}
