import SnippetFoundation

// What the Action button does once the result is shown: the next thing of a workout, as starting a lap.
extension IntentResult {
  /// A result with an intent for the Action button.
  public static func result(
    actionButtonIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(actionButton: actionButtonIntent)
  }

  /// A result with a dialog and an intent for the Action button.
  public static func result(
    actionButtonIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog, actionButton: actionButtonIntent)
  }

  /// A result with an intent for the Action button and the activity that it belongs to.
  public static func result(
    actionButtonIntent: some AppIntent,
    activityIdentifier: String
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(
      actionButton: actionButtonIntent,
      activityIdentifier: activityIdentifier
    )
  }

  /// A result with a dialog, an intent for the Action button and the activity that it belongs to.
  public static func result(
    actionButtonIntent: some AppIntent,
    activityIdentifier: String,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(
      dialog: dialog,
      actionButton: actionButtonIntent,
      activityIdentifier: activityIdentifier
    )
  }

  /// A result with a value and an intent for the Action button.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    actionButtonIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Returned, Never, Never, Never> {
    IntentResultContainer(value: value, actionButton: actionButtonIntent)
  }

  /// A result with a value, a dialog and an intent for the Action button.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    actionButtonIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Returned, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, actionButton: actionButtonIntent)
  }

  /// A result with a value, an intent for the Action button and the activity that it belongs to.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    actionButtonIntent: some AppIntent,
    activityIdentifier: String
  ) -> Self where Self == IntentResultContainer<Returned, Never, Never, Never> {
    IntentResultContainer(
      value: value,
      actionButton: actionButtonIntent,
      activityIdentifier: activityIdentifier
    )
  }

  /// A result with a value, a dialog, an intent for the Action button and the activity that it belongs to.
  public static func result<Returned: _IntentValue>(
    value: Returned,
    actionButtonIntent: some AppIntent,
    activityIdentifier: String,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Returned, Never, Never, IntentDialog> {
    IntentResultContainer(
      value: value,
      dialog: dialog,
      actionButton: actionButtonIntent,
      activityIdentifier: activityIdentifier
    )
  }
}
