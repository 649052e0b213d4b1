import SnippetFoundation

/// A result of any kind.
///
/// The view and the intents in it are erased, so two branches may show different ones.
public struct IntentResultContainer<
  Value: _IntentValue,
  OpensAppIntent: AppIntent,
  Snippet,
  Dialog
>: IntentResult {
  /// The value, if the result has one.
  public let value: Value?
  /// The dialog, if the result has one.
  public let dialog: IntentDialog?
  package let snippet: SnippetSource?
  package let opens: (any AppIntent)?
  private let rest: Rest?
  /// The Live Activity that the result belongs to.
  public var activityIdentifier: String? { rest?.activityIdentifier }

  /// What few results have.
  private final class Rest: Sendable {
    let actionButton: any AppIntent
    let activityIdentifier: String?

    init(_ actionButton: any AppIntent, _ activityIdentifier: String?) {
      (self.actionButton, self.activityIdentifier) = (actionButton, activityIdentifier)
    }
  }

  package init(
    value: Value? = nil,
    dialog: IntentDialog? = nil,
    snippet: SnippetSource? = nil,
    opens: (any AppIntent)? = nil,
    actionButton: (any AppIntent)? = nil,
    activityIdentifier: String? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.snippet = snippet
    self.opens = opens
    rest = actionButton.map { Rest($0, activityIdentifier) }
  }

  package var actionButton: (any AppIntent)? { rest?.actionButton }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

extension IntentResultContainer: ErasedIntentResult {
  package var outcome: IntentOutcome {
    IntentOutcome(
      value: value,
      dialog: dialog,
      snippet: snippet,
      opens: opens,
      actionButton: actionButton
    )
  }
}
