import FlowEngine
import FlowScripts
public import IntentModel
public import SnippetFoundation
import Snippets

/// A conversation with an app, led by a test on a virtual clock.
///
/// ```swift
/// try await Conversation.with(app) { conversation in
///   await conversation.type("order a latte")
///   #expect(await conversation.type("2") == "Which size?\n[1] Small  [2] Large")
///   await conversation.cancel()
/// }
/// ```
///
/// Exhaustive: a question that is open at the end fails the test, and so does code of the app that has not returned,
/// unless `leaveOpen()` says that it is meant.
public final class Conversation: Sendable {
  private struct State {
    var transcript: [String] = []
    var mayStayOpen = false
    var unfinished: String?
  }

  private let driver: FlowDriver
  private let place: TestPlace
  private let state = Lock(State())

  private init(_ driver: FlowDriver, at place: TestPlace) {
    self.driver = driver
    self.place = place
  }

  /// Opens a conversation for the length of `body`.
  ///
  /// The app is launched anew.
  ///
  /// - Parameters:
  ///   - app: What is run.
  ///   - columns: What snippets are drawn in.
  ///   - clock: The time it starts at, 2026-01-01 00:00 UTC if nothing is said; only `wait` moves it.
  ///   - seed: What the app's randomness starts from.
  ///   - fileID: The test's own place, as are the next three.
  ///   - filePath: Its file.
  ///   - line: Its line.
  ///   - column: Its column.
  ///   - body: What is said. It may return a value, and throw.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @discardableResult
  public static func with<Result: Sendable>(
    _ app: TestApp,
    columns: Int = 44,
    clock: Date = Date(timeIntervalSince1970: 1_767_225_600),
    seed: UInt64 = 0,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ body: @escaping @Sendable (Conversation) async throws -> Result
  ) async throws -> Result {
    var settings = ConversationSettings()
    settings.columns = columns
    settings.seed = seed
    let driver = FlowDriver(app: app.hosted, settings: settings, start: clock)
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let outcome = await driver.run { driver -> Swift.Result<Result, any Error> in
      let conversation = Conversation(driver, at: place)
      do {
        let result = try await body(conversation)
        if let problem = conversation.leftover { place.fail(problem) }
        return .success(result)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  // MARK: What a person does. Each returns the rows that answer it, joined by newlines.

  /// Types a line.
  @discardableResult
  public func type(_ line: String) async -> String { await send(.line(line), "> \(line)") }

  /// Runs an intent with its parameters as given.
  @discardableResult
  public func run(_ intent: any AppIntent) async -> String {
    await send(.run(intent), "# runs \(Swift.type(of: intent))")
  }

  /// Presses a control of the snippet on show, or picks an option: by label, number or `#2`.
  @discardableResult
  public func tap(_ label: String) async -> String { await play(.tap, label) }

  /// Switches a toggle of the snippet on show.
  @discardableResult
  public func toggle(_ label: String) async -> String { await play(.toggle, label) }

  /// Says yes to the confirmation that is open.
  @discardableResult
  public func confirm() async -> String { await play(.confirm) }

  /// Says no to the confirmation that is open.
  @discardableResult
  public func decline() async -> String { await play(.decline) }

  /// Ends the flow.
  @discardableResult
  public func cancel() async -> String { await play(.cancel) }

  /// Ends the input, as Ctrl-D does.
  @discardableResult
  public func endInput() async -> String { await play(.endOfInput) }

  /// Draws what is on show in another width, in columns.
  @discardableResult
  public func resize(columns: Int) async -> String { await play(.resize, "\(columns)") }

  /// Lets the virtual clock run: budgets fire and sleepers wake on the way.
  @discardableResult
  public func wait(_ duration: Duration) async -> String {
    note(await driver.wait(duration), "! wait \(FlowDuration.text(duration))")
  }

  // MARK: What a test arranges and sees

  /// Makes a named effect fail with words, from now on.
  public func fail(effect: String, reason: String) {
    driver.fail(effect: effect, reason: reason)
    state.withLock { $0.transcript.append("! fail \(effect) \(reason)") }
  }

  /// Makes a named effect work again.
  public func heal(effect: String) {
    driver.heal(effect: effect)
    state.withLock { $0.transcript.append("! heal \(effect)") }
  }

  /// Says that a question may be open at the end, and that code may still run.
  public func leaveOpen() { state.withLock { $0.mayStayOpen = true } }

  /// Everything so far, as a flow file writes it; intents that were `run` are comments there.
  public var transcript: String {
    state.withLock { $0.transcript }.joined(separator: "\n")
  }

  /// How often each named effect was committed.
  public var effects: [String: Int] { driver.view.effects }

  /// The question that is open, if any.
  public var question: String? { driver.view.question?.prompt }

  /// The values of the intent that runs or ran last, in words, by property name; nil for those not set.
  public var parameters: [String: String?] {
    Dictionary(driver.view.parameters.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// The snippet on show, drawn without numbers in so many columns; nil if there is none.
  ///
  /// - Throws: What the app's code throws as it is drawn.
  public func snippet(columns: Int = 44) async throws -> String? {
    try await driver.picture(columns: columns, style: .plain)
  }

  /// Asserts that the snippet on show is drawn as its snapshots say, one for each width.
  ///
  /// The files are named as those of `assertSnippet(of:named:)`.
  public func assertSnippet(
    named label: String,
    columns: [Int] = [44],
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = SnapshotAssertion(place: place, test: function, label: label)
    for width in columns {
      guard let text = try await snippet(columns: width) else {
        return place.fail("no snippet is on show to keep as '\(label)'")
      }
      if let problem = assertion.problem(of: text, columns: width) { place.fail(problem) }
    }
  }

  // MARK: Turns

  private var leftover: String? {
    let (mayStayOpen, unfinished) = state.withLock { ($0.mayStayOpen, $0.unfinished) }
    if mayStayOpen { return nil }
    if let question {
      return "the conversation ends while '\(question)' is asked. Answer it, or call leaveOpen()"
    }
    guard driver.view.phase == .running else { return nil }
    let why = unfinished ?? "it sleeps. Call wait(_:)"
    return "the conversation ends while the app's code has not returned: \(why), or leaveOpen()"
  }

  private func play(_ verb: EventVerb, _ argument: String = "") async -> String {
    guard let action = verb.action(argument) else {
      place.fail("'\(argument)' does not fit. It takes the form: \(verb.usage)")
      return ""
    }
    let rest = argument.isEmpty ? "" : " \(argument)"
    return note(await action(driver), "! \(verb.word)\(rest)")
  }

  private func send(_ input: FlowInput, _ typed: String) async -> String {
    note(await driver.send(input), typed)
  }

  private func note(_ turn: FlowDriver.Turn, _ typed: String) -> String {
    let rows = FlowOutput.rows(of: turn.events)
    state.withLock { state in
      state.transcript.append(typed)
      state.transcript += rows.map { $0.isEmpty ? "" : "  \($0)" }
      if case .stillRunning(let why) = turn.ending {
        state.unfinished = "\(why). Call cancel()"
      } else {
        state.unfinished = nil
      }
    }
    return rows.joined(separator: "\n")
  }
}
