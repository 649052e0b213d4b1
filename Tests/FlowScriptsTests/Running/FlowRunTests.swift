import FlowEngine
import FlowFormat
import Snapshots
import SnippetFoundation
import Testing

@testable import FlowScripts

@Suite struct FlowRunTests {
  private let app = HostedApp(name: "Empty", modules: [])

  private func run(_ text: String, filters: [FlowFilter] = []) async throws -> FlowRunReport {
    let file = try FlowFile.parse("@app Empty\n" + text, path: "Flows/a.flow")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    let app = app
    return await FlowRun(
      app: { $0 == "Empty" ? app : nil },
      files: [file],
      filters: filters,
      snapshots: folder.appendingPathComponent("Snapshots")
    ).run()
  }

  @Test(arguments: [
    ("== a\n! heal X\n", 0),
    ("== a\n! heal X\n? effect X = 1\n", 1),
    ("== a [only]\n! heal X\n", 1),
    ("== a [skip later]\n! heal X\n", 3),
    ("== a [todo]\n", 3),
    ("== a [xfail known]\n? effect X = 1\n", 0),
    ("== a [xfail known]\n? effect X = 0\n", 1),
    ("== a\n= card\n", 1),
  ])
  func `the exit code says what came of a run`(_ text: String, _ code: Int32) async throws {
    #expect(try await run(text).exitCode == code)
  }

  @Test func `an app this program does not run is said, with 2`() async throws {
    let file = try FlowFile.parse("@app Other\n== a\n> b\n", path: "Flows/a.flow")
    let report = await FlowRun(app: { _ in nil }, files: [file]).run()
    #expect(report.exitCode == 2)
    #expect(
      report.text() == """
        FAIL  Flows/a.flow:2 a
          Flows/a.flow:1:6: this program runs no app called 'Other'
        1 failed
        """
    )
  }

  @Test func `an app that is like none of the program's is said with those that there are`()
    async throws
  {
    let file = try FlowFile.parse("@app RdApp\n== a\n> b\n", path: "a.flow")
    // The program's own app is one of its image as well.
    let known = ["Kiosk", "Kiosk", "Rd"]
    let report = await FlowRun(app: { _ in nil }, knownApps: known, files: [file]).run()
    let words = "a.flow:1:6: this program runs no app called 'RdApp'. There is Kiosk, Rd\n"
    #expect(report.text().contains(words))
  }

  /// The report of a run over flows found in a folder, each of an app; this program runs Kiosk and Kitchen.
  private func run(appsInFolder apps: [String]) async throws -> FlowRunReport {
    let files = try apps.map { app in
      var file = try FlowFile.parse("@app \(app)\n== a\n! heal X\n", path: "Flows/\(app).flow")
      file.isFromFolder = true
      return file
    }
    let known = ["Kiosk", "Kitchen"]
    return await FlowRun(
      app: { known.contains($0) ? HostedApp(name: $0, modules: []) : nil },
      knownApps: known,
      files: files,
      snapshots: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    ).run()
  }

  @Test func `flows of other apps in a folder are left out, counted and named`() async throws {
    let report = try await run(appsInFolder: ["Garage", "Kiosk", "Garden", "Garage"])
    #expect(report.exitCode == 0)
    #expect(
      report.text() == """
        ok    Flows/Kiosk.flow:2 a
        1 passed
        3 flows of other apps not played: Garage, Garden
        """
    )
    #expect(try await run(appsInFolder: ["Garage"]).exitCode == 3)
  }

  @Test(arguments: ["kiosk", "Kiosks", "KioskApp", "Kitchn", "Ktichen"])
  func `a slip for a known app is an error in a folder too`(_ name: String) async throws {
    let report = try await run(appsInFolder: [name, "Kiosk"])
    #expect(report.exitCode == 2)
    #expect(report.text().contains("this program runs no app called '\(name)'. Did you mean 'Ki"))
  }

  @Test(arguments: ["Kiosk2", "Kitchenette", "Kit", "Disco"])
  func `another name is another app`(_ name: String) async throws {
    #expect(try await run(appsInFolder: [name, "Kiosk"]).exitCode == 0)
  }

  @Test func `a run can be one line's case or one title's`() async throws {
    let text = "== one\n! heal X\n\n== two\n! heal X\n"
    let byLine = try await run(text, filters: [.line(path: "Flows/a.flow", line: 6)])
    #expect(byLine.cases.map(\.title) == ["two"])
    #expect(try await run(text, filters: [.title("one")]).cases.map(\.title) == ["one"])
    #expect(try await run(text, filters: [.title("none")]).exitCode == 3)
  }

  @Test func `a line or a title that fits no case is told, beside those that do`() async throws {
    let text = "== one\n! heal X\n\n== two\n! heal X\n"
    let filters: [FlowFilter] = [
      .line(path: "Flows/a.flow", line: 6), .line(path: "Flows/a.flow", line: 1), .title("tow"),
      .title("TWO"), .title("eleven"),
    ]
    let report = try await run(text, filters: filters)
    #expect(
      report.text() == """
        ok    Flows/a.flow:5 two
        note: Flows/a.flow:1: no case holds this line
        note: no case has 'tow' in its title. Did you mean 'two'?
        note: no case has 'eleven' in its title
        1 passed; obsolete snapshots not checked
        """
    )
    let nothing = try await run(text, filters: [.title("tow")])
    #expect(nothing.exitCode == 3)
    #expect(nothing.text().hasSuffix("Did you mean 'two'?\nno case was run"))
    #expect(nothing.tap(version: 13).contains("# no case has 'tow' in its title."))
  }

  @Test func `a check that does not hold is shown and rewritten`() async throws {
    let report = try await run("== a\n! heal X\n? effect X = 1\n? state asking\n")
    #expect(
      report.text() == """
        FAIL  Flows/a.flow:2 a
          Flows/a.flow:4:1: '? effect X = 1' does not hold
          -  X = 1
          +  X = 0
          Flows/a.flow:5:1: '? state asking' does not hold
          -  asking
          +  idle
        1 failed
        """
    )
    let file = try FlowFile.parse(
      "@app Empty\n== a\n! heal X\n? effect X = 1\n? state asking\n",
      path: "Flows/a.flow"
    )
    #expect(
      file.updated(by: report.cases).text
        == "@app Empty\n== a\n! heal X\n? effect X = 0\n? state idle\n"
    )
  }

  @Test func `a case starts from a label of another`() async throws {
    let report = try await run("== a\n! heal X\n:here\n! heal Y\n== b\n@from a :here\n! heal Z\n")
    #expect(report.exitCode == 0)
    #expect(report.cases[1].steps.count == 1)
  }

  @Test func `cases side by side give what they give one after another`() async throws {
    let text = (1...12).map { "== case \($0)\n! heal X\n? effect X = \($0 % 2)\n" }.joined()
    let file = try FlowFile.parse("@app Empty\n" + text, path: "Flows/a.flow")
    let app = app
    var texts: Set<String> = []
    for width in [1, 4, 12] {
      texts.insert(await FlowRun(app: { _ in app }, files: [file], width: width).run().text())
    }
    #expect(texts.count == 1)
  }

  @Test func `a flow that is not there is refused`() {
    #expect(throws: FlowLoadError.noSuchFile("nowhere.flow", nearest: [])) {
      try FlowSuite.load(paths: ["nowhere.flow"])
    }
  }

  @Test func `output that is not as written is shown as a diff`() async throws {
    let report = try await run("== a\n! heal X\n  hello\n")
    #expect(
      report.text() == """
        FAIL  Flows/a.flow:2 a
          Flows/a.flow:3:1: the output differs after '! heal X'
          -   1  hello
          If the new output is right, run the app's 'flow run' with --update
        1 failed
        """
    )
  }

  @Test func `a flow file is rewritten only when that is asked for`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.flow").path
    let text = "@app Empty\n== a\n! heal X\n  hello\n\n== b\n! heal Y\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let app = app
    func run(_ update: FlowRun.Update) async throws -> FlowRunReport {
      await FlowRun(
        app: { _ in app },
        files: try FlowSuite.load(paths: [path]),
        snapshots: folder.appendingPathComponent("Snapshots"),
        update: update
      ).run()
    }
    #expect(try await run(.never).exitCode == 1)
    #expect(try FlowSuite.read(path).text == text)
    let updating = try await run(.steps)
    #expect(updating.exitCode == 1)
    #expect(updating.updated == [path])
    #expect(try FlowSuite.read(path).text == "@app Empty\n== a\n! heal X\n\n== b\n! heal Y\n")
    #expect(try await run(.steps).exitCode == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.flow"])
  }

  @Test(
    arguments: [
      ([.line(path: "Flows/a.flow", line: 3)], ["a latte"]),
      ([.line(path: "Flows/a.flow", line: 3), .file("Flows/b.flow")], ["a latte"]),
      ([.line(path: "Flows/a.flow", line: 3), .file("Flows/a.flow")], ["a latte", "a mocha"]),
      ([.file("Flows/b.flow")], []),
      ([.title("latte"), .title("mocha")], ["a latte", "a mocha"]),
      ([.file("Flows/a.flow"), .title("Mocha")], ["a mocha"]),
      ([.line(path: "Flows/a.flow", line: 3), .title("mocha")], []),
    ] as [([FlowFilter], [String])]
  )
  func `a place and a title are both asked for, one of several of each is enough`(
    _ filters: [FlowFilter],
    _ titles: [String]
  ) async throws {
    let report = try await run("== a latte\n! heal X\n\n== a mocha\n! heal X\n", filters: filters)
    #expect(report.cases.map(\.title) == titles)
  }

  @Test(.enabled(if: geteuid() != 0, "root reads every folder"))
  func `a folder that cannot be read is refused, and so is one in it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    let locked = folder.appendingPathComponent("locked")
    try FileManager.default.createDirectory(at: locked, withIntermediateDirectories: true)
    defer {
      chmod(locked.path, 0o700)
      try? FileManager.default.removeItem(at: folder)
    }
    try Data("@app Empty\n== a\n".utf8).write(to: folder.appendingPathComponent("a.flow"))
    #expect(try FlowSuite.load(paths: [folder.path]).count == 1)
    chmod(locked.path, 0)
    for path in [folder.path, locked.path] {
      #expect(throws: SnapshotStore.Unusable.self) {
        try FlowSuite.load(paths: [path])
      }
    }
  }

  @Test func `a folder stands for the flows in it, and a line for its case`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["b", "a"] {
      let file = folder.appendingPathComponent("\(name).flow")
      try Data("@app Empty\n== \(name)\n".utf8).write(to: file)
    }
    let path = folder.path
    #expect(
      try FlowSuite.load(paths: [path, "\(path)/a.flow:2"]).map(\.path)
        == ["\(path)/a.flow", "\(path)/b.flow"]
    )
    #expect(
      FlowSuite.filters(in: ["\(path)/a.flow:2", path])
        == [
          .line(path: "\(path)/a.flow", line: 2), .file("\(path)/a.flow"),
          .file("\(path)/b.flow"),
        ]
    )
    #expect(FlowSuite.filters(in: [path]) == [])
    #expect(
      try FlowSuite.load(paths: ["\(path)/a.flow", "\(path)/./a.flow", path]).map(\.path)
        == ["\(path)/a.flow", "\(path)/b.flow"]
    )
    #expect(
      FlowSuite.filters(in: ["\(path)/a.flow", "\(path)/../\(folder.lastPathComponent)/a.flow:2"])
        == [.file("\(path)/a.flow"), .line(path: "\(path)/a.flow", line: 2)]
    )
    #expect(
      throws: FlowLoadError.noSuchFile(
        "\(path)/c.flow",
        nearest: ["\(path)/a.flow", "\(path)/b.flow"]
      )
    ) {
      try FlowSuite.load(paths: ["\(path)/c.flow"])
    }
  }
}
