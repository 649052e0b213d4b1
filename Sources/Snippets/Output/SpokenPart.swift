import SnippetFoundation

/// A field, a control or a container among the nodes of a tree, of which what an accessibility label or value says
/// changes a part only.
struct SpokenPart {
  var nodes: Range<Int>
  /// What is said of a field.
  var facts = SpokenFacts()
  /// A control's line in the table of controls.
  var control: Int?
  /// What is in it is said one by one, behind its name.
  var isContainer = false
}

/// What is said of a field as one thing: its name, what it is, its value, its state.
struct SpokenFacts {
  var name: String?
  var role: String?
  var value: String?
  /// What is said behind the value: the ends of its range, that it is disabled.
  var state: String?

  /// All of it, with commas between.
  var words: String { Self.joined([name, role, value, state]) }
  /// All of it but the name.
  var wordsBehindName: String { Self.joined([role, value, state]) }

  private static func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension TreeBuilder {
  /// Notes that the nodes since `index` are said as one thing; an accessibility label or value replaces its part of it.
  mutating func speakTogether(_ facts: SpokenFacts, _ index: Int) {
    guard collectsControls, index < next else { return }
    speak(facts.words, from: index)
    keepFacts(facts, from: index)
  }

  /// Keeps what is said of the nodes since `index`, which say it by themselves.
  mutating func keepFacts(_ facts: SpokenFacts, from index: Int) {
    guard collectsControls, index < next, !facts.wordsBehindName.isEmpty else { return }
    spokenParts.append(SpokenPart(nodes: index..<next, facts: facts))
  }

  /// Keeps that the nodes since `index` stay what they are, whatever they are called together.
  mutating func keepContainer(from index: Int) {
    guard collectsControls, index < next else { return }
    spokenParts.append(SpokenPart(nodes: index..<next, isContainer: true))
  }

  /// Names the part that the nodes since `index` are; false if they are more than that.
  mutating func namePart(_ name: String, from index: Int, _ parts: Int) -> Bool {
    guard let place = onlyPart(from: index, parts) else { return false }
    let part = spokenParts[place]
    if part.isContainer {
      speakTitle(name, from: index)
    } else if let control = part.control {
      if wordless.contains(control) { controls[control].label = name }
      speakName(name, ofControl: control, from: index)
    } else {
      spokenParts[place].facts.name = name
      speak(spokenParts[place].facts.words, from: index)
    }
    return true
  }

  /// Says what a control is called, whatever stands on it.
  private mutating func speakName(_ name: String, ofControl control: Int, from index: Int) {
    guard let node = (index..<next).first(where: { isControl(nodes[$0], control) }) else { return }
    speak(name, from: node, to: Int(nodes[node].end))
  }

  /// Names the controls since `first` that have no words, among the nodes since `index`.
  mutating func nameWordless(_ name: String, since first: Int, from index: Int) {
    for control in first..<controls.count where wordless.contains(control) {
      controls[control].label = name
      speakName(name, ofControl: control, from: index)
    }
  }

  /// Says a value in place of the one that the nodes since `index` have; false if they have none.
  mutating func replaceValue(_ value: String, from index: Int, _ parts: Int) -> Bool {
    guard !value.isEmpty, let place = onlyPart(from: index, parts) else { return false }
    let part = spokenParts[place]
    if part.isContainer { return false }
    if let control = part.control {
      guard controls[control].isOn != nil else { return false }
      controls[control].spokenState = value
    } else {
      spokenParts[place].facts.value = value
      speak(spokenParts[place].facts.words, from: index)
    }
    return true
  }

  /// The place of the part that the nodes since `index` are; nil if they are more than one, or more than that.
  private func onlyPart(from index: Int, _ parts: Int) -> Int? {
    guard let part = spokenParts.dropFirst(parts).last,
      spokenParts.dropFirst(parts).allSatisfy({ $0.nodes.clamped(to: part.nodes) == $0.nodes }),
      saysNothing(outside: part.nodes, from: index)
    else { return nil }
    return spokenParts.count - 1
  }

  /// Whether all that the nodes since `index` show in words stands in a range.
  private func saysNothing(outside range: Range<Int>, from index: Int) -> Bool {
    !(index..<max(index, min(range.lowerBound, next))).contains { saysWords(at: $0) }
      && !(min(range.upperBound, next)..<next).contains { saysWords(at: $0) }
  }

  private func isControl(_ node: Node, _ number: Int) -> Bool {
    node.kind == .control && node.tableIndex == number
  }
}
