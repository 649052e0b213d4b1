import SnippetFoundation

extension ViewTree {
  /// The same tree for what is kept of it: a mark in each column where private texts stood.
  ///
  /// `texts` are their places in the arena.
  package func covering(_ texts: [Range<Int>]) -> ViewTree {
    if texts.isEmpty { return self }
    let covered = runs.map { run -> Run in
      guard run.bytes > 0, texts.contains(where: { $0.contains(Int(run.offset)) }) else {
        return run
      }
      var run = run
      (run.offset, run.bytes) = (Self.cover, -1)
      return run
    }
    var tree = ViewTree(
      nodes: nodes,
      arena: arena,
      runs: covered,
      inOrder: inOrder,
      controls: controls,
      spoken: spoken,
      columns: columns,
      extent: extent
    )
    tree.notices = notices
    return tree
  }

  /// What `.redacted(reason: .privacy)` draws.
  package static let coverMark: Character = "▒"
  private static let cover = Int32(bitPattern: ("▒" as Unicode.Scalar).value)
}
