import FlowFormat
import FlowScripts
import Foundation
import Snapshots
import SnippetFoundation
import Testing

@Suite struct FlowParserTests {
  private func findings(_ text: String) -> [String] {
    do {
      let file = try FlowFile.parse(text, path: "Flows/a.flow")
      return file.check().map(\.description)
    } catch {
      return error.findings.map(\.description)
    }
  }

  @Test(arguments: [
    "2026-02-30T00:00:00Z", "2026-02-29T00:00:00Z", "2026-04-31T00:00:00Z", "2026-13-01T00:00:00Z",
    "2026-00-10T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-05T25:00:00Z", "2026-01-05T24:00:00Z",
    "2026-01-05T09:61:00Z", "2026-01-05T09:00:60Z", "2026-1-5T9:0:0Z", "2026-01-05T09:00:00Zx",
    "2026-01-05T09:00:00+25:00", "2026-01-05T09:00:00", "2026-01-05",
  ])
  func `a time that there is not is no clock`(time: String) {
    #expect(
      findings("@clock \(time)\n").contains(
        "Flows/a.flow:1:8: '\(time)' does not fit. Write @clock 2026-01-05T09:00:00Z, in the years 1700 to 2200"
      )
    )
  }

  @Test(arguments: [
    ("2026-01-05T09:00:00Z", 1_767_603_600), ("2028-02-29T00:00:00Z", 1_835_395_200),
    ("2026-12-31T23:59:59Z", 1_798_761_599), ("2026-01-05T10:00:00+01:00", 1_767_603_600),
  ])
  func `a time that there is is a clock`(time: String, seconds: Double) {
    #expect(SettingLimits.date(time)?.timeIntervalSince1970 == seconds)
  }

  @Test func `an empty line above a row is a row, right below its step too`() throws {
    let file = try FlowFile.parse("@app A\n== a\n> b\n\n  c\n\n> d\n\n", path: "a.flow")
    #expect(
      file.cases.first?.steps.map(\.rows) == [[.literal(""), .literal("c")], []]
    )
    #expect(file.formatted() == "@app A\n\n== a\n> b\n\n  c\n\n> d\n")
  }

  @Test func `a flow is read into cases, steps and output`() throws {
    let file = try FlowFile.parse(
      """
      @flow 1
      @app Coffee

      # about
      == happy path [xfail later]
      @width 32
      > order
        Which?

      ~ {{*}}
      ...

      ! tap Place Order
      :here
      = card
      ? state idle

      """,
      path: "a.flow"
    )
    let flowCase = try #require(file.cases.first)
    #expect(flowCase.title == "happy path")
    #expect(flowCase.mark == .xfail("later"))
    #expect(flowCase.steps.count == 2)
    #expect(
      flowCase.steps[0].rows == [
        .literal("Which?"), .literal(""), .pattern(FlowPattern(parts: [.any])), .anything,
      ]
    )
    #expect(
      flowCase.steps[1].input == .event(word: "tap", argument: "Place Order", pasted: [])
    )
    #expect(flowCase.steps[1].rows.isEmpty)
    #expect(flowCase.labels == ["here"])
    #expect(flowCase.lastLine == 16)
  }

  @Test(arguments: [
    ("a [skip see [1]]", "a", FlowCase.Mark.skip("see [1]")),
    ("a [xfail see (a) [b]]", "a", .xfail("see (a) [b]")),
    ("a [1] [todo]", "a [1]", .todo),
    ("a [1]", "a [1]", nil),
    ("what [skipping] is for", "what [skipping] is for", nil),
  ])
  func `the reason of a mark may hold brackets itself`(
    _ written: String,
    _ title: String,
    _ mark: FlowCase.Mark?
  ) throws {
    let file = try FlowFile.parse("== \(written)\n", path: "a.flow")
    #expect(file.cases[0].title == title)
    #expect(file.cases[0].mark == mark)
  }

  @Test func `a check that takes no holes may hold braces`() throws {
    let text = "@app A\n== a\n? param note = ~ {{x}}\n? opened see ~ {{x}}\n"
    #expect(try FlowFile.parse(text, path: "a.flow").check().isEmpty)
  }

  @Test(arguments: ["yes", "no", "2", "12:30", "[1] Confirm", "> hi", "  two", "# no", "", "\"a"])
  func `what is typed needs no quoting`(_ typed: String) throws {
    let file = try FlowFile.parse("== a\n> \(typed)\n", path: "a.flow")
    #expect(file.cases[0].steps[0].input == .typed(typed))
  }

  @Test(arguments: [
    ("== a\n! tapp x\n", "Flows/a.flow:2:3: there is no event 'tapp'. Did you mean 'tap'?"),
    ("== a\n! confrm\n", "Flows/a.flow:2:3: there is no event 'confrm'. Did you mean 'confirm'?"),
    ("== a\n>hi\n", "Flows/a.flow:2:1: a blank has to stand behind '>'"),
    ("== a\n> hi\n==b\n", "Flows/a.flow:3:1: a blank has to stand behind '=='"),
    ("== a\n> hi\n#note\n", "Flows/a.flow:3:1: a blank has to stand behind '#'"),
    ("== a\n! tap\n", "Flows/a.flow:2:7: something is missing. Write ! tap LABEL"),
    (
      "== a\n! wait soon\n",
      "Flows/a.flow:2:8: 'soon' does not fit. Write ! wait 31s, in ms, s, m or h, a year at most"
    ),
    (
      "== a\n? params a = 1\n",
      "Flows/a.flow:2:3: there is no check 'params'. Did you mean 'param'?"
    ),
    (
      "@widht 3\n",
      "Flows/a.flow:1:2: there is no setting '@widht'. Did you mean '@width'?"
    ),
    (
      "== a\n? state confirmng\n",
      "Flows/a.flow:2:9: 'confirmng' does not fit. Write ? state idle, asking, confirming, choosing or running. Did you mean 'confirming'?"
    ),
    (
      "== a\n? trace ~ a {{re:(}}\n",
      "Flows/a.flow:2:18: '(' is no regular expression: a '(' does not end"
    ),
    (
      "== a\n? value = {\"id\": 7,}\n",
      "Flows/a.flow:2:20: this is no JSON: a key is missing"
    ),
    (
      "== a\n? value = {\"id\": {{*}}}\n",
      "Flows/a.flow:2:19: this is no JSON: a key is missing"
    ),
    ("== a\n? value 7\n", "Flows/a.flow:2:9: '7' does not fit. Write ? value = JSON"),
    ("== a\n! open 0\n", "Flows/a.flow:2:8: '0' does not fit. Write ! open N, from 1 to 9"),
    (
      "@let id = (a\n",
      "Flows/a.flow:1:11: '(a' is no regular expression: a '(' does not end"
    ),
    (
      "@filter a{2,1} => b\n",
      "Flows/a.flow:1:15: 'a{2,1}' is no regular expression: the counts of {2,1} are turned around"
    ),
    ("@apps A A\n", "Flows/a.flow:1:9: 'A' is named twice. Name it once"),
    (
      "== a\n\tb\n",
      "Flows/a.flow:2:1: a tab stands here. Write blanks, or \\t in a regular expression"
    ),
    (
      "== a\n> b\n  c\td\n",
      "Flows/a.flow:3:4: a tab stands here. Write blanks, or \\t in a regular expression"
    ),
    (
      "== a\n> b\0c\n",
      "Flows/a.flow:2:4: this line holds a NUL byte: the file is no text. Save it as UTF-8"
    ),
    (
      "\u{FEFF}@app A\n",
      "Flows/a.flow:1:1: the file begins with a byte-order mark. Save it as UTF-8 without one"
    ),
    ("@width +44\n", "Flows/a.flow:1:8: '+44' does not fit. Write @width 44, from 1 to 1000"),
    (
      "@widths 32 +44\n",
      "Flows/a.flow:1:9: '32 +44' does not fit. Write @widths 32 44 80, each from 1 to 1000"
    ),
    ("@seed +7\n", "Flows/a.flow:1:7: '+7' does not fit. Write @seed 7"),
    ("@seed -0\n", "Flows/a.flow:1:7: '-0' does not fit. Write @seed 7"),
    ("@width 0\n", "Flows/a.flow:1:8: '0' does not fit. Write @width 44, from 1 to 1000"),
    (
      "@clock 9999-01-01T00:00:00Z\n",
      "Flows/a.flow:1:8: '9999-01-01T00:00:00Z' does not fit. Write @clock 2026-01-05T09:00:00Z, in the years 1700 to 2200"
    ),
    (
      "  text\n",
      "Flows/a.flow:1:1: this output belongs to no step. Put a line that starts with > or ! above it"
    ),
    ("> a\n", "Flows/a.flow:1:1: a step belongs to a case. Start one above it with == and a title"),
    (
      "== a [skp]\n",
      "Flows/a.flow:1:6: there is no mark '[skp]' for a case. Did you mean '[skip]'?"
    ),
    ("== a [skip]\n", "Flows/a.flow:1:6: '[skip]' needs a reason. Write [skip WHY]"),
    (
      "== a[skip why]\n",
      "Flows/a.flow:1:5: '[skip]' is no mark where no title and a blank stand before it. Write == TITLE [skip WHY]"
    ),
    (
      "== [todo]\n",
      "Flows/a.flow:1:4: '[todo]' is no mark where no title and a blank stand before it. Write == TITLE [todo]"
    ),
    (
      "== a [skip why] later\n",
      "Flows/a.flow:1:6: a mark '[skip]' stands at the end of a title, and ends in ']'. Write == TITLE [skip WHY]"
    ),
    (
      "== a [todo\n",
      "Flows/a.flow:1:6: a mark '[todo]' stands at the end of a title, and ends in ']'. Write == TITLE [todo]"
    ),
    (
      "== a [skip why] [only]\n",
      "Flows/a.flow:1:17: a case has one mark, and '[only]' is its second. Leave one of them out"
    ),
    (
      "== a\n> b\n... \n",
      "Flows/a.flow:3:4: '...' stands alone on its line. Remove what follows it, or write the row behind two spaces or ~"
    ),
    (
      "== a\n? dialog full\n",
      "Flows/a.flow:2:10: 'full' does not fit. Write ? dialog full|supporting ~ TEXT"
    ),
    (
      "== a [only] \n",
      "Flows/a.flow:1:12: this title ends in a blank, and no title does. Remove what follows its last character"
    ),
    ("== a\n> b\n~ {{id\n", "Flows/a.flow:3:3: this hole does not end. End it with }}"),
    (
      "== a\n> b\n~ x {{re:[}}\n",
      "Flows/a.flow:3:10: '[' is no regular expression: a '[' does not end"
    ),
    ("== a\n! paste <<\nb\n", "Flows/a.flow:2:1: this paste does not end. End it with a line '<<'"),
    (
      "== a\n@app B\n",
      "Flows/a.flow:2:1: '@app' holds for a whole file. Move it above the first case"
    ),
    (
      "== a\r\n",
      "Flows/a.flow:1:5: this line holds a carriage return. Lines end in a line feed alone; save the file that way"
    ),
    (
      "@budget performance 2s\n",
      "Flows/a.flow:1:9: 'performance 2s' does not fit. Write @budget perform 2s, in ms, s, m or h, a year at most. Did you mean 'perform'?"
    ),
  ])
  func `what cannot be read is said with its place and what to do`(_ text: String, _ words: String)
  {
    #expect(findings(text) == [words])
  }

  @Test func `a line that may not start so is refused with the list of starts`() {
    #expect(
      findings("== a\n* b\n") == [
        "Flows/a.flow:2:1: a line may not start with '* '. Start it with > (typed), ! (event), two "
          + "spaces (output), ~ (output with holes), ... (any output), ? (check), = (snapshot), "
          + ": (label), == (case), @ (setting) or # (comment)"
      ]
    )
  }

  @Test func `everything wrong is said at once`() {
    #expect(
      findings(
        "@flw 1\n@lt id = a\n== a\n! nope\n x\n? stat b\n== a\n@from b :x\n> c\n  d \n~ {{id}}\n"
      ).map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        == ["1:2", "2:2", "4:3", "5:1", "6:3", "7:4", "8:7", "10:4"]
    )
  }

  @Test(arguments: [
    (
      "== a\n! crash\n! resume\n",
      """
      3:3: the event 'crash' is not run yet: a conversation that outlives its program is not kept yet. Remove the line
      Flows/a.flow:4:3: the event 'resume' is not run yet: a conversation that outlives its program is not kept yet. Remove the line
      """
    ),
    (
      "@filter a* => b\n== a\n",
      "2:9: 'a*' also takes a text that is empty. Write one that takes at least a character"
    ),
    (
      "@width 40\n@width 41\n== a\n@width 3\n",
      "3:1: '@width' is already set in line 2. Remove one of them"
    ),
    (
      "@apps A B\n== a\n! app C\n",
      "4:7: 'C' is no app of this file. Name it in @apps. There is A, B"
    ),
    (
      "== a\n? value = {\"id\": \"{{id}}\"}\n",
      "3:19: '{{id}}' is not declared. Add @let id = REGEX"
    ),
    ("== a\n? trace ~ x {{id}}\n", "3:13: '{{id}}' is not declared. Add @let id = REGEX"),
    (
      "@flow 2\n== a\n",
      "2:7: '@flow 2' is a format of another time; this is format 1. Write @flow 1"
    ),
    ("== a\n> b\n~ is {{id}}\n", "4:6: '{{id}}' is not declared. Add @let id = REGEX"),
    ("== a\n== a\n", "3:4: a case 'a' is already in line 2. Give this one another title"),
    (
      "== a\n== A!\n",
      "3:4: 'A!' and the name in line 2 become one file name, 'a': capitals do not count, "
        + "nor does what follows 100 characters or 200 bytes, "
        + "and all but letters and digits is alike. "
        + "Give this one another name"
    ),
    (
      "== a\n= x\n= x\n",
      "4:3: the snapshot 'x' is already taken in line 3. Give this one another name"
    ),
    (
      "== a\n= x\n= X.\n",
      "4:3: 'X.' and the name in line 3 become one file name, 'x': capitals do not count, "
        + "nor does what follows 100 characters or 200 bytes, "
        + "and all but letters and digits is alike. "
        + "Give this one another name"
    ),
    (
      "== happy\n:x\n== b\n@from hapy :x\n",
      "5:7: there is no case 'hapy' in this file. Did you mean 'happy'?"
    ),
    (
      "== happy\n:here\n== b\n@from happy :her\n",
      "5:13: the case 'happy' has no ':her'. Did you mean ':here'?"
    ),
    (
      "== a\n@from a :x\n:x\n",
      "3:1: the case starts from itself: 'a' from 'a'. Let one of them begin anew"
    ),
    (
      "== a\n@from b :x\n:x\n== b\n@from a :x\n:x\n",
      """
      3:1: the case starts from itself: 'a' from 'b' from 'a'. Let one of them begin anew
      Flows/a.flow:6:1: the case starts from itself: 'b' from 'a' from 'b'. Let one of them begin anew
      """
    ),
    (
      "== a\n> b\n  c \n",
      "4:4: this row ends in a blank, and no output does. Remove what follows its last character"
    ),
  ])
  func `what cannot be run is refused with its place`(_ text: String, _ words: String) {
    #expect(findings("@app A\n" + text).joined(separator: "\n") == "Flows/a.flow:" + words)
  }

  @Test func `a flow without an app is refused`() {
    #expect(
      findings("== a\n> b\n") == [
        "Flows/a.flow:1:1: the file names no app. Add a line such as @app CoffeeShop above the first case"
      ]
    )
  }

  @Test func `formatting changes layout alone`() throws {
    let text = "\n\n@app A\n\n\n== one\n> x\n  a\n\n\n  b\n\n\n= c\n# two\n== two\n\n\n"
    #expect(
      try FlowFile.parse(text, path: "a.flow").formatted()
        == "@app A\n\n== one\n> x\n  a\n\n\n  b\n\n= c\n\n# two\n== two\n"
    )
  }

  @Test func `whatever is accepted is printed as it was`() throws {
    var random = SplitMix(seed: 1)
    let pieces = [
      "", "# note", "@flow 1", "@width 44", "== a", "== b [todo]", "> hi", ">", "! tap x",
      "! paste <<\na\n\n== no\n<<", "  text", "   text  ", "~ {{*}} x", "...", "? state idle",
      "= s",
      ":l", "  ",
    ]
    var accepted = 0
    for _ in 0..<500 {
      let count = Int.random(in: 0...12, using: &random)
      let rows = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }
      let text =
        "== first\n> go\n" + rows.joined(separator: "\n")
        + (Bool.random(using: &random) ? "\n" : "")
      guard let file = try? FlowFile.parse(text, path: "a.flow") else { continue }
      accepted += 1
      #expect(file.text == text)
      #expect(file.updated(by: []).text == text)
      let formatted = try FlowFile.parse(file.formatted(), path: "a.flow")
      #expect(formatted.cases.map(\.title) == file.cases.map(\.title))
      #expect(
        formatted.cases.flatMap(\.steps).map(\.rows) == file.cases.flatMap(\.steps).map(\.rows)
      )
      #expect(formatted.formatted() == formatted.text)
    }
    #expect(accepted > 20)
  }
}
