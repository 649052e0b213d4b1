public import IntentModel
import SnippetFoundation

extension IntentResult {
  /// A result with a snippet that stays alive.
  public static func result(
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(snippet: .intent(snippetIntent))
  }

  /// A result with a dialog and a snippet that stays alive.
  public static func result(
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: .intent(snippetIntent))
  }

  /// A result with a snippet that stays alive and an intent that runs next.
  public static func result(
    opensIntent: some AppIntent,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(snippet: .intent(snippetIntent), opens: opensIntent)
  }

  /// A result with a dialog, a snippet that stays alive and an intent that runs next.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: .intent(snippetIntent), opens: opensIntent)
  }

  /// A result with a value and a snippet that stays alive.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Returned, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(value: value, snippet: .intent(snippetIntent))
  }

  /// A result with a value, a dialog and a snippet that stays alive.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, snippet: .intent(snippetIntent))
  }

  /// A result with a value, a snippet that stays alive and an intent that runs next.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    opensIntent: some AppIntent,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Returned, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(value: value, snippet: .intent(snippetIntent), opens: opensIntent)
  }

  /// A result with a value, a dialog, a snippet that stays alive and an intent that runs next.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where
    Self == IntentResultContainer<Returned, Never, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      snippet: .intent(snippetIntent),
      opens: opensIntent
    )
  }
}
