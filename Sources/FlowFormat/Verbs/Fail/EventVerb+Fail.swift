import FlowEngine

extension EventVerb {
  /// `fail Orders.place The kitchen is closed`: the effect fails with these words from now on.
  static let fail = EventVerb("fail", usage: "fail NAME WHY", parse: failure) { failure, driver in
    driver.fail(effect: failure.name, reason: failure.reason)
    return FlowDriver.Turn(events: [], ending: .complete)
  }

  @Sendable private static func failure(_ text: String) -> (name: String, reason: String)? {
    let (name, reason) = FlowParser.split(text)
    return name.isEmpty || reason.isEmpty ? nil : (name, reason)
  }
}
