public import SnippetFoundation

extension View {
  /// Runs a closure when the app is opened with an address.
  ///
  /// Every view on show that listens is told, from the outermost to the innermost.
  public nonisolated func onOpenURL(
    perform action: @escaping @MainActor (URL) -> Void
  ) -> Listening<Self> {
    Listening(
      self,
      SceneHandler { opened in
        guard let url = opened as? URL else { return false }
        action(url)
        return true
      }
    )
  }

  /// Says which scenes are to open what comes from outside; accepted, there is one.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> Self { self }

  /// Runs a closure when a person goes on with an activity of a kind.
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> Listening<Self> {
    Listening(
      self,
      SceneHandler { opened in
        guard let activity = opened as? NSUserActivity, activity.activityType == activityType
        else { return false }
        action(activity)
        return true
      }
    )
  }
}
