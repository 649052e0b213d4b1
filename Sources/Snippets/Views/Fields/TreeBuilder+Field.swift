import SnippetFoundation

extension TreeBuilder {
  /// Appends a name and a value that could be changed elsewhere: `Name: Ann`, in a list at the ends of a row.
  ///
  /// It is said as the name, what it is and the value; the tree warns that it cannot be changed. A name that stands in front of it
  /// already is not repeated.
  @MainActor
  mutating func field<Label: View>(
    _ label: Label,
    view: String,
    role: String,
    says value: String?,
    _ draw: (inout TreeBuilder) -> Void
  ) {
    let (start, outer) = (next, environment)
    if environment.isDisabled {
      environment.style = StyleChange(.dim, true).applied(to: outer.style)
    }
    let isInList = isIn(.list)
    var name: String?
    let said = isIn(.labelsHidden) ? Said.nothing : hasSaid(label)
    if isIn(.labelsHidden) || said != .nothing {
      if collectsControls { name = words(of: label) }
      draw(&self)
    } else {
      stack(Node(.row, flags: Alignment(.center, .top).bits, 1), axis: 0) { builder in
        let first = builder.next
        Label._lower(label, &builder)
        let isStacked = builder.stackTitle(since: first)
        name = builder.titleWords(since: first)
        if isInList {
          if builder.next > first { builder.leaf(Node(.spacer, flags: 0)) }
        } else if name != nil, !isStacked {
          builder.endName(since: first)
        }
        draw(&builder)
      }
    }
    note(.field, view, name ?? "")
    let shown = value.map { redactedWords ?? $0 }
    let state = outer.isDisabled ? "disabled" : nil
    if said == .titleInRow { name = nil }
    speakTogether(SpokenFacts(name: name, role: role, value: shown, state: state), start)
    environment = outer
  }

  /// Puts several texts of a name below each other, a title and what is said of it; false: it is one thing, or has symbols.
  @MainActor
  mutating func stackTitle(since first: Int) -> Bool {
    let parts = views(since: first)
    guard parts.count > 1, parts.allSatisfy({ words(in: $0) != nil }) else { return false }
    gather(from: first, in: Node(.column, flags: Alignment.topLeading.bits))
    return true
  }

  /// The words of a name; those of texts that stand below each other with commas between.
  @MainActor
  func titleWords(since first: Int) -> String? {
    guard isOneView(from: first), nodes[first].kind == .column, !isRedacted else {
      return words(in: first..<next)
    }
    let parts = views(since: first + 1).compactMap { words(in: $0) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The nodes of each of the views lowered since an index.
  private func views(since first: Int) -> [Range<Int>] {
    var (parts, start): ([Range<Int>], Int) = ([], first)
    while start < next {
      parts.append(start..<Int(nodes[start].end))
      start = Int(nodes[start].end)
    }
    return parts
  }

  /// Puts a colon behind a name, in the text that ends it: the two are never parted.
  @MainActor
  private mutating func endName(since first: Int) {
    let index = next - 1
    let node = nodes[index]
    guard node.kind == .text, node.flags & Self.symbolFlag == 0,
      Int(node.textOffset + node.textBytes) == bytes.count
    else {
      var last = first
      while Int(nodes[last].end) < next { last = Int(nodes[last].end) }
      text(":")
      return gather(from: last, in: Node(.row, flags: Alignment(.center, .top).bits))
    }
    extendText(index, with: ":")
  }

  /// Puts signs of ASCII behind the text that ends the arena.
  private mutating func extendText(_ index: Int, with signs: String) {
    var node = nodes[index]
    append(signs)
    node.b += Int32(signs.utf8.count)
    let name = bytes.base + Int(node.textOffset)
    let isPlain = Columns.isPlainASCII(name, Int(node.textBytes))
    node.c = isPlain ? node.b : Columns.survey(name, Int(node.textBytes)).columns
    if node.hasSpans { spans[spans.count - 1].end = Int32(truncatingIfNeeded: bytes.count) }
    nodes[index] = node
  }

  /// Appends a value and the line that it is written on: as wide as the room, in a list 12 columns.
  ///
  /// What an empty field asks for stands in round brackets, dim: it is no value.
  @MainActor
  mutating func blank(_ value: String, prompt: Text? = nil) {
    let outer = environment.style
    defer { environment.style = outer }
    var value = value
    if value.isEmpty, let words = prompt?.plainText, !words.isEmpty {
      value = "(\(words))"
      environment.style.bits |= Style.dim.bits
    }
    if isIn(.list) {
      let missing = max(0, 12 - columns(of: value))
      let index = next
      if value.isEmpty || !isRedacted {
        return text(value + String(repeating: "_", count: missing))
      }
      self.value(value)
      return extendText(index, with: String(repeating: "_", count: missing))
    }
    stack(Node(.layers, flags: Alignment.bottomLeading.bits), axis: 2) { builder in
      // Nothing else is seen of an empty field.
      builder.leaf(Node(.bar, flags: 2, style: outer, value.isEmpty ? 4 : 0))
      if !value.isEmpty { builder.value(value) }
    }
  }

  /// What is said of an empty field.
  @MainActor
  func emptyWords(_ prompt: Text?) -> String {
    guard let words = prompt?.plainText, !words.isEmpty else { return "empty" }
    return "empty, \(words)"
  }

  private func columns(of text: String) -> Int { Snippets.columns(of: text) }
}
