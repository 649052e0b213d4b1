import SnippetFoundation

// Events and checks, whose arguments are looked at where they are read.
extension FlowParser {
  mutating func readEvent(_ line: FlowLine) {
    let (word, argument) = FlowParser.split(line.content)
    isBehindRefused = true
    if word.isEmpty { return report(line.number, column: 3, .missing("the event")) }
    guard let verb = EventVerb.named(word) else {
      let near = nearest(word, in: EventVerb.words, limit: 1)
      return report(line.number, column: 3, .unknownEvent(word, nearest: near))
    }
    if checkArgument(argument, of: verb, line), verb.scene(argument) == .paste {
      paste = (line, [])
      return
    }
    append(.event(word: word, argument: argument, pasted: []), line)
  }

  mutating func readPasted(_ text: String, number: Int) {
    file.lines.append(FlowLine(number: number, kind: .pasted, text: text))
    guard text == "<<", let (line, rows) = paste else {
      paste?.rows.append(text)
      return
    }
    paste = nil
    append(.event(word: "paste", argument: "<<", pasted: rows), line, lastLine: number)
  }

  mutating func readCheck(_ line: FlowLine) {
    let (word, argument) = FlowParser.split(line.content)
    if word.isEmpty { return report(line.number, column: 3, .missing("the check")) }
    guard let verb = CheckVerb.named(word) else {
      let near = nearest(word, in: CheckVerb.words, limit: 1)
      return report(line.number, column: 3, .unknownCheck(word, nearest: near))
    }
    checkArgument(argument, of: verb, line)
    let check = FlowCheck(line: line.number, word: word, argument: argument)
    append(.check(check), "a check", line)
  }

  /// Whether an argument fits; reports it if not.
  @discardableResult
  private mutating func checkArgument(
    _ argument: String,
    of verb: some Verb,
    _ line: FlowLine
  ) -> Bool {
    if verb.accepts(argument) { return true }
    let column = FlowParser.column(ofArgumentAfter: verb.word, at: 3)
    if let mistake = verb.mistake(in: argument) {
      report(line.number, column: column + mistake.offset, mistake.problem)
      return false
    }
    let usage = "\(line.text.prefix(2))\(verb.usage)"
    let given = FlowParser.split(argument).word
    // What is one of them already is not what does not fit.
    let near = verb.choices.contains(given) ? [] : nearest(given, in: verb.choices, limit: 1)
    report(
      line.number,
      column: column,
      .badArgument(of: verb.word, given: argument, usage: usage, nearest: near)
    )
    return false
  }
}
