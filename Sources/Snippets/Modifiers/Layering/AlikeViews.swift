import SnippetFoundation

// Which views are of the same form, so that one of them may be chosen.
extension TreeBuilder {
  /// What a view is made of, as far as others of the same kind have it too.
  struct FormPart: Equatable {
    var kind: Node.Kind
    var lengths: [Int32] = []
  }

  /// A view of more nodes is no choice among several.
  static var mostOfForm: Int { 96 }

  /// nil: it is too large.
  func form(of index: Int) -> [FormPart]? {
    guard Int(nodes[index].end) - index <= Self.mostOfForm else { return nil }
    var parts: [FormPart] = []
    var i = index
    while i < Int(nodes[index].end) {
      let node = nodes[i]
      guard isRead(i) else {
        i = Int(node.end)
        continue
      }
      switch node.kind {
      case .padding, .frame:
        parts.append(FormPart(kind: node.kind, lengths: [node.a, node.b, node.c, node.d]))
      case .overlay: if !isRead(i + 1) { parts.append(FormPart(kind: node.kind)) }
      case .fixed: break
      default: parts.append(FormPart(kind: node.kind))
      }
      i += 1
    }
    return parts
  }

  /// Whether two forms are the same but for a word or two: what is chosen may have a tick.
  func isAlike(_ one: [FormPart]?, _ other: [FormPart]?) -> Bool {
    guard let one, let other else { return false }
    if one == other { return true }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard long.count - short.count <= 2 else { return false }
    var place = 0
    for part in long {
      if place < short.count, short[place] == part {
        place += 1
      } else if part.kind != .text {
        return false
      }
    }
    return place == short.count
  }
}
