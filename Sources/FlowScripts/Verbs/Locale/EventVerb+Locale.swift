import FlowEngine

extension EventVerb {
  /// `locale de_DE`: the person's language and region become another.
  package static let locale = EventVerb(
    "locale",
    usage: "locale de_DE",
    parse: aLocale
  ) { identifier, driver in
    await driver.send(.locale(identifier))
  }
}

@Sendable private func aLocale(_ text: String) -> String? {
  FlowParser.isLocale(text) ? text : nil
}
