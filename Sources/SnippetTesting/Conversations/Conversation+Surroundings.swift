import FlowEngine
import FlowFormat
import FlowScripts
public import SnippetFoundation
public import Snippets

/// What happens around a person, and what a test arranges.
extension Conversation {
  /// Opens the app with an address, from outside of the conversation.
  @discardableResult
  public func openURL(
    _ url: URL,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.url, url.absoluteString, TestPlace(fileID, filePath, line, column))
  }

  /// Opens the app to go on with an activity.
  @discardableResult
  public func continueActivity(
    _ activity: NSUserActivity,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    let call = "continues \(activity.activityType)"
    return await send(
      .continueActivity(activity),
      .unsayable("Leave it out of what is kept"),
      call,
      TestPlace(fileID, filePath, line, column)
    )
  }

  /// Locks the device: intents that want to know who asks wait for it to be unlocked.
  @discardableResult
  public func lock(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.lock, TestPlace(fileID, filePath, line, column))
  }

  /// Draws what is on show in another width, in columns.
  @discardableResult
  public func resize(
    columns: Int,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.resize, "\(columns)", TestPlace(fileID, filePath, line, column))
  }

  /// Makes the surroundings light or dark.
  @discardableResult
  public func appearance(
    _ scheme: ColorScheme,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    let place = TestPlace(fileID, filePath, line, column)
    let reply = await play(.appearance, scheme == .dark ? "dark" : "light", place)
    log.withLock { $0.colorScheme = scheme }
    return reply
  }

  /// Makes the person's language and region another, such as `de_DE`.
  @discardableResult
  public func locale(
    _ identifier: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    let place = TestPlace(fileID, filePath, line, column)
    let reply = await play(.locale, identifier, place)
    if isLocaleName(identifier) { log.withLock { $0.locale = identifier } }
    return reply
  }

  /// Makes a named effect fail with words, from now on.
  ///
  /// An effect that does not run any more, as where its name is misspelt, is a failure at the end.
  public func fail(
    _ effect: String,
    _ reason: String = "It failed.",
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    if gate.isClosed { return place.fail(Conversation.isOver) }
    log.withLock { log in
      let before = driver.plantedFailures.count
      driver.fail(effect: effect, reason: reason)
      log.planted.note(since: before, of: driver, by: place)
    }
    let isSayable = !effect.isEmpty && !effect.contains(" ") && !reason.isEmpty
    let deed: ConversationLog.Deed =
      isSayable
      ? .event("fail", "\(effect) \(reason)")
      : .unsayable("The effect's name is one word there, and the reason is not empty")
    note(Reply([]), deed, "fail(\(effect.debugDescription), \(reason.debugDescription))", place)
  }

  /// Makes a named effect work again.
  ///
  /// Where others were made to fail, one that never was, as with a misspelt name, is a failure right here.
  public func heal(
    _ effect: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    if gate.isClosed { return place.fail(Conversation.isOver) }
    if let words = PlantedFailures<TestPlace>.unplanted(effect, in: driver) { place.fail(words) }
    driver.heal(effect: effect)
    note(Reply([]), .event("heal", effect), "heal(\(effect.debugDescription))", place)
  }
}
