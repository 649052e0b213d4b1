import FlowEngine

extension EventVerb {
  /// `tap LABEL`: presses a control of the snippet on show, or picks an option; a number and `#2` work too.
  package static let tap = EventVerb("tap", usage: "tap LABEL") { someText($0).map { .tap($0) } }
}
