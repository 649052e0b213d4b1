public import IntentModel
import SnippetFoundation
public import Snippets

extension IntentResult {
  /// A result with a view.
  public static func result<Content: View>(
    view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: .view(SnippetContent(view)))
  }

  /// A result with a dialog and a view.
  public static func result<Content: View>(
    dialog: IntentDialog,
    view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: .view(SnippetContent(view)))
  }

  /// A result with a view and an intent that runs next.
  public static func result<Content: View>(
    opensIntent: some AppIntent,
    view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: .view(SnippetContent(view)), opens: opensIntent)
  }

  /// A result with a dialog, a view and an intent that runs next.
  public static func result<Content: View>(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: .view(SnippetContent(view)), opens: opensIntent)
  }

  /// A result with a value and a view.
  public static func result<Returned: _IntentValue, Content: View>(
    value: Returned,
    view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: .view(SnippetContent(view)))
  }

  /// A result with a value, a dialog and a view.
  public static func result<Returned: _IntentValue, Content: View>(
    value: Returned,
    dialog: IntentDialog,
    view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, snippet: .view(SnippetContent(view)))
  }

  /// A result with a value, a view and an intent that runs next.
  public static func result<Returned: _IntentValue, Content: View>(
    value: Returned,
    opensIntent: some AppIntent,
    view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: .view(SnippetContent(view)), opens: opensIntent)
  }

  /// A result with a value, a dialog, a view and an intent that runs next.
  public static func result<Returned: _IntentValue, Content: View>(
    value: Returned,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      snippet: .view(SnippetContent(view)),
      opens: opensIntent
    )
  }
}
