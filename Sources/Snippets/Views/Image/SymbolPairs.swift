/// Symbols of which the outline and the filled form have one sign, as far as a tree has both of one of them.
///
/// Where a view shows both, they count or say a state, as cups do of which some are full: then the filled ones get a line below,
/// as those of `SymbolTable.states` have anywhere, and are said to be filled. Symbols are known by their places in the arena.
struct SymbolPairs {
  private(set) var outlines: [String] = []
  private(set) var filled: [Int32: String] = [:]

  /// Whether a symbol is one of two with the same sign.
  enum Form: Sendable {
    case outline
    /// The filled form of the symbol of this name.
    case filled(String)
  }

  mutating func note(_ form: Form, _ name: String, at offset: Int32) {
    filled[offset] = nil
    switch form {
    case .outline: if outlines.last != name { outlines.append(name) }
    case .filled(let base): filled[offset] = base
    }
  }

  /// The names of those that are there in both forms.
  var both: Set<String> {
    if filled.isEmpty || outlines.isEmpty { return [] }
    return Set(filled.values).intersection(outlines)
  }
}

extension TreeBuilder {
  /// Notes a symbol whose two forms have one sign.
  mutating func notePair(_ symbol: KnownSymbol, _ name: String, _ node: Int) {
    guard let form = symbol.form, node < next, nodes[node].kind == .text else { return }
    if pairs == nil { pairs = SymbolPairs() }
    let offset = nodes[node].textOffset
    pairs?.note(form, name, at: offset)
  }

  /// Tells the filled symbols apart from their outlines, where both are there.
  mutating func settlePairs(_ pairs: SymbolPairs) {
    let both = pairs.both
    if both.isEmpty { return }
    for i in 0..<nodes.count {
      guard nodes[i].kind == .text, nodes[i].flags & Self.symbolFlag != 0,
        let name = pairs.filled[nodes[i].textOffset], both.contains(name)
      else { continue }
      addLine(to: i)
      if collectsControls { sayFilled(i, KnownSymbol.named(name).words) }
    }
  }

  /// Draws a line below a symbol.
  private mutating func addLine(to i: Int) {
    let start = bytes.base + Int(nodes[i].textOffset)
    let sign = UnsafeBufferPointer(start: start, count: Int(nodes[i].textBytes))
    let marked = Array(sign) + Array(SymbolTable.lineBelow.utf8)
    let offset = bytes.count
    marked.withUnsafeBufferPointer { source in
      if let start = source.baseAddress { bytes.append(start, source.count) }
    }
    let survey = Columns.survey(bytes.base + offset, marked.count)
    nodes[i].a = Int32(truncatingIfNeeded: offset)
    nodes[i].b = Int32(truncatingIfNeeded: marked.count)
    nodes[i].c = survey.columns
    if survey.needsCare { nodes[i].flags |= 1 }
  }

  /// Says that a symbol is filled, where it is said by its own words.
  private mutating func sayFilled(_ i: Int, _ words: String) {
    let place = Int32(truncatingIfNeeded: i)
    for k in spoken.indices
    where spoken[k].first <= place && place < spoken[k].end && spoken[k].words == words {
      spoken[k].words = "filled \(words)"
    }
  }
}
