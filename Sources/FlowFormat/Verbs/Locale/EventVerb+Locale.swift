import FlowEngine

extension EventVerb {
  /// `locale de_DE`: the person's language and region become another.
  package static let locale = EventVerb("locale", usage: "locale de_DE") {
    FlowParser.isLocale($0) ? .locale($0) : nil
  }
}
