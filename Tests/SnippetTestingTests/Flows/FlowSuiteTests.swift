import SnippetFoundation
import Testing

@testable import SnippetTesting

@Suite(.withoutEnvironment) struct FlowSuiteTests {
  /// A package of its own with one flow, removed afterwards.
  private func withFlow(
    _ text: String,
    _ body: (_ testFile: String, _ folder: URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    let flows = folder.appendingPathComponent("Flows")
    try FileManager.default.createDirectory(at: flows, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try Data(text.utf8).write(to: flows.appendingPathComponent("a.flow"))
    try await body(folder.appendingPathComponent("Tests/ATests.swift").path, folder)
  }

  private let app = TestApp(name: "Empty", modules: [])

  @Test func `each case is one test, named`() async throws {
    try await withFlow("@app Empty\n== one\n== two\n") { file, _ in
      let suite = FlowSuite("Flows", app: app, filePath: file)
      #expect(suite.cases.map(\.testDescription) == ["a: one", "a: two"])
    }
  }

  @Test func `flows of other apps in a folder are counted in a last case that passes`() async throws
  {
    try await withFlow("@app Empty\n== one\n! heal X\n") { file, folder in
      for (name, app) in [("b", "Library"), ("c", "Garage")] {
        let flow = folder.appendingPathComponent("Flows/\(name).flow")
        try Data("@app \(app)\n== theirs\n> hello\n".utf8).write(to: flow)
      }
      let suite = FlowSuite("Flows", app: app, filePath: file)
      let note = "2 flows of other apps not played: Garage, Library"
      #expect(suite.cases.map(\.testDescription) == ["a: one", note])
      for flow in suite.cases { try await flow.run() }
    }
  }

  @Test(arguments: [
    ("Flows", "Emty", "b.flow:1:6: this program runs no app called 'Emty'. Did you mean 'Empty'?"),
    (
      "Flows/b.flow", "Garage",
      "b.flow:1:6: this program runs no app called 'Garage'. There is Empty"
    ),
    ("Flows", "Garage", ""),
  ])
  func `a slip for an app's name, and an unknown app in a file that is named, fail`(
    path: String,
    name: String,
    words: String
  ) async throws {
    try await withFlow("@app Empty\n== one\n! heal X\n") { file, folder in
      let flow = folder.appendingPathComponent("Flows/b.flow")
      try Data("@app \(name)\n== theirs\n> hello\n".utf8).write(to: flow)
      let cases = FlowSuite(path, app: app, filePath: file).cases
      try await withKnownIssue {
        for flow in cases { try await flow.run() }
      } when: {
        !words.isEmpty
      } matching: { issue in
        issue.comments.first?.rawValue.hasSuffix(words) == true
      }
    }
  }

  @Test func `a folder with flows of other apps alone fails`() async throws {
    try await withFlow("@app Garage\n== one\n") { file, _ in
      try await withKnownIssue {
        for flow in FlowSuite("Flows", app: app, filePath: file).cases { try await flow.run() }
      } matching: { issue in
        issue.comments.first?.rawValue.hasSuffix(
          "Flows: the folder holds no flow of Empty. Flows name their app with @app"
        ) == true
      }
    }
  }

  @Test func `a case that holds passes, and nothing is written`() async throws {
    try await withFlow("@app Empty\n== one\n! heal X\n? quiet\n? state idle\n") { file, folder in
      for flow in FlowSuite("Flows", app: app, filePath: file).cases { try await flow.run() }
      let found = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(found == ["Flows", "Package.swift"])
    }
  }

  @Test func `what differs fails at the flow's own line`() async throws {
    try await withFlow("@app Empty\n== one\n! heal X\n? effect X = 1\n") { file, folder in
      let cases = FlowSuite("Flows", app: app, filePath: file).cases
      try await withKnownIssue {
        for flow in cases { try await flow.run() }
      } matching: { issue in
        issue.sourceLocation?.line == 4
          && issue.sourceLocation?.fileName == "a.flow"
          && issue.comments.first?.rawValue.hasSuffix(
            "/Flows/a.flow:4:1: '? effect X = 1' does not hold\n-  X = 1\n+  X = 0"
          ) == true
      }
    }
  }

  @Test func `a file that cannot be read is a case that fails and says why`() async throws {
    try await withFlow("@app Empty\n== one\n! hael X\n") { file, _ in
      let cases = FlowSuite("Flows", app: app, filePath: file).cases
      #expect(cases.count == 1)
      try await withKnownIssue {
        for flow in cases { try await flow.run() }
      } matching: { issue in
        issue.comments.first?.rawValue.hasSuffix(
          "a.flow:3:3: there is no event 'hael'. Did you mean 'heal'?"
        ) == true
      }
    }
  }

  @Test func `a file with a case marked only does not pass`() async throws {
    try await withFlow("@app Empty\n== one [only]\n! heal X\n== two\n") { file, _ in
      for flow in FlowSuite("Flows", app: app, filePath: file).cases {
        try await withKnownIssue {
          try await flow.run()
        } matching: { issue in
          issue.comments.first?.rawValue
            == "a case of this file is marked [only]. Remove the mark to pass"
        }
      }
    }
  }

  @Test(arguments: [
    ("a", ["a: one"]), ("Flows/a.flow", ["a: one"]), ("a.flow", ["a: one"]),
    ("deep", ["b: two"]), ("deep/b", ["b: two"]), ("Flows/deep", ["b: two"]),
  ])
  func `a bare name is found below Flows`(name: String, titles: [String]) async throws {
    try await withFlow("@app Empty\n== one\n") { file, folder in
      let deep = folder.appendingPathComponent("Flows/deep")
      let other = folder.appendingPathComponent("deep")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
      let flow = deep.appendingPathComponent("b.flow")
      try Data("@app Empty\n== two\n".utf8).write(to: flow)
      let suite = FlowSuite(name, app: app, filePath: file)
      #expect(suite.cases.map(\.testDescription) == titles)
    }
  }

  @Test(arguments: ["b", "b.flow", "Flows/b.flow"])
  func `a name that is nowhere is said with the nearest`(name: String) async throws {
    try await withFlow("@app Empty\n== one\n") { file, folder in
      let cases = FlowSuite(name, app: app, filePath: file).cases
      try await withKnownIssue {
        for flow in cases { try await flow.run() }
      } matching: { issue in
        let words = issue.comments.first?.rawValue ?? ""
        return words.hasSuffix(
          "/Flows/b.flow: there is no such file. "
            + "Did you mean '\(folder.path)/Flows/a.flow'?"
        )
      }
    }
  }

  @Test func `a flow and an assertion that have one name for a snapshot are told`() async throws {
    try await withFlow("@app Empty\n== one\n= card\n! heal X\n") { file, _ in
      let cases = FlowSuite("a", app: app, filePath: file).cases
      let place = TestPlace(
        fileID: "T/A.swift",
        filePath: file.replacing("ATests", with: "A"),
        line: 7
      )
      let assertion = SnapshotAssertion(place: place, test: "one()", label: "card")
      let words = assertion.problem(of: "Tea", SnippetVariation(columns: 44))?.words
      #expect(words?.hasPrefix("there is no Snapshots/a/one/card@44.txt yet.") == true)
      try await withKnownIssue {
        for flow in cases { try await flow.run() }
      } matching: { issue in
        issue.sourceLocation?.line == 3
          && issue.comments.first?.rawValue
            == "the snapshot name 'a/one/card@44' is already used at \(place.filePath):7. "
            + "Rename the flow, or it"
      }
    }
  }

  #if compiler(>=6.3)
  @Test func `what a flow's report notes is a warning of its test`() async throws {
    let flow =
      "@app Lending\n== one\n> return book\n...\n! confirm\n...\n"
      + "? effect Shelf.put = 1\n? effect Shelf.puts = 0\n"
    try await withFlow(flow) { file, _ in
      let cases = FlowSuite("a", app: .lending, filePath: file).cases
      try await withKnownIssue {
        for flow in cases { try await flow.run() }
      } matching: { issue in
        issue.severity == .warning
          && issue.comments.first?.rawValue.hasSuffix(
            "a.flow:8:1: no effect is called 'Shelf.puts' here. Is 'Shelf.put' meant?"
          ) == true
      }
    }
  }
  #endif

  @Test func `without an app it is said where one comes from`() {
    #expect(
      NoFlows(folder: "Flows/tea", apps: []).description
        == "Flows/tea: the test executable has no App that could run flows. "
        + "Let the test target depend on the module with the App, or give one: FlowSuite(..., app:)"
    )
    #expect(
      NoFlows(folder: "Flows/tea", apps: ["Tea", "Bar"]).description
        == "Flows/tea: the folder holds no flow of Tea, Bar. Flows name their app with @app"
    )
  }
}
