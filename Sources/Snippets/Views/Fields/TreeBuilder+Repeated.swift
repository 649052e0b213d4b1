import SnippetFoundation

// The title of a field beside a label that says the same: on a screen it is what an empty field asks for, and not seen twice.
extension TreeBuilder {
  /// What has been said of a field before it comes.
  enum Said {
    /// Nothing of its title.
    case nothing
    /// Its title, above it or as the first of several texts.
    case title
    /// Its title, in the row in which it stands.
    case titleInRow
  }

  /// Whether the text in front of the next view, but for spacers, says what a label does.
  @MainActor
  mutating func hasSaid<Label: View>(_ label: Label) -> Said {
    var i = next - 1
    while i > 0, nodes[i].kind == .spacer { i -= 1 }
    // What another field has been filled with is no title.
    guard i > 0, nodes[i].kind == .text, nodes[i - 1].kind != .bar, let title = words(of: label)
    else { return .nothing }
    if saysTitle(title, at: i) { return environment.axis == 0 ? .titleInRow : .title }
    // A title and what is said of it stand below each other.
    for around in stride(from: i - 1, to: max(0, i - 4), by: -1)
    where nodes[around].kind == .column && Int(nodes[around].end) == i + 1 {
      return saysTitle(title, at: around + 1) ? .title : .nothing
    }
    return .nothing
  }

  /// Whether a text is a title, perhaps with a colon behind it.
  private func saysTitle(_ title: String, at index: Int) -> Bool {
    func bare(_ words: String) -> String {
      let end = words.lastIndex { $0 != ":" && $0 != " " }
      return end.map { words[...$0].lowercased() } ?? ""
    }
    guard let words = words(in: index..<index + 1) else { return false }
    return bare(words) == bare(title)
  }
}
