extension FlowFile {
  /// The file laid out alike: one empty line before a case, none at the start, the end or elsewhere.
  ///
  /// Only layout changes: empty rows of an output, and every line's text, stay as they are.
  package func formatted() -> String {
    let rows = Set(cases.flatMap(\.steps).flatMap(\.expected).map(\.line))
    var result: [String] = []
    // Comments right above a title belong to it.
    var comments: [String] = []
    func flush(beforeTitle: Bool) {
      if beforeTitle, !result.isEmpty { result.append("") }
      result += comments
      comments = []
    }
    for line in lines {
      switch line.kind {
      case .blank where !rows.contains(line.number): continue
      case .comment: comments.append(line.text)
      case .title:
        flush(beforeTitle: true)
        result.append(line.text)
      default:
        flush(beforeTitle: false)
        result.append(line.text)
      }
    }
    flush(beforeTitle: false)
    return result.joined(separator: "\n") + "\n"
  }
}
