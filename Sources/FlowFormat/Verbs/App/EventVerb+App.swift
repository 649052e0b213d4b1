extension EventVerb {
  /// `app Courier`: that app of `@apps` comes to the front, with the conversation that was there last.
  static let app = EventVerb("app", usage: "app NAME") { $0.isEmpty ? nil : .app($0) }
}
