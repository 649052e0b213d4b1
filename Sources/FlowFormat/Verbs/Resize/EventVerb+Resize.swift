import FlowEngine

extension EventVerb {
  /// `resize 40`: the columns to draw in from now on.
  package static let resize = EventVerb("resize", usage: "resize 40, from 1 to 1000") {
    FlowParser.columns($0).map { .resize(columns: $0) }
  }
}
