import FlowEngine
import Snapshots
import SnippetFoundation
import Snippets
import Testing

@testable import FlowFormat
@testable import TerminalDialogue

struct FlowRecorderTests {
  private func recorder() -> FlowRecorder {
    FlowRecorder(
      app: "CoffeeShop",
      columns: 44,
      seed: 7,
      start: Date(timeIntervalSince1970: 1_767_603_600)
    )
  }

  @Test func `a text of several lines is recorded as the paste that it was`() {
    var recorder = recorder()
    recorder.typed("one\n\u{1B}two", isSecret: false)
    recorder.typed("PIN\n1234", isSecret: true)
    recorder.typed("one\n<<", isSecret: false)
    #expect(
      recorder.text.hasSuffix(
        "\n! paste <<\none\n\u{1B}two\n<<\n> (secret)\n> (left out)\n"
      )
    )
  }

  @Test func `any line is said again as it was typed`() throws {
    let pieces = [
      "a", "order", " ", "  ", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1B}[1m", "\u{7F}",
      "\u{2028}",
      "\u{FEFF}", "\u{202E}", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "<<", "> ", "== x", "...", "#",
      "(secret)",
      "\u{3000}", "/trace", "{{*}}", "\u{1F}",
    ]
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
    var state = seed
    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
    for _ in 0..<500 {
      var recorder = recorder()
      let texts = (0..<4).map { _ in
        let isPaste = roll(4) == 0
        return (0..<(isPaste ? 2 + roll(2) : 1)).map { _ in
          (0..<roll(6)).map { _ in pieces[roll(pieces.count)] }.joined()
        }
      }
      for lines in texts { recorder.typed(lines.joined(separator: "\n"), isSecret: false) }
      let file = try FlowFile.parse(recorder.text, path: "a.flow")
      let said = file.cases[0].steps.map { step -> [String] in
        switch step.input {
        case .typed(let line): [line]
        case .event(_, _, let pasted): pasted
        }
      }
      let expected = texts.map { lines in
        lines.count > 1 && lines.contains { $0.utf8.elementsEqual("<<".utf8) }
          ? [FlowRecorder.unsayable] : lines
      }
      let isSame = zip(said.joined(), expected.joined()).allSatisfy {
        $0.utf8.elementsEqual($1.utf8)
      }
      #expect(said.map(\.count) == expected.map(\.count) && isSame, "seed \(seed)")
    }
  }

  @Test(arguments: ["a\0b", "a\rb", "a\r\nb", String(repeating: "x", count: 65_535), "a\n<<"])
  func `what no flow can hold is left out, and the case says so`(line: String) throws {
    var recorder = recorder()
    recorder.typed(line, isSecret: false)
    let flowCase = try FlowFile.parse(recorder.text, path: "a.flow").cases[0]
    #expect(
      flowCase.mark == .skip("what no flow can hold is left out: type it in place of (left out)")
    )
    #expect(flowCase.steps.map(\.input) == [.typed("(left out)")])
  }

  @Test func `a row that no line of a flow can hold is left out, and the file says so`() throws {
    var recorder = recorder()
    recorder.typed("note", isSecret: false)
    let most = String(repeating: "x", count: FlowLine.longest - 2)
    recorder.showed(["before", most, most + "x", "a\tb", "after"])
    recorder.typed("more", isSecret: false)
    recorder.showed(["▒" + most, most + "x"], isCovered: true)
    let flowCase = try FlowFile.parse(recorder.text, path: "a.flow").cases[0]
    #expect(flowCase.mark == nil)
    #expect(
      flowCase.steps.map(\.rows) == [
        [.literal("before"), .literal(most), .anything, .literal("after")], [.anything],
      ]
    )
    #expect(
      recorder.text.hasSuffix(
        "\n> more\n# What came here fits no line of a flow, which has at most 65536 bytes and no tab.\n...\n"
      )
    )
  }

  @Test func `a recording ends before it is larger than a flow may be`() throws {
    var recorder = FlowRecorder(app: "A", columns: 44, seed: nil, start: .now, mostBytes: 30)
    for word in ["one", "two", "six"] {
      recorder.typed(word, isSecret: false)
      recorder.showed(["said \(word)"])
    }
    #expect(
      recorder.text.hasSuffix("> one\n  said one\n# The recording ended here, at 1 steps.\n")
    )
    #expect(try FlowFile.parse(recorder.text, path: "a.flow").cases[0].steps.count == 1)
  }

  @Test func `what measures time is recorded without what it measured`() {
    var recorder = recorder()
    recorder.typed("/trace", isSecret: false)
    recorder.showed(["   0.000123  intent Order"])
    recorder.typed("/TIME ", isSecret: false)
    recorder.showed(["perform 0.1 of 30 s"])
    recorder.typed("/tracer", isSecret: false)
    recorder.showed(["There is no '/tracer'."])
    #expect(
      recorder.text.hasSuffix(
        """
        == a recorded conversation
        > /trace
        ...
        > /TIME 
        ...
        > /tracer
          There is no '/tracer'.

        """
      )
    )
  }

  @Test func `what came because time passed stands below a wait`() {
    var recorder = recorder()
    recorder.typed("start", isSecret: false)
    recorder.showed(["Counting."])
    recorder.waited(.seconds(1))
    recorder.showed(["2 left"])
    recorder.waited(.microseconds(1_500_200))
    recorder.showed(["1 left"])
    recorder.typed("more", isSecret: false)
    recorder.waited(.milliseconds(61_501))
    #expect(
      recorder.text.hasSuffix(
        """
        > start
          Counting.
        ! wait 1s
          2 left
        ! wait 501ms
          1 left
        > more
        ! wait 60s

        """
      )
    )
  }

  @Test func `what slept while a person thought has slept in the flow`() {
    var recorder = recorder()
    recorder.typed("start", isSecret: false)
    recorder.now = { .seconds(4) }
    recorder.typed("more", isSecret: false)
    recorder.typed("most", isSecret: false)
    #expect(recorder.text.hasSuffix("> start\n! wait 4s\n> more\n> most\n"))
  }

  @Test func `a conversation becomes a flow file`() {
    var recorder = recorder()
    recorder.showed(["a greeting belongs to no step"])
    recorder.typed("order", isSecret: false)
    recorder.showed(["How many?", "", "[1] one  ", ""])
    recorder.typed("hunter2", isSecret: true)
    recorder.showed(["Thanks."])
    recorder.happened("key C-c")
    #expect(
      recorder.text == """
        @flow 1
        @app CoffeeShop
        @width 44
        @clock 2026-01-05T09:00:00Z
        @seed 7

        == a recorded conversation [skip a secret is left out: write it in place of (secret)]
        > order
          How many?

          [1] one
        > (secret)
          Thanks.
        ! key C-c

        """
    )
  }

  @Test func `a file says in which zone and in which colours it was recorded`() {
    let recorder = FlowRecorder(
      app: "Shop",
      columns: 44,
      seed: nil,
      start: Date(timeIntervalSince1970: 1_767_603_600),
      colorScheme: .dark,
      zone: TimeZone(identifier: "America/New_York") ?? .gmt
    )
    #expect(
      recorder.text == """
        @flow 1
        @app Shop
        @width 44
        @clock 2026-01-05T09:00:00Z
        # Times of day are those of America/New_York here, and UTC's in a flow; 'flow record' converses in UTC.

        == a recorded conversation [todo]
        ! appearance dark

        """
    )
  }

  @Test func `past the last step that is kept nothing is, and that is said once`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    var recorder = FlowRecorder(
      app: "Shop",
      columns: 44,
      seed: nil,
      start: Date(timeIntervalSince1970: 1_767_603_600),
      mostSteps: 3
    )
    #expect(recorder.record(to: file.path).count == 1)
    for number in 1...6 {
      recorder.typed("line \(number)", isSecret: number > 2)
      recorder.showed(["row \(number)"])
      #expect(recorder.write() == nil)
      let news = recorder.news()
      #expect(news.count == (number == 3 ? 1 : 0))
      #expect(news.allSatisfy { $0.contains("has ended at 3 steps") })
      recorder.waited(.seconds(number))
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorder.text)
    #expect(
      text.hasSuffix(
        """
        == a recorded conversation
        > line 1
          row 1
        ! wait 1s
        > line 2
          row 2
        # The recording ended here, at 3 steps.

        """
      )
    )
    #expect(try FlowFile.parse(text, path: "a.flow").cases[0].steps.count == 3)
  }

  @Test func `work that goes on is expected by name, till it has ended`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    let left = Lock<[String]>([])
    var recorder = recorder()
    recorder.workLeft = { left.withLock { $0 } }
    _ = recorder.record(to: file.path)
    recorder.typed("remind me", isSecret: false)
    recorder.showed(["I will."])
    left.withLock { $0 = ["Remind Me", "Wake {{ Me", "Remind Me"] }
    #expect(recorder.write() == nil)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text.hasSuffix(
        """
        > remind me
          I will.
        ? trace ~ left behind: Remind Me goes on{{*}}
        ? trace ~ left behind: Remind Me goes on{{*}}
        ? trace ~ left behind: Wake {{*}} Me goes on{{*}}

        """
      ),
      "\(text)"
    )
    #expect(try FlowFile.parse(text, path: "a.flow").check().isEmpty)
    left.withLock { $0 = [] }
    #expect(recorder.write() == nil)
    #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("> remind me\n  I will.\n"))
  }

  @Test func `after every turn the file is whole, whatever the turn changed`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    var recorder = recorder()
    recorder.typed("before", isSecret: false)
    #expect(recorder.record(to: file.path).count == 1)
    func isWhole() throws -> Bool {
      let problem = recorder.write()
      return try problem == nil && String(contentsOf: file, encoding: .utf8) == recorder.text
    }
    recorder.showed(["one", "é", ""])
    #expect(try isWhole())
    recorder.waited(.seconds(100))
    #expect(try isWhole())
    recorder.happened("key C-c")
    #expect(try isWhole())
    recorder.showed(["two", "", ""])
    #expect(try isWhole())
    recorder.showed(["three"])
    #expect(try isWhole())
    recorder.typed("/trace", isSecret: false)
    recorder.showed(["1 ms", "2 ms"])
    #expect(try isWhole())
    recorder.typed("1234", isSecret: true)
    #expect(try isWhole())
    recorder.typed("a\nb", isSecret: false)
    #expect(try isWhole())
    // Somebody else wrote in it, or took it away.
    try Data("mine".utf8).write(to: file)
    recorder.typed("more", isSecret: false)
    #expect(try isWhole())
    try FileManager.default.removeItem(at: file)
    recorder.showed(["more"])
    #expect(try isWhole())
  }

  @Test func `a long conversation is not written anew each turn`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    var recorder = recorder()
    #expect(recorder.record(to: file.path).count == 1)
    var nodes: Set<UInt64> = []
    for number in 0..<100 {
      recorder.typed("line \(number)", isSecret: false)
      recorder.showed(["row \(number)"])
      #expect(recorder.write() == nil)
      let facts = try FileManager.default.attributesOfItem(atPath: file.path)
      nodes.insert(try #require(facts[.systemFileNumber] as? UInt64))
    }
    #expect(nodes.count == 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == recorder.text)
  }

  @Test func `a file that is there is not written over`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    var recorder = recorder()
    #expect(recorder.record(to: "") == ["Type /record FILE, with a name that ends in .flow."])
    #expect(recorder.record(to: "a.txt")[0].contains("'a.txt' is no name for a flow"))
    #expect(recorder.record(to: "/no/such/a.flow")[0].contains("cannot be written"))
    #expect(recorder.record(to: file.path)[0].hasPrefix("This conversation is written to"))
    #expect(try String(contentsOf: file, encoding: .utf8) == recorder.text)
    var other = self.recorder()
    #expect(other.record(to: file.path)[0].contains("is there already"))
  }
}
