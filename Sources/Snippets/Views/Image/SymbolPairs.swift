import SnippetFoundation

/// Symbols of which the outline and the filled form have one sign, as far as a tree has both of one of them.
///
/// Where a view shows both in the same place of views side by side or below each other, they count or say a state, as cups do of
/// which some are full: then the filled ones get a line below, as those of `SymbolTable.states` have anywhere, and are said to be
/// filled. Symbols are known by their places in the arena.
struct SymbolPairs {
  /// In the order in which they were drawn; the last one at a place is there.
  private var drawn: [(offset: Int32, name: String)] = []
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
    case .outline: drawn.append((offset, name))
    case .filled(let base): filled[offset] = base
    }
  }

  /// The outlines of those that are there in both forms.
  var outlines: [Int32: String] {
    if filled.isEmpty || drawn.isEmpty { return [:] }
    let names = Set(filled.values)
    var outlines: [Int32: String] = [:]
    for (offset, name) in drawn where names.contains(name) { outlines[offset] = name }
    return outlines
  }

  /// Where a symbol stands in one of the views around it: the kinds of what is in between, frames and the like apart.
  struct Place: Hashable {
    let name: String
    let view: Int
    let kinds: [Node.Kind]
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
    let names = pairs.outlines
    if names.isEmpty { return }
    var (around, outlines): ([Int], Set<SymbolPairs.Place>) = ([], [])
    var filled: [(node: Int, name: String, places: [SymbolPairs.Place])] = []
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
      guard nodes[i].kind == .text, nodes[i].flags & Self.symbolFlag != 0 else { continue }
      if let name = pairs.filled[nodes[i].textOffset] {
        filled.append((i, name, places(name, around)))
      } else if let name = names[nodes[i].textOffset] {
        outlines.formUnion(places(name, around))
      }
    }
    for symbol in filled where !outlines.isDisjoint(with: symbol.places) {
      addLine(to: symbol.node)
      if collectsControls { sayFilled(symbol.node, KnownSymbol.named(symbol.name).words) }
    }
  }

  /// The places of a symbol in the nearest of the views around it.
  private func places(_ name: String, _ around: [Int]) -> [SymbolPairs.Place] {
    var (kinds, places): ([Node.Kind], [SymbolPairs.Place]) = ([], [])
    for view in around.suffix(Self.nearViews).reversed() {
      switch nodes[view].kind {
      case .row, .column, .layers, .layout, .control:
        places.append(SymbolPairs.Place(name: name, view: view, kinds: kinds))
        kinds.append(nodes[view].kind)
      default: break
      }
    }
    return places
  }

  private static var nearViews: Int { 16 }

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
