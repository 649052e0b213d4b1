import FlowEngine

extension EventVerb {
  /// `resize 40`: the columns to draw in from now on.
  package static let resize = EventVerb(
    "resize",
    usage: "resize 40",
    parse: FlowParser.columns
  ) { columns, driver in
    await driver.send(.resize(columns: columns))
  }
}
