import FlowFormat
import FlowScripts
import Snapshots
import SnippetFoundation
import Testing

/// Flows that are reached by links, flows whose names only look alike or name no file.
@Suite struct LinkedFlowsTests {
  private static func link(_ place: URL, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.path,
      withDestinationPath: target
    )
  }

  @Test func `flows in a linked folder are found once, and circles end`() async throws {
    try await Shelf.with { shelf in
      let flows = shelf.folder.appendingPathComponent("Flows")
      let common = shelf.folder.appendingPathComponent("common/deep")
      for folder in [flows, common] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try shelf.write("== one\n> a\n", named: "common/deep/shared")
      try shelf.write("== one\n> a\n", named: "Flows/own")
      try Self.link(flows.appendingPathComponent("b"), to: "../common")
      try Self.link(flows.appendingPathComponent("a"), to: "../common")
      try Self.link(flows.appendingPathComponent("self"), to: ".")
      try Self.link(flows.appendingPathComponent("gone"), to: "nowhere")
      try Self.link(common.appendingPathComponent("up"), to: "..")
      let found = try FlowSuite.expand([flows.path])
      #expect(
        found.map { $0.dropFirst(flows.path.count) } == ["/a/deep/shared.flow", "/own.flow"]
      )
    }
  }

  @Test func `what an editor leaves beside an open flow is none, and hides no snapshot`()
    async throws
  {
    try await Shelf.with { shelf in
      try shelf.write("== one\n> a\n", named: "bread")
      // So a file that is being changed is marked: by a link to nothing.
      try Self.link(shelf.folder.appendingPathComponent(".#bread.flow"), to: "ann@kitchen.17")
      try shelf.write("nonsense", named: ".bread")
      let old = shelf.folder.appendingPathComponent(".old")
      try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
      try shelf.write("nonsense", named: ".old/bread")
      #expect(try FlowSuite.expand([shelf.folder.path]) == [shelf.folder.path + "/bread.flow"])
      let store = SnapshotStore(directory: shelf.folder.appendingPathComponent("Snapshots"))
      let name = try #require(SnapshotName("bread/one/card@44"))
      _ = try store.verify(name, "card", mode: .all)
      #expect(try store.orphans() == [name])
    }
  }

  @Test func `what is there without a link is found there`() async throws {
    try await Shelf.with { shelf in
      let folder = shelf.folder.appendingPathComponent("z")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try shelf.write("== one\n> a\n", named: "z/own")
      try Self.link(shelf.folder.appendingPathComponent("a"), to: "z")
      #expect(try FlowSuite.expand([shelf.folder.path]) == [folder.path + "/own.flow"])
    }
  }

  @Test func `two flows whose names look alike are both played`() async throws {
    try await Shelf.with { shelf in
      for name in ["Caf\u{E9}", "Cafe\u{301}"] {
        try shelf.write("== one\n> \(name)\n...\n", named: name)
      }
      let report = try await shelf.run()
      #expect(report.cases.count == 2)
      let first = report.files[0].path
      let chosen = report.files.filter { FlowFilter.file(first).includes($0.cases[0], of: $0) }
      #expect(chosen.count == 1)
      try shelf.write("== one\n> buy bread\n  no\n", named: "Caf\u{E9}")
      _ = try await shelf.run(update: .steps)
      #expect(try shelf.text(named: "Cafe\u{301}").hasSuffix("\n...\n"))
      for name in ["Caf\u{E9}", "Cafe\u{301}"] {
        try shelf.write("== one\n> buy bread\n...\n= card\n", named: name)
      }
      let error = #expect(throws: FlowSyntaxError.self) {
        try FlowSuite.load(paths: [shelf.folder.path])
      }
      #expect(error?.description.contains("'caf\u{E9}/one/card@44' is also that of") == true)
    }
  }

  @Test(arguments: ["\u{1F355}", "---", "_"])
  func `a flow whose name cannot name a file has no snapshots`(name: String) async throws {
    try await Shelf.with { shelf in
      try shelf.write("== one\n> buy bread\n...\n= card\n", named: name)
      let error = #expect(throws: FlowSyntaxError.self) {
        try FlowSuite.load(paths: [shelf.folder.path])
      }
      #expect(
        error?.description.hasSuffix(
          "\(name).flow:5:1: '\(name)' cannot name a file, and a flow's snapshots are called after "
            + "its file. Use letters or digits in the name of the flow's file"
        ) == true
      )
      try shelf.write("== one\n> buy bread\n...\n", named: name)
      #expect(try FlowSuite.load(paths: [shelf.folder.path]).count == 1)
    }
  }

  @Test func `a setting below a step of its case is refused`() async throws {
    try await Shelf.with { shelf in
      try shelf.write("== one\n@width 30\n> a\n...\n\n@width 20\n> b\n...\n@let n = a\n")
      let error = #expect(throws: FlowSyntaxError.self) {
        try FlowSuite.load(paths: [shelf.folder.path])
      }
      let words = error?.findings.map { "\($0.location.line): \($0.problem.words)" } ?? []
      let end =
        "holds for its whole case, for what stands above it too. "
        + "Move it up, right below the case's title"
      #expect(words.contains("7: '@width' " + end) && words.contains("10: '@let' " + end))
    }
  }
}
