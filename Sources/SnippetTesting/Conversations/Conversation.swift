import AppExits
import FlowEngine
public import SnippetFoundation
import Snippets

/// A conversation with an app, led by a test on a virtual clock.
///
/// ```swift
/// try await Conversation.with(app) { shop in
///   await shop.run(OrderCoffee()).expect("How many?")
///   await shop.answer(\OrderCoffee.$quantity, 2).expect("Order 2 Latte?\n[yes] Order  [no] Cancel")
///   await shop.confirm().expect("Ordered.")
///   shop.expectEffect("Orders.place")
/// }
/// ```
///
/// Exhaustive unless told otherwise: a reply that nobody read, a question that is open, an effect that nobody expected,
/// a failure that was planted and not met, code that has not returned and work that goes on fail the test at the end,
/// each with what to do.
///
/// In the body `Date()` is the conversation's time. What the body itself sleeps is real time, and wakes nothing of the
/// app's: only `wait` does. Turns that are begun at once are taken one after the other.
public final class Conversation: Sendable {
  let driver: FlowDriver
  let place: TestPlace
  let setting: Setting
  let log = Lock(ConversationLog())
  let gate = TurnGate()

  /// What the conversation was opened with.
  struct Setting: Sendable {
    var app: String
    var columns: Int
    var locale: String
    var clock: Date
    var seed: UInt64
    var colorScheme: ColorScheme
    var exhaustivity: Exhaustivity
    /// The test's function.
    var test: String
  }

  private init(_ driver: FlowDriver, at place: TestPlace, _ setting: Setting) {
    self.driver = driver
    self.place = place
    self.setting = setting
  }

  /// Opens a conversation for the length of `body`.
  ///
  /// The app is launched anew. What is nil is as the test's settings say (`.snippets(...)`), or as they are by default:
  /// 44 columns, en_US, 2026-01-01 00:00 UTC, seed 0.
  ///
  /// - Parameters:
  ///   - app: What is run; nil: the only `App` of the test executable.
  ///   - columns: What snippets are drawn in.
  ///   - locale: The person's language and region, such as `de_DE`.
  ///   - clock: The time it starts at; only `wait` moves it.
  ///   - seed: What the app's randomness starts from.
  ///   - exhaustivity: Whether everything has to be accounted for.
  ///   - fileID: The test's own place, as are the rest.
  ///   - filePath: Its file.
  ///   - function: Its name.
  ///   - line: Its line.
  ///   - column: Its column.
  ///   - body: What is said. It may return a value, and throw.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, what is wrong with a setting, which modules of the app there are not, and which apps
  ///   there are where none was named and there is not one alone.
  @discardableResult
  public static func with<Result: Sendable>(
    _ app: TestApp? = nil,
    columns: Int? = nil,
    locale: String? = nil,
    clock: Date? = nil,
    seed: UInt64? = nil,
    exhaustivity: Exhaustivity = .on,
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column,
    _ body: @escaping @Sendable (Conversation) async throws -> Result
  ) async throws -> Result {
    let hosted = try (app ?? TestApp.only).known
    let test = SnippetSettings.current
    let setting = Setting(
      app: hosted.name,
      columns: columns ?? test.columns.first ?? 44,
      locale: locale ?? test.locales.first ?? "en_US",
      clock: clock ?? test.clock,
      seed: seed ?? test.seed,
      colorScheme: test.colorSchemes.first ?? .light,
      exhaustivity: exhaustivity,
      test: function
    )
    try SnippetSettings.check(
      columns: [setting.columns],
      locales: [setting.locale],
      clock: setting.clock
    )
    var settings = ConversationSettings()
    settings.columns = setting.columns
    settings.locale = Locale(identifier: setting.locale)
    settings.colorScheme = setting.colorScheme
    settings.seed = setting.seed
    let driver = FlowDriver(app: hosted, settings: settings, start: setting.clock)
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let play = place.beginPlay(of: function, by: driver)
    defer { play.map(CasesAtPlay.end) }
    let outcome = await driver.run { driver -> Swift.Result<Result, any Error> in
      let conversation = Conversation(driver, at: place, setting)
      do {
        let result = try await driver.asOnlooker { try await body(conversation) }
        conversation.end()
        conversation.judge()
        return .success(result)
      } catch {
        conversation.end()
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Nothing can be said any more.
  private func end() {
    guard gate.close() else { return }
    place.fail("the body ends while a turn is under way. Wait for it: await it in the body")
  }

  // MARK: What a test sees

  /// Everything so far, as a flow file writes it; what that cannot say, such as an intent that was `run`, is a comment.
  public var transcript: String { log.withLock { $0.transcript } }

  /// How often each named effect was committed.
  public var effects: [String: Int] { driver.view.effects }

  /// The question that is open, if any.
  public var question: String? { driver.view.question?.prompt }

  /// What can be picked at the question that is open, by title.
  public var options: [String] { driver.view.question?.options.map(\.title) ?? [] }

  /// The values of the intent that runs or ran last, in words, by property name; nil for those not set.
  public var parameters: [String: String?] {
    Dictionary(driver.view.parameters.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// The value that the last intent returned; nil if none did, or if it is of another type.
  ///
  /// What the intent of a control returns goes to nobody, as on Apple's systems: after a tap it is what it was before.
  public func value<Value: Sendable>(as type: Value.Type = Value.self) -> Value? {
    driver.lastValue as? Value
  }

  /// The snippet on show, drawn without numbers in so many columns; nil if there is none.
  ///
  /// - Parameter columns: Its width; nil: that of the conversation.
  /// - Returns: The rows, joined by newlines.
  /// - Throws: What the app's code throws as it is drawn.
  public func snippet(columns: Int? = nil) async throws -> String? {
    try SnippetSettings.check(columns: columns.map { [$0] } ?? [])
    return try await driver.picture(columns: columns ?? setting.columns, style: .plain)
  }

  /// Asserts that the snippet on show is drawn as its snapshots say, one for each width.
  ///
  /// The files are named as those of `assertSnippet(of:named:)`, by the locale and the colours that hold now. A snippet
  /// that was compared is not a reply that was read.
  ///
  /// - Parameters:
  ///   - label: What the snapshot is called.
  ///   - columns: Widths; nil: those of the test's settings.
  ///   - strategy: What becomes of the rows: `.lines.filter(/O-\d+/, "O-####")`.
  ///   - fileID: The test's own place, as are the rest.
  ///   - filePath: Its file.
  ///   - function: Its name.
  ///   - line: Its line.
  ///   - column: Its column.
  /// - Throws: What the app's code throws as it is drawn.
  public func assertSnippet(
    named label: String,
    columns: [Int]? = nil,
    as strategy: SnapshotStrategy<String> = .lines,
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = SnapshotAssertion(
      place: place,
      test: function,
      label: label,
      form: strategy.form
    )
    let (locale, colorScheme) = log.withLock { log in
      (log.locale ?? setting.locale, log.colorScheme ?? setting.colorScheme)
    }
    let widths = columns ?? SnippetSettings.current.columns
    if let problem = SnippetVariation.problem(columns: widths) {
      return place.fail("'\(label)': \(problem)")
    }
    if widths.isEmpty { return place.fail(SnippetVariation.emptiness(of: label)) }
    for width in widths {
      guard let picture = try await snippet(columns: width) else {
        return place.fail("no snippet is on show to keep as '\(label)'")
      }
      let variation = SnippetVariation(columns: width, locale: locale, colorScheme: colorScheme)
      let settings = variation.applied(to: SnippetSettings.current.rendering)
      let seed = setting.seed
      let text = try await MainActor.run {
        try Onlooker.at(settings.now, seed: seed) { try strategy.text(picture, settings) }
      }
      if let failure = assertion.problem(of: text, variation) { place.fail(failure) }
    }
  }
}
