extension Dialogue {
  /// Launches the app; the inbox hears when that is done.
  func start(_ inbox: Inbox) {
    Task {
      await launch()
      inbox.post(.launched)
    }
  }
}
