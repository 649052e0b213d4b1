/// How long an app's code, a silent person and a whole conversation may take.
///
/// What is nil is left to whoever comes next: a flow or a test, then the intent, then its app, then the engine, which
/// gives `perform` 30 s, a snippet intent 10 s and a query 10 s, and limits neither questions nor conversations.
public struct IntentBudgets: Sendable, Equatable {
  /// `perform()` of an intent that is no snippet intent, without the time that a person is asked.
  ///
  /// Progress that moves begins it anew (`ProgressReportingIntent`).
  public var perform: Duration?
  /// `perform()` of a snippet intent, and the drawing of a view.
  public var snippet: Duration?
  /// Defaults, options and entities of one parameter, or a text that becomes a value.
  public var query: Duration?
  /// The silence of a person who is asked something.
  public var question: Duration?
  /// A conversation, from its first input on; an app's or a flow's, an intent's does not count.
  public var conversation: Duration?

  /// Limits what is given, and nothing else.
  public init(
    perform: Duration? = nil,
    snippet: Duration? = nil,
    query: Duration? = nil,
    question: Duration? = nil,
    conversation: Duration? = nil
  ) {
    self.perform = perform
    self.snippet = snippet
    self.query = query
    self.question = question
    self.conversation = conversation
  }
}

/// An app or an intent with budgets of its own.
///
/// ```swift
/// struct ImportPhotos: AppIntent, Budgeted {
///   static let budgets = IntentBudgets(perform: .seconds(120))
/// ```
///
/// An app is on the main actor, so it writes `nonisolated static let budgets`.
///
/// **Source**: chosen here; on Apple's systems a budget is the system's.
public protocol Budgeted {
  /// What this type limits itself to.
  static var budgets: IntentBudgets { get }
}
