import SnippetFoundation
import Testing

@testable import SnippetTesting

/// What a flow file cannot say is not written, and what a file says otherwise is seen.
@Suite(.withoutEnvironment, .snippets(record: .all)) struct TranscriptSafetyTests {
  /// The failures of keeping a conversation, and the file that was written.
  private func keep(
    _ label: String? = nil,
    function: String = "`a kept one`()",
    kept: String? = nil,
    mode: RecordingMode = .all,
    clock: Date? = nil,
    exhaustivity: Exhaustivity = .on,
    _ body: @escaping @Sendable (Conversation) async throws -> Void
  ) async throws -> (words: [String], file: String?) {
    try await ScratchPackage.with { package in
      let path = "Flows/cardtests/a-kept-one.flow"
      if let kept { try package.write(kept, to: path) }
      let words = Lock<[String]>([])
      try await withKnownIssue(isIntermittent: true) {
        try await withSnippetSettings(record: mode) {
          try await Conversation.with(
            .lending,
            clock: clock,
            exhaustivity: exhaustivity,
            filePath: package.testFile,
            function: function
          ) { library in
            try await body(library)
            library.assertTranscript(named: label, filePath: package.testFile)
            library.leaveOpen()
          }
        }
      } matching: { issue in
        words.withLock { $0.append(issue.comments.first?.rawValue ?? "\(issue)") }
        return true
      }
      let file = try package.files.first { $0.hasSuffix(".flow") }.map { try package.read($0) }
      return (words.withLock { $0 }, file)
    }
  }

  private static let written = "was written. Read it, then run again without recording"

  // MARK: At the call

  @Test(arguments: [
    ("a\nb", "is more than one line"), ("cr\rx", "is more than one line"),
    ("nul\0x", "holds a NUL, which nobody can type"),
  ])
  func `what nobody can give at once is refused at the call`(
    text: String,
    why: String
  )
    async throws
  {
    try await Conversation.with(.lending) { library in
      let quoted = text.debugDescription
      await expectFailure(
        "\(quoted) \(why). Call type(_:) for each line, or paste(_:)"
      ) { await library.type(text) }
      await expectFailure("\(quoted) \(why). It takes the form: tap LABEL") {
        await library.tap(text)
      }
      await expectFailure("\(quoted) \(why). Give paste(_:) each line by itself") {
        await library.paste(["x", text])
      }
      #expect(library.transcript.isEmpty)
    }
  }

  @Test(arguments: [Duration.seconds(-5), .seconds(Int64.max), .seconds(367 * 86_400)])
  func `nobody waits into the past, nor longer than a flow does`(time: Duration) async throws {
    try await Conversation.with(.lending) { library in
      await expectFailure(
        "nobody can wait \(time): time does not go back, and at most 366 days pass at once"
      ) { await library.wait(time) }
    }
  }

  // MARK: In the file

  @Test func `what a flow cannot say is named, and nothing is written`() async throws {
    let deeds: [(String, @Sendable (Conversation) async -> Void)] = [
      (
        "'wait \(Duration.nanoseconds(1_500))'. Wait whole milliseconds",
        { await $0.wait(.nanoseconds(1_500)) }
      ),
      (
        "'fail(\"My Effect\", \"broken\")'. "
          + "The effect's name is one word there, and the reason is not empty",
        { $0.fail("My Effect", "broken") }
      ),
      (
        "'fail(\"E\", \"two\\nlines\")': its line is read as something else",
        { $0.fail("E", "two\nlines") }
      ),
      (
        "'paste [\"x\", \"<<\", \"  y\"]'. A line '<<' ends what is pasted",
        { await $0.paste(["x", "<<", "  y"]) }
      ),
      ("'tap a␉b': its line is read as something else", { await $0.tap("a\tb") }),
    ]
    for (words, deed) in deeds {
      // Nothing runs the effects that are to fail.
      let (said, file) = try await keep(exhaustivity: .off) { await deed($0) }
      #expect(said == ["a flow file cannot say \(words)"])
      #expect(file == nil)
    }
  }

  @Test(arguments: [
    ("`marks [todo]`()", nil, "== marks (todo)"), ("`a (b) c`()", nil, "== a (b) c"),
    ("plain()", nil, "== plain"), ("x()", "b [only]", "== b (only)"),
    ("x()", "two\nlines", "== two lines"), ("x()", "a [b] c", "== a [b] c"),
  ])
  func `a title is no mark`(function: String, label: String?, title: String) async throws {
    let (said, file) = try await keep(label, function: function) { await $0.type("lend") }
    #expect(said.count == 1 && said.first?.hasSuffix(Self.written) == true)
    #expect(file?.components(separatedBy: "\n").contains(title) == true)
  }

  @Test func `a clock keeps its milliseconds`() async throws {
    let clock = Date(timeIntervalSince1970: 1_767_225_600.235)
    let (said, file) = try await keep(clock: clock) { await $0.type("lend") }
    #expect(said.first?.hasSuffix(Self.written) == true)
    #expect(file?.contains("\n@clock 2026-01-01T00:00:00.235Z\n") == true)
    let (again, _) = try await keep(kept: file, mode: .never, clock: clock) {
      await $0.type("lend")
    }
    #expect(again == [])
    let odd = Date(timeIntervalSince1970: 1.234_56)
    #expect(
      try await keep(clock: odd) { await $0.type("lend") }.words
        == ["a flow file cannot say a clock that begins within a millisecond. Give whole ones"]
    )
  }

  // MARK: Compared

  private static let paste: @Sendable (Conversation) async -> Void = {
    await $0.paste(["# lend", "@ lend", "== lend", ":lend"])
  }

  @Test func `lines of a paste are compared, whatever they begin with`() async throws {
    let file = try #require(try await keep { await Self.paste($0) }.file)
    #expect(file.contains("! paste <<\n# lend\n@ lend\n== lend\n:lend\n<<\n"))
    #expect(try await keep(kept: file, mode: .never) { await Self.paste($0) }.words == [])
    for line in ["# lend", "@ lend", "== lend", ":lend"] {
      let edited = file.replacing("\(line)\n", with: "\(line)s\n")
      let (said, _) = try await keep(kept: edited, mode: .never) { await Self.paste($0) }
      #expect(said.first?.hasPrefix("the conversation differs from Flows/") == true)
      #expect(said.first?.contains("\(line)s\n") == true)
    }
  }

  @Test(arguments: [
    ("@width 44", "@width 40"), ("@clock 2026-01-01T00:00:00Z", "@clock 2027-01-01T00:00:00Z"),
    ("@width 44", "@width 44\n@locale de_DE"), ("@width 44", "@width 44\n@seed 3"),
    ("@width 44", "@width 44\n@budget perform 1s"),
  ])
  func `settings are compared, and written anew`(line: String, other: String) async throws {
    let body: @Sendable (Conversation) async -> Void = { await $0.type("lend") }
    let file = try #require(try await keep { await body($0) }.file)
    let edited = file.replacing(line, with: other)
    let (said, _) = try await keep(kept: edited, mode: .never) { await body($0) }
    #expect(said.first?.hasPrefix("the conversation differs from Flows/") == true)
    #expect(said.first?.contains(other.components(separatedBy: "\n").last ?? "") == true)
    #expect(try await keep(kept: edited, mode: .changed) { await body($0) }.file == file)
  }

  @Test func `settings that change nothing may stand in the file, or be left out`() async throws {
    let body: @Sendable (Conversation) async -> Void = { await $0.type("lend") }
    let file = try #require(try await keep { await body($0) }.file)
    let edited =
      file
      .replacing(
        "@width 44\n@clock 2026-01-01T00:00:00Z\n",
        with: "@seed 0\n@widths 20 30\n@let a = b\n"
      )
      .replacing("> lend\n", with: "# a comment\n> lend\n:there\n")
    #expect(try await keep(kept: edited, mode: .never) { await body($0) }.words == [])
  }

  @Test func `any rows of one step are none of the next`() async throws {
    let body: @Sendable (Conversation) async -> Void = {
      await $0.type("lend")
      await $0.cancel()
    }
    let file = try #require(try await keep { await body($0) }.file)
    let step = try #require(file.range(of: "! cancel"))
    let edited = file[..<step.lowerBound] + "...\n? state asking\n"
    let (said, _) = try await keep(kept: String(edited), mode: .never) { await body($0) }
    #expect(said.first?.hasPrefix("the conversation differs from Flows/") == true)
  }

  @Test func `a file that cannot be read says where, and stays`() async throws {
    let kept = "@flow 1\n@app Lending\n\n== a\n> lend\n^ odd\n"
    for mode in [RecordingMode.never, .all] {
      let (said, file) = try await keep(kept: kept, mode: mode) { await $0.type("lend") }
      #expect(said.first?.hasPrefix("Flows/cardtests/a-kept-one.flow:6:1: a line may not") == true)
      #expect(file == kept)
    }
  }

  @Test func `a kept conversation that is a link stays one`() throws {
    try ScratchPackage.with { package in
      let transcript = "@flow 1\n@app Lending\n\n== a\n> lend\n...\n"
      try package.write("@flow 1\n@app Lending\n\n== a\n> return\n...\n", to: "Flows/kept.flow")
      let link = package.folder.appendingPathComponent("Flows/b.flow")
      try FileManager.default.createSymbolicLink(
        atPath: link.path,
        withDestinationPath: "kept.flow"
      )
      let store = TranscriptStore(file: link, name: "Flows/b.flow", label: "b")
      let new = try TranscriptFile(transcript, name: "Flows/b.flow")
      let words = try store.problem(of: new, mode: .all)?.words ?? ""
      #expect(words.hasPrefix("Flows/b.flow was written"))
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
      #expect(target == "kept.flow")
      #expect(try package.read("Flows/kept.flow").contains("> lend"))
    }
  }
}
