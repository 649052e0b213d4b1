import FlowEngine
import FlowScripts
public import IntentModel
public import SnippetFoundation

/// A conversation with an app, led by a test on a virtual clock.
///
/// ```swift
/// try await Conversation.with(app) { conversation in
///   await conversation.type("order")
///   #expect(await conversation.tap("Latte") == "How many?")
///   await conversation.cancel()
/// }
/// ```
///
/// Exhaustive: a question that is open at the end is a failure, unless `leaveOpen()` says it is meant.
public final class Conversation: Sendable {
  private struct State {
    var transcript: [String] = []
    var mayStayOpen = false
  }

  private let driver: FlowDriver
  private let state = Lock(State())

  private init(_ driver: FlowDriver) {
    self.driver = driver
  }

  /// Opens a conversation for the length of `body`.
  ///
  /// The app is launched anew. `columns` is what snippets are drawn in, `clock` the time it starts at (only
  /// `wait` moves it), `seed` what the app's randomness starts from. Throws what `body` throws.
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
      let conversation = Conversation(driver)
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

  /// Types a line; returns the rows that answer it, joined by newlines.
  @discardableResult
  public func type(_ line: String) async -> String { await send(.line(line), "> \(line)") }

  /// Runs an intent with its parameters as given.
  @discardableResult
  public func run(_ intent: any AppIntent) async -> String {
    await send(.run(intent), "! run \(Swift.type(of: intent))")
  }

  /// Presses a control of the snippet on show, or picks an option: by label, number or `#2`.
  @discardableResult
  public func tap(_ label: String) async -> String { await send(.tap(label), "! tap \(label)") }

  /// Switches a toggle of the snippet on show.
  @discardableResult
  public func toggle(_ label: String) async -> String {
    await send(.tap(label), "! toggle \(label)")
  }

  /// Says yes to the confirmation that is open.
  @discardableResult
  public func confirm() async -> String { await send(.confirm, "! confirm") }

  /// Says no to the confirmation that is open.
  @discardableResult
  public func decline() async -> String { await send(.decline, "! decline") }

  /// Ends the flow.
  @discardableResult
  public func cancel() async -> String { await send(.cancel, "! cancel") }

  /// Lets the virtual clock run.
  @discardableResult
  public func wait(_ duration: Duration) async -> String {
    note(await driver.wait(duration), "! wait \(duration)")
  }

  /// Makes a named effect fail with words, from now on.
  public func fail(effect: String, reason: String) { driver.fail(effect: effect, reason: reason) }

  /// Makes a named effect work again.
  public func heal(effect: String) { driver.heal(effect: effect) }

  /// Says that a question may be open at the end.
  public func leaveOpen() { state.withLock { $0.mayStayOpen = true } }

  /// Everything so far, as a flow file writes it.
  public var transcript: String {
    state.withLock { $0.transcript }.joined(separator: "\n")
  }

  /// How often each named effect was committed.
  public var effects: [String: Int] { driver.view.effects }

  /// The question that is open, if any.
  public var question: String? { driver.view.question?.prompt }

  private var leftover: String? {
    guard let question, !state.withLock({ $0.mayStayOpen }) else { return nil }
    return "the conversation ends while '\(question)' is asked. Answer it, or call leaveOpen()"
  }

  private func send(_ input: FlowInput, _ typed: String) async -> String {
    note(await driver.send(input), typed)
  }

  private func note(_ turn: FlowDriver.Turn, _ typed: String) -> String {
    let rows = FlowOutput.rows(of: turn.events)
    state.withLock { state in
      state.transcript.append(typed)
      state.transcript += rows.map { $0.isEmpty ? "" : "  \($0)" }
    }
    return rows.joined(separator: "\n")
  }
}
