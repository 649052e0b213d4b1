/// What `@filter` says, in order: texts that are replaced in whatever is compared.
package struct FlowFilters: Sendable {
  private var filters: [(regex: FlowRegex, source: String, text: String)] = []

  package init() {}

  /// Adds what a line says; nothing if it is no regular expression.
  package mutating func add(_ source: String, _ text: String) {
    guard let regex = try? FlowRegex(source) else { return }
    filters.append((regex, source, text))
  }

  /// A row with everything replaced; `gaveUpOn` is the first expression that took too many steps.
  package func apply(to row: String) -> (row: String, gaveUpOn: String?) {
    var row = row
    for filter in filters {
      guard let next = filter.regex.replacing(in: row, with: filter.text) else {
        return (row, filter.source)
      }
      row = next
    }
    return (row, nil)
  }

  /// A text of several rows with everything replaced; `gaveUpOn` is as for a row.
  package func apply(toRowsOf text: String) -> (text: String, gaveUpOn: String?) {
    if filters.isEmpty { return (text, nil) }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { apply(to: String($0)) }
    return (rows.map(\.row).joined(separator: "\n"), rows.lazy.compactMap(\.gaveUpOn).first)
  }
}
