import SnippetFoundation

// The words below the bars of a chart, where there is no room for a blank between them: their first letters say as much.
extension TreeBuilder {
  /// Shortens the names of a chart's bars to as many columns as leave a blank between them; what is said stays whole.
  ///
  /// Numbers are not cut, nor is anything where a bar has no name or several.
  mutating func shortenLabels(ofChart row: Int) {
    var labels: [Int] = []
    var child = row + 1
    var count = 0
    while child < Int(nodes[row].end) {
      let end = Int(nodes[child].end)
      let words = (child..<end).filter { nodes[$0].kind == .text && nodes[$0].textBytes > 0 }
      guard words.count == 1, let label = words.first, isName(label) else { return }
      labels.append(label)
      (child, count) = (end, count + 1)
    }
    guard count > 1 else { return }
    let gaps = min(1, nodes[row].spacing) * Int32(count - 1)
    let needed = labels.reduce(gaps) { $0.plus(nodes[$1].textColumns) }
    let room = room(around: row)
    let most = (room - gaps) / Int32(count)
    guard gaps > 0, needed > room, most > 0 else { return }
    for label in labels where nodes[label].textColumns > most { shorten(label, to: most) }
  }

  private func name(_ index: Int) -> String {
    let start = bytes.base + Int(nodes[index].textOffset)
    let text = UnsafeBufferPointer(start: start, count: Int(nodes[index].textBytes))
    return String(decoding: text, as: UTF8.self)
  }

  private func isName(_ index: Int) -> Bool {
    let node = nodes[index]
    return node.textLines == 1 && !node.hasSpans && name(index).allSatisfy(\.isLetter)
  }

  /// The columns offered to a view, as far as paddings and fixed frames around it say.
  private func room(around index: Int) -> Int32 {
    var room = Int32(clamping: columns)
    for i in 0..<index where Int(nodes[i].end) > index {
      let node = nodes[i]
      if node.kind == .padding { room -= node.insets.width }
      if node.kind == .frame, node.a >= 0, node.a == node.b { room = min(room, node.a) }
    }
    return room
  }

  private mutating func shorten(_ index: Int, to most: Int32) {
    let name = name(index)
    var (columns, length) = (Int32(0), 0)
    for character in name {
      let bytes = Array(String(character).utf8)
      let zeros = Array(repeating: UInt8(0), count: Buffer<UInt8>.slack)
      let width = (bytes + zeros).withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { Columns.firstCluster($0, bytes.count).columns } ?? 0
      }
      guard columns + width <= most else { break }
      (columns, length) = (columns + width, length + bytes.count)
    }
    guard length > 0 else { return }
    if !spoken.contains(where: { $0.first == index }) { speak(name, from: index, to: index + 1) }
    (nodes[index].b, nodes[index].c) = (Int32(truncatingIfNeeded: length), columns)
  }
}
