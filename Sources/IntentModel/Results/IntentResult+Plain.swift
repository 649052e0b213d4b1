import SnippetFoundation

extension IntentResult {
  /// A result with nothing but that it is done.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A result with a dialog.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with an intent that runs next.
  public static func result(
    opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(opens: opensIntent)
  }

  /// A result with a dialog and an intent that runs next.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog, opens: opensIntent)
  }

  /// A result with a value.
  public static func result<Returned: _IntentValue>(
    value: Returned
  ) -> Self where Self == IntentResultContainer<Returned, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// A result with a value and a dialog.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Returned, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A result with a value and an intent that runs next.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Returned, Never, Never, Never> {
    IntentResultContainer(value: value, opens: opensIntent)
  }

  /// A result with a value, a dialog and an intent that runs next.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    opensIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Returned, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, opens: opensIntent)
  }
}
