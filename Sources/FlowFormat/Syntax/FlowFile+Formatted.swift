extension FlowFile {
  /// The file laid out alike.
  ///
  /// One empty line before a case and the comments right above it, at most one elsewhere, none at the start and the
  /// end. Only layout changes: empty rows of an output, and every line's text, stay as they are.
  package func formatted() -> String {
    let rows = Set(cases.flatMap(\.steps).flatMap(\.expected).map(\.line))
    var kept: [(line: FlowLine, hasBlankAbove: Bool)] = []
    var isBlankAbove = false
    for line in lines {
      if line.kind == .blank, !rows.contains(line.number) {
        isBlankAbove = true
      } else {
        kept.append((line, isBlankAbove))
        isBlankAbove = false
      }
    }
    for index in kept.indices where kept[index].line.kind == .title {
      var top = index
      while top > 0, !kept[top].hasBlankAbove, kept[top - 1].line.kind == .comment { top -= 1 }
      kept[top].hasBlankAbove = true
    }
    let text = kept.enumerated().map { index, entry in
      (entry.hasBlankAbove && index > 0 ? "\n" : "") + entry.line.text + "\n"
    }
    return text.joined()
  }
}
