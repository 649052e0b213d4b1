import FlowEngine

extension EventVerb {
  /// `reload INTENT`: what the app does with `reload()`.
  package static let reload = EventVerb("reload", usage: "reload INTENT") {
    someText($0).map { .reload($0) }
  }
}
