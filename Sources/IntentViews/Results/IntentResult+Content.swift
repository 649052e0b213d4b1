public import IntentModel
import SnippetFoundation
public import Snippets

extension IntentResult {
  /// A result with the view of a builder.
  public static func result<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: .view(SnippetContent(content())))
  }

  /// A result with a dialog and the view of a builder.
  public static func result<Content: View>(
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: .view(SnippetContent(content())))
  }

  /// A result with the view of a builder and an intent that runs next.
  public static func result<Content: View>(
    opensIntent: some AppIntent,
    @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: .view(SnippetContent(content())), opens: opensIntent)
  }

  /// A result with a dialog, the view of a builder and an intent that runs next.
  public static func result<Content: View>(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      dialog: dialog,
      snippet: .view(SnippetContent(content())),
      opens: opensIntent
    )
  }

  /// A result with a value and the view of a builder.
  public static func result<Returned: _IntentValue, Content: View>(
    value: Returned,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: .view(SnippetContent(content())))
  }

  /// A result with a value, a dialog and the view of a builder.
  public static func result<Returned: _IntentValue, Content: View>(
    value: Returned,
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, snippet: .view(SnippetContent(content())))
  }

  /// A result with a value, the view of a builder and an intent that runs next.
  public static func result<Returned: _IntentValue, Content: View>(
    value: Returned,
    opensIntent: some AppIntent,
    @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(
      value: value,
      snippet: .view(SnippetContent(content())),
      opens: opensIntent
    )
  }

  /// A result with a value, a dialog, the view of a builder and an intent that runs next.
  public static func result<Returned: _IntentValue, Content: View>(
    value: Returned,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      snippet: .view(SnippetContent(content())),
      opens: opensIntent
    )
  }
}
