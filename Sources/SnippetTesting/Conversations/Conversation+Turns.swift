import FlowEngine
import FlowFormat
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
    let place = TestPlace(fileID, filePath, line, column)
    if refuses(text, advice: "Call type(_:) for each line, or paste(_:)", place) {
      return Reply([])
    }
    return await send(.line(text), .said(.typed(text)), "type(\"\(text)\")", place)
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
      .unsayable("Begin with a phrase, as type(\"order a latte\")"),
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
    let place = TestPlace(fileID, filePath, line, column)
    let isRefused = lines.contains {
      refuses($0, advice: "Give paste(_:) each line by itself", place)
    }
    if isRefused { return Reply([]) }
    let deed =
      lines.contains("<<")
      ? ConversationLog.Deed.unsayable("A line '<<' ends what is pasted")
      : .said(.event(word: EventVerb.paste.word, argument: "<<", pasted: lines))
    return await turn(deed, "paste \(lines)", place) { await $0.paste(lines) }
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

  /// Lets the virtual clock run, a year at the most: budgets fire and sleepers wake on the way.
  @discardableResult
  public func wait(
    _ duration: Duration,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    let place = TestPlace(fileID, filePath, line, column)
    guard duration >= .zero, duration <= FlowDuration.longest else {
      place.fail(
        "nobody can wait \(duration): time does not go back, and at most 366 days pass at once"
      )
      return Reply([])
    }
    let text = FlowDuration.text(duration)
    let isWhole = FlowDuration.parse(text) == duration
    return await turn(
      isWhole ? .event("wait", text) : .unsayable("Wait whole milliseconds"),
      "wait \(isWhole ? text : "\(duration)")",
      place
    ) { await $0.wait(duration) }
  }
}
