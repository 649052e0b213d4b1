import SnippetFoundation

// A ring of which a part is drawn, as apps show how far something is.
extension TreeBuilder {
  static var ringFlag: UInt8 { 1 }

  /// All the room that is offered, with a sign in the middle that says how much of a ring is drawn.
  @MainActor
  mutating func ring(_ drawing: ShapeDrawing, _ style: Style) {
    hasOpenShapes = true
    var drawing = drawing
    if collectsControls { drawing.locale = EnvironmentValues.current.locale }
    drawables.append(drawing)
    let index = openRoom()
    leaf(Node(.custom, flags: Self.ringFlag, style: style, Int32(drawables.count - 1)))
    if let words = drawing.spokenPart {
      speak("progress, \(redactedWords ?? words)", from: nodes.count - 1)
    }
    close(index)
  }

  /// Whether a node is a ring.
  func isRing(_ node: Node) -> Bool { node.kind == .custom && node.flags == Self.ringFlag }

  /// Draws nothing of the rings that stand in front of or behind a number, which says how far it is; in front of or behind a symbol
  /// or other words the sign of the ring stands beside them: `◕ ➚`.
  mutating func settleRings() {
    var around: [Int] = []
    var rings: [Ring] = []
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if isRing(nodes[i]) {
        nodes[i].flags = 0
        if let layers = layers(around) { rings.append(Ring(index: i, layers: layers)) }
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
    guard !rings.isEmpty else { return }
    leaveOutTracks(&rings)
    var signs: [Int: [Unicode.Scalar]] = [:]
    var lone: [Int: [Int]] = [:]
    for ring in rings { settleRing(ring, &signs, &lone) }
    for (text, signs) in signs.sorted(by: { $0.key < $1.key }) { setBeside(text, signs) }
    for rings in lone.values where rings.count > 1 { gatherRings(rings) }
  }

  /// A ring, and the views in front of each other that it is one of.
  private struct Ring {
    let index: Int
    let layers: Int
  }

  /// Draws and says nothing of a dim ring on which the next one lies that begins where it does: that one is a part of it.
  private mutating func leaveOutTracks(_ rings: inout [Ring]) {
    for k in rings.indices.dropLast().reversed() where rings[k].layers == rings[k + 1].layers {
      let (back, front) = (rings[k].index, rings[k + 1].index)
      guard let track = shapeDrawing(at: back), var drawing = shapeDrawing(at: front),
        let whole = track.part, let part = drawing.part,
        whole > 0, part <= whole + Self.leastPart,
        abs(track.start - drawing.start) < Self.leastPart,
        nodes[back].style.bits & Style.dim.bits != 0, nodes[front].style.bits & Style.dim.bits == 0
      else { continue }
      drawing.part = min(1, part / whole)
      drawables[nodes[front].tableIndex] = drawing
      nodes[back].kind = .empty
      for i in spoken.indices where !drawing.isRedacted {
        if spoken[i].first == back { spoken[i].words = "" }
        if spoken[i].first == front, let words = drawing.spokenPart {
          spoken[i].words = "progress, \(words)"
        }
      }
      rings.remove(at: k)
    }
  }

  /// What is less than a thousandth of a ring is not seen.
  private static var leastPart: Double { 0.001 }

  private mutating func settleRing(
    _ ring: Ring,
    _ signs: inout [Int: [Unicode.Scalar]],
    _ lone: inout [Int: [Int]]
  ) {
    let (index, layers) = (ring.index, ring.layers)
    let inside = layers..<Int(nodes[layers].end)
    let texts = inside.filter { nodes[$0].kind == .text && nodes[$0].textBytes > 0 }
    let hasBar = inside.contains { nodes[$0].kind == .bar }
    guard let text = texts.first ?? (hasBar ? layers : nil) else {
      return lone[layers, default: []].append(index)
    }
    let drawing = shapeDrawing(at: index)
    nodes[index].kind = .empty
    if hasBar || texts.contains(where: { saysNumber(at: $0) }) {
      for i in spoken.indices where spoken[i].first == index { spoken[i].words = "" }
    } else if let drawing, let part = drawing.part {
      signs[text, default: []].append(drawing.sign(of: part))
    }
  }

  /// Draws the signs of rings around one middle side by side: the first ring draws them all.
  private mutating func gatherRings(_ rings: [Int]) {
    let parts = rings.compactMap { shapeDrawing(at: $0)?.part }
    guard let first = rings.first, parts.count == rings.count,
      var drawing = shapeDrawing(at: first)
    else { return }
    drawing.otherParts = Array(parts.dropFirst())
    drawables[nodes[first].tableIndex] = drawing
    for ring in rings.dropFirst() { nodes[ring].kind = .empty }
  }

  /// The views in front of each other that a ring is one of; nil: it stands by itself.
  private func layers(_ around: [Int]) -> Int? {
    var layers: Int?
    for i in around.reversed() {
      let kind = nodes[i].kind
      if kind == .row || kind == .column { break }
      if kind == .layers || kind == .overlay { layers = i }
    }
    return layers
  }

  /// Whether a text has a number in it, or one that is not to be read.
  private func saysNumber(at index: Int) -> Bool {
    let node = nodes[index]
    if node.flags & Self.redactedFlag != 0 { return true }
    let text = UnsafeBufferPointer(
      start: bytes.base + Int(node.textOffset),
      count: Int(node.textBytes)
    )
    return String(decoding: text, as: UTF8.self).contains(where: \.isNumber)
  }

  /// Puts signs in front of a text, and makes the frames around it as wide; what it says stays the same.
  private mutating func setBeside(_ index: Int, _ signs: [Unicode.Scalar]) {
    let node = nodes[index]
    let start = Int(node.textOffset)
    let words = UnsafeBufferPointer(start: bytes.base + start, count: Int(node.textBytes))
    let text = String(decoding: words, as: UTF8.self)
    if !spoken.contains(where: { $0.first == index }) { speak(text, from: index, to: index + 1) }
    let offset = bytes.count
    append(signs.map { "\($0) " }.joined() + text)
    let survey = Columns.survey(bytes.base + offset, bytes.count - offset)
    nodes[index].a = Int32(truncatingIfNeeded: offset)
    nodes[index].b = Int32(truncatingIfNeeded: bytes.count - offset)
    nodes[index].c = survey.columns
    nodes[index].flags &= ~2
    widenFrames(around: index, survey.columns)
  }

  /// A frame made for a symbol alone has room for the sign beside it too.
  private mutating func widenFrames(around index: Int, _ columns: Int32) {
    for i in 0..<index where Int(nodes[i].end) > index && nodes[i].kind == .frame {
      guard nodes[i].a >= 0, nodes[i].a == nodes[i].b, nodes[i].a < columns else { continue }
      (nodes[i].a, nodes[i].b) = (columns, columns)
    }
  }
}
