import FlowEngine

extension EventVerb {
  /// `wait 31s`: lets the virtual clock run; budgets fire and sleepers wake on the way.
  static let wait = EventVerb(
    "wait",
    usage: "wait 31s, in ms, s, m or h, a year at most",
    parse: FlowDuration.parse
  ) { time, driver in await driver.wait(time) }
}
