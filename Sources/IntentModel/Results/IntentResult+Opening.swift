// The older forms, whose type says which intent runs next: where nothing asks for it, the forms that erase it are chosen.
extension IntentResult {
  /// A result with an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Never, Opened, Never, Never> {
    IntentResultContainer(opens: opensIntent)
  }

  /// A result with a dialog and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog, opens: opensIntent)
  }

  /// A result with a value and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Returned: _IntentValue, Opened: AppIntent>(
    value: Returned,
    opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Returned, Opened, Never, Never> {
    IntentResultContainer(value: value, opens: opensIntent)
  }

  /// A result with a value, a dialog and an intent of a stated type that runs next.
  @_disfavoredOverload
  public static func result<Returned: _IntentValue, Opened: AppIntent>(
    value: Returned,
    opensIntent: Opened,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Returned, Opened, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, opens: opensIntent)
  }
}
