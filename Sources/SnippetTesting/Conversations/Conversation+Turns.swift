import FlowEngine
import FlowScripts
public import IntentModel
import SnippetFoundation

/// What a person does; each turn returns the rows that answer it.
extension Conversation {
  /// Types a line.
  @discardableResult
  public func type(
    _ text: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await send(
      .line(text),
      "> \(text)",
      "type(\"\(text)\")",
      TestPlace(fileID, filePath, line, column)
    )
  }

  /// Runs an intent with its parameters as given.
  @discardableResult
  public func run(
    _ intent: any AppIntent,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await send(
      .run(intent),
      nil,
      "runs \(Swift.type(of: intent))",
      TestPlace(fileID, filePath, line, column)
    )
  }

  /// Runs an intent with the value that the last one returned.
  @discardableResult
  public func then(
    _ intent: any AppIntent.Type,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.then, "\(intent)", TestPlace(fileID, filePath, line, column))
  }

  /// Does what the app does with `reload()` of a snippet intent.
  @discardableResult
  public func reload(
    _ intent: any SnippetIntent.Type,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.reload, "\(intent)", TestPlace(fileID, filePath, line, column))
  }

  /// Presses a control of the snippet on show, or picks an option: by label, number or `#2`.
  @discardableResult
  public func tap(
    _ label: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.tap, label, TestPlace(fileID, filePath, line, column))
  }

  /// Switches a toggle of the snippet on show.
  @discardableResult
  public func toggle(
    _ label: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.toggle, label, TestPlace(fileID, filePath, line, column))
  }

  /// Says yes to the confirmation that is open.
  @discardableResult
  public func confirm(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.confirm, TestPlace(fileID, filePath, line, column))
  }

  /// Says no to the confirmation that is open; the flow goes on as the app decides.
  @discardableResult
  public func decline(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.decline, TestPlace(fileID, filePath, line, column))
  }

  /// Ends the flow.
  @discardableResult
  public func cancel(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.cancel, TestPlace(fileID, filePath, line, column))
  }

  /// Goes back to the parameter that was answered before.
  @discardableResult
  public func back(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.back, TestPlace(fileID, filePath, line, column))
  }

  /// Ends a list that is asked for item by item.
  @discardableResult
  public func done(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.done, TestPlace(fileID, filePath, line, column))
  }

  /// Pastes lines at once, as at a terminal: none of them answers a confirmation.
  @discardableResult
  public func paste(
    _ lines: [String],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    let typed = (["! paste <<"] + lines + ["<<"]).joined(separator: "\n")
    let place = TestPlace(fileID, filePath, line, column)
    return note(await driver.paste(lines), typed, "paste \(lines)", place)
  }

  /// Presses Ctrl-C on an empty line.
  @discardableResult
  public func interrupt(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.key, "C-c", TestPlace(fileID, filePath, line, column))
  }

  /// Ends the input, as Ctrl-D does.
  @discardableResult
  public func endInput(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await play(.endOfInput, TestPlace(fileID, filePath, line, column))
  }

  /// Lets the virtual clock run: budgets fire and sleepers wake on the way.
  @discardableResult
  public func wait(
    _ duration: Duration,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    let text = FlowDuration.text(duration)
    return note(
      await driver.wait(duration),
      "! wait \(text)",
      "wait \(text)",
      TestPlace(fileID, filePath, line, column)
    )
  }

  // MARK: Turns

  func play(
    _ verb: EventVerb,
    _ argument: String = "",
    _ place: TestPlace
  ) async -> Reply {
    guard let action = verb.action(argument) else {
      place.fail(
        "'\(argument)' does not fit. It takes the form: \(verb.usage)"
      )
      return Reply([])
    }
    let rest = argument.isEmpty ? "" : " \(argument)"
    let line = "\(verb.word)\(rest)"
    return note(await action(driver), "! \(line)", line, place)
  }

  func play(_ verb: EventVerb, _ place: TestPlace) async -> Reply {
    await play(verb, "", place)
  }

  func send(
    _ input: FlowInput,
    _ line: String?,
    _ call: String,
    _ place: TestPlace
  ) async -> Reply {
    note(await driver.send(input), line, call, place)
  }

  private func note(
    _ turn: FlowDriver.Turn,
    _ line: String?,
    _ call: String,
    _ place: TestPlace
  ) -> Reply {
    let reply = Reply(FlowOutput.rows(of: turn.events))
    note(reply, line, call, place)
    log.withLock { log in
      log.unfinished =
        if case .stillRunning(let why) = turn.ending { "\(why). Call cancel()" } else { nil }
    }
    return reply
  }

  func note(
    _ reply: Reply,
    _ line: String?,
    _ call: String,
    _ place: TestPlace
  ) {
    let turn = ConversationLog.Turn(
      place: place,
      line: line,
      call: call,
      reply: reply
    )
    log.withLock { $0.turns.append(turn) }
  }
}
