public import IntentModel
public import SnippetFoundation
public import Snippets

extension View {
  /// Runs a closure in the app once an intent that shows a part of it was performed.
  ///
  /// **Source**: developer.apple.com/documentation/swiftui/view/onappintentexecution(_:perform:)
  public nonisolated func onAppIntentExecution<Intent: TargetContentProvidingIntent>(
    _ type: Intent.Type,
    perform action: @escaping @MainActor (Intent) -> Void
  ) -> Listening<Self> {
    Listening(
      self,
      SceneHandler { opened in
        guard let intent = opened as? Intent else { return false }
        action(intent)
        return true
      }
    )
  }

  /// An intent that tools for those who need help can run; accepted, nothing here offers it.
  public nonisolated func accessibilityAction<Intent: AppIntent>(
    _ kind: AccessibilityActionKind = .default,
    intent: Intent
  ) -> Self { self }

  /// An intent that tools for those who need help can run, by name; accepted.
  public nonisolated func accessibilityAction<Intent: AppIntent>(
    named name: LocalizedStringKey,
    intent: Intent
  ) -> Self { self }

  /// An intent that tools for those who need help can run, by name; accepted.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Intent: AppIntent>(
    named nameResource: LocalizedStringResource,
    intent: Intent
  ) -> Self { self }

  /// An intent that tools for those who need help can run, by name; accepted.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Name: StringProtocol, Intent: AppIntent>(
    named name: Name,
    intent: Intent
  ) -> Self { self }

  /// An intent that tools for those who need help can run, by name; accepted.
  public nonisolated func accessibilityAction<Intent: AppIntent>(
    named name: Text,
    intent: Intent
  ) -> Self { self }

  /// An intent that tools for those who need help can run, by what a view says; accepted.
  public nonisolated func accessibilityAction<Intent: AppIntent, Label: View>(
    intent: Intent,
    @ViewBuilder label: () -> Label
  ) -> Self { self }
}
