import SnippetFoundation

/// Which symbols are drawn where one view is seen through another, and what those say.
///
/// Symbols are known by their places in the arena; kept where what is said is.
final class MaskedSymbols {
  private var words: [Int32: String] = [:]
  private var drawn: [Int32: Bool] = [:]

  /// Keeps what a symbol says once it is drawn.
  func keep(_ words: String, of node: Node) {
    if node.kind == .text { self.words[node.textOffset] = words }
  }

  /// What a symbol says once it is drawn; nil: what is said of it already.
  func words(of node: Node) -> String? { words[node.textOffset] }

  /// Whether a symbol is drawn; nil: a mask has nothing to do with it, or it is no symbol.
  func isDrawn(_ node: Node) -> Bool? {
    guard node.kind == .text, node.flags & TreeBuilder.symbolFlag != 0 else { return nil }
    return drawn[node.textOffset]
  }

  /// Notes which of some nodes are among the runs placed since `first`, and that what lies behind those is covered.
  func settle(_ nodes: Range<Int32>, since first: Int, behind: Int, _ pass: borrowing LayoutPass) {
    var runs: [Run] = []
    for k in first..<max(first, pass.runs.all.count) where pass.runs.all[k].bytes > 0 {
      runs.append(pass.runs.all[k])
    }
    for i in nodes where pass.nodes[Int(i)].kind == .text {
      let node = pass.nodes[Int(i)]
      let text = node.textOffset..<node.textOffset &+ max(1, node.textBytes)
      drawn[node.textOffset] = runs.contains { text.contains($0.offset) }
    }
    for k in max(0, behind - Self.mostBehind)..<behind {
      let other = pass.runs.all[k]
      guard other.bytes > 0 else { continue }
      if runs.contains(where: { $0.row == other.row && $0.column == other.column }) {
        drawn[other.offset] = false
      }
    }
  }

  /// More runs than this are not looked through for what lies behind.
  private static var mostBehind: Int { 64 }
}
