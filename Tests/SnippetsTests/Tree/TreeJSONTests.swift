import Foundation
import Testing

@testable import Snippets

@MainActor
struct TreeJSONTests {
  private static let kinds = OutputStyle.Form.allCases.map { OutputStyle($0) }

  private func card() throws -> ViewTree {
    let view = VStack(alignment: .leading) {
      Text("Total").bold()
      Button(
        _action: ControlAction(kind: .intent, identifier: "Order"),
        payload: nil,
        role: nil,
        label: Text("Order")
      )
    }
    return try resolve(SnippetContent(view), settings: RenderSettings(columns: 20)).tree
  }

  @Test func `what is wider than there is room for is read back too`() throws {
    let rows = HStack { ForEach(0..<6, id: \.self) { _ in Text("a").padding(.infinity) } }
    let line = Text(String(repeating: "x", count: 200_000)).fixedSize()
    for view in [AnyView(rows), AnyView(line)] {
      let tree = try resolve(SnippetContent(view), settings: RenderSettings(columns: 20)).tree
      let read = try JSONDecoder().decode(ViewTree.self, from: JSONEncoder().encode(tree))
      #expect(read == tree && read.text() == tree.text())
    }
    // A line that begins and ends far outside is drawn between.
    let wide =
      #"{"columns":4,"nodes":[],"rows":1,"runs":[{"character":"─","column":-999999999,"#
      + #""columns":1000000000,"row":0}],"text":"","version":1,"width":4}"#
    #expect(try JSONDecoder().decode(ViewTree.self, from: Data(wide.utf8)).text() == "─")
  }

  @Test(arguments: [
    (#""bytes":3,"columns":1,"offset":0"#, "runs[0].columns: 1 are fewer than the 2 columns"),
    (#""character":"漢","columns":2"#, "runs[0].character: '漢' takes more than a column."),
  ])
  func `a character is not wider than what it is drawn in`(run: String, message: String) {
    let json =
      #"{"columns":4,"nodes":[],"rows":1,"runs":[{"# + run
      + #"}],"text":"漢","version":1,"width":4}"#
    #expect {
      try ViewTree(json: json)
    } throws: { error in
      "\(error)".contains(message)
    }
  }

  @Test func `a tree is written with names, and zeros are left out`() throws {
    #expect(
      try card().json == """
        {"columns":20,"controls":[{"action":{"identifier":"Order","kind":"intent"},\
        "isEnabled":true,"isPrivate":false,"kind":"button","label":"Order"}],\
        "nodes":[{"end":5,"kind":"column"},{"end":5,"flags":4,"kind":"column"},\
        {"end":3,"kind":"text","style":"0x1","values":[0,5,5,1]},\
        {"end":5,"kind":"control","values":[0,5,1,93]},\
        {"end":5,"kind":"text","values":[6,5,5,1]}],"rows":2,\
        "runs":[{"bytes":5,"column":0,"columns":5,"offset":0,"row":0,"style":"0x1"},\
        {"bytes":1,"column":0,"columns":1,"offset":5,"row":1},\
        {"bytes":5,"column":1,"columns":5,"offset":6,"row":1},\
        {"character":"]","column":6,"columns":1,"row":1}],\
        "text":"Total[Order","version":1,"width":7}
        """
    )
  }

  @Test func `any tree reads back equal, and is drawn the same in every form`() throws {
    for seed in UInt64(1)...1_000 {
      let tree = try RandomSnippet.tree(seed: seed, numbers: seed % 2 == 0)
      let read = try ViewTree(json: tree.json)
      #expect(read == tree, "seed \(seed)")
      if seed % 10 == 0 {
        for form in Self.kinds { #expect(read.text(form) == tree.text(form), "seed \(seed)") }
      }
    }
  }

  @Test(arguments: [
    (#""version":1"#, #""version":2"#, "version: 2 is not 1, the version that is read here."),
    (#""version":1,"#, "", "'version' is missing."),
    (#""version":1"#, #""version":"1""#, "version: This is no whole number."),
    (#""columns":20"#, #""columns":0"#, "columns: 0 is not between 1 and 10000."),
    (#""rows":2"#, #""rows":-1"#, "rows: -1 is not between 0 and 10000000."),
    (#""rows":2"#, #""rows":null"#, "rows: There is null in place of a whole number."),
    (
      #"[{"end":5,"kind"#, #"[{"end":6,"kind"#,
      "nodes[0].end: 6 is not between 1 and 5, where the node around it ends."
    ),
    (
      #"{"end":3,"#, #"{"end":2,"#,
      "nodes[2].end: 2 is not between 3 and 5, where the node around it ends."
    ),
    (
      #"{"end":3,"#, #"{"end":4,"#,
      "nodes[3].end: 5 is not between 4 and 4, where the node around it ends."
    ),
    (
      #""kind":"text","style"#, #""kind":"txt","style"#,
      "nodes[2].kind: 'txt' is no kind of node. Did you mean 'text'?"
    ),
    (
      #""values":[0,5,5,1]"#, #""values":[0,50,5,1]"#,
      "nodes[2].values: 50 bytes at 0 are no characters of the text."
    ),
    (
      #""values":[0,5,5,1]"#, #""values":[0,5,5,1,1]"#,
      "nodes[2].values: 5 numbers are more than 4."
    ),
    (
      #""style":"0x1","values""#, #""style":"bold","values""#,
      "nodes[2].style: 'bold' is no number like 0x1."
    ),
    (
      #""bytes":5,"column":0"#, #""bytes":500,"column":0"#,
      "runs[0]: 500 bytes at 0 are no characters of the text, which has 11 bytes."
    ),
    (
      #""bytes":5,"column":0,"#, #""column":0,"#,
      "runs[0]: There is neither 'character' nor 'offset' and 'bytes'."
    ),
    (
      #""character":"]""#, #""character":"\u001b""#,
      "runs[3].character: '␛' is not one character."
    ),
    (
      #""character":"]""#, #""character":"]]""#,
      "runs[3].character: ']]' is not one character."
    ),
    (
      #""text":"Total"#, #""text":"T\u001btal"#,
      "text: There are control characters in 'T␛tal[Order'."
    ),
    (
      #""label":"Order""#, #""label":"\u202e""#,
      "controls[0].label: There are control characters in '\u{FFFD}'."
    ),
  ])
  func `what is no tree is refused by its place`(part: String, bad: String, words: String) throws {
    let json = try card().json
    let range = try #require(json.range(of: part))
    let changed = json.replacingCharacters(in: range, with: bad)
    #expect { try ViewTree(json: changed) } throws: { "\($0)" == words }
  }

  @Test func `a number that is 0 may be left out`() throws {
    let tree = try card()
    var json = tree.json
    for zero in [#""column":0,"#, #""row":0,"#, #""offset":0,"#] {
      json = json.replacingOccurrences(of: zero, with: "")
    }
    #expect(json.count < tree.json.count && !json.contains(":0,\""))
    #expect(try ViewTree(json: json) == tree)
    let empty = #"{"columns":9,"nodes":[],"runs":[],"text":"","version":1}"#
    #expect(try ViewTree(json: empty).text() == "")
    let noted =
      #"{"columns":9,"nodes":[{"end":1,"kind":"empty"}],"rows":1,"runs":[],"#
      + #""spoken":[{"end":1,"words":"tea"}],"text":"","version":1}"#
    #expect(try ViewTree(json: noted).text(.spoken) == "tea")
    for wrong in [#""row":null,"#, #""row":"0","#] {
      let bad = tree.json.replacingOccurrences(of: #""row":0,"#, with: wrong)
      #expect(throws: ViewTree.ReadError.self) { try ViewTree(json: bad) }
    }
  }

  @Test(arguments: ["", "{", "[]", "null", "3", #"{"version":1"#, "{\"text\":\"\\ud800\"}"])
  func `what is no JSON, or another, is refused`(json: String) {
    #expect(throws: ViewTree.ReadError.self) { try ViewTree(json: json) }
  }

  @Test func `a control that is drawn is one of the controls`() throws {
    let json =
      #"{"columns":9,"nodes":[{"end":1,"kind":"control","values":[5,0,1,93]}],"rows":0,"#
      + #""runs":[],"text":"[","version":1}"#
    #expect {
      try ViewTree(json: json)
    } throws: {
      "\($0)" == "nodes[0].values: There is no control 5: there are 0."
    }
  }

  @Test func `half of a character is no text`() throws {
    let json = try card().json.replacingOccurrences(of: "Total", with: #"T\ud83dal"#)
    #expect(throws: ViewTree.ReadError.self) { try ViewTree(json: json) }
  }

  @Test func `nodes that are too deep in each other are refused`() throws {
    func json(depth: Int) -> String {
      let node = "{\"end\":\(depth),\"kind\":\"column\"}"
      let nodes = [String](repeating: node, count: depth).joined(separator: ",")
      return "{\"columns\":9,\"nodes\":[\(nodes)],\"rows\":0,\"runs\":[],\"text\":\"\","
        + "\"version\":1,\"width\":0}"
    }
    #expect {
      try ViewTree(json: json(depth: 3_000))
    } throws: {
      "\($0)" == "nodes[2499]: More than 2500 nodes are in each other."
    }
    #expect(try ViewTree(json: json(depth: 2_499)).text(.spoken) == "")
  }

  @Test(arguments: ["column", "row", "layers"])
  func `a deep tree is read out on a small stack`(kind: String) async throws {
    let node = "{\"end\":2400,\"kind\":\"\(kind)\"}"
    let nodes =
      [String](repeating: node, count: 2_399) + [#"{"end":2400,"kind":"text","values":[0,2,2,1]}"#]
    let json =
      "{\"columns\":9,\"nodes\":[\(nodes.joined(separator: ","))],\"rows\":0,\"runs\":[],"
      + "\"text\":\"Hi\",\"version\":1,\"width\":0}"
    let tree = try ViewTree(json: json)
    let spoken = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: tree.text(.spoken)) }
      thread.stackSize = 128 << 10
      thread.start()
    }
    #expect(spoken == "Hi")
  }

  @Test func `a tree that was tampered with is refused, or drawn without harm`() throws {
    let count = Int(ProcessInfo.processInfo.environment["PARLEY_FUZZ"] ?? "") ?? 4_000
    let seed = UInt64(ProcessInfo.processInfo.environment["PARLEY_SEED"] ?? "") ?? 1
    var dice = Dice(seed)
    let trees = try (0..<20).map { Array(try RandomSnippet.tree(seed: seed &+ $0).json.utf8) }
    var taken = 0
    for step in 0..<count {
      var json = dice.pick(trees)
      for _ in 0...dice.roll(3) { Self.tamper(&json, &dice) }
      let text = String(decoding: json, as: UTF8.self)
      guard let tree = try? ViewTree(json: text) else { continue }
      taken += 1
      for form in Self.kinds where tree.size.rows < 1_000 {
        let drawn = tree.text(form)
        let escapes = drawn.utf8.contains { $0 == 0x1B }
        #expect(!escapes || form == .ansi, "seed \(seed), step \(step)")
      }
      #expect(try ViewTree(json: tree.json) == tree, "seed \(seed), step \(step)")
    }
    #expect(taken > 0 && taken < count)
  }

  private static func tamper(_ json: inout [UInt8], _ dice: inout Dice) {
    let at = dice.roll(json.count)
    switch dice.roll(6) {
    case 0: json[at] = UInt8(truncatingIfNeeded: dice.next())
    case 1: json.removeSubrange(at..<min(json.count, at + dice.roll(20)))
    case 2: json.insert(contentsOf: json[at..<min(json.count, at + dice.roll(40))], at: at)
    case 3: json.removeSubrange(at...)
    default:
      // A number, mostly: those are what lies are made of.
      guard let start = json[at...].firstIndex(where: { (0x30...0x39).contains($0) }) else {
        return
      }
      let end = json[start...].firstIndex { !(0x30...0x39).contains($0) } ?? json.count
      let lies = [
        "-1", "0", "1", "7", "44", "2147483647", "-2147483648", "1e99", "9007199254740993",
      ]
      json.replaceSubrange(start..<end, with: Array(dice.pick(lies).utf8))
    }
    if json.isEmpty { json = [0x7B] }
  }
}
