import FlowEngine

extension EventVerb {
  /// `heal Orders.place`: the effect works again.
  package static let heal = EventVerb("heal", usage: "heal NAME", parse: someText) { name, driver in
    driver.heal(effect: name)
    return FlowDriver.Turn(events: [], ending: .complete)
  }
}
