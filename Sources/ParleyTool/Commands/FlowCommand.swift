import ArgumentParser
import FlowFormat
import Foundation
import SnippetFoundation

/// `parley flow ...`.
struct FlowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Checks and formats flow files.",
    discussion: "An app's own program plays them: swift run APP flow run.",
    subcommands: [Check.self, Format.self]
  )

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Says what is wrong with flow files, without running them."
    )
    @Argument(help: "Flow files or folders of them.") var files = ["Flows"]

    func run() throws {
      try failing {
        let flows = try FlowSuite.load(paths: files)
        let cases = flows.reduce(0) { $0 + $1.cases.count }
        print("\(counted(flows.count, "flow")), \(counted(cases, "case")): nothing wrong")
      }
    }
  }

  struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fmt",
      abstract: "Lays flow files out alike."
    )
    @Argument(help: "Flow files or folders of them.") var files = ["Flows"]
    @Flag(help: "Only say which files are not, and exit 1 if there are some.") var check = false

    func run() throws {
      try failing {
        let paths = try FlowSuite.layOut(files, writes: !check)
        for path in paths { print("\(check ? "would format" : "formatted") \(path)") }
        if check, !paths.isEmpty { throw ExitCode(1) }
      }
    }
  }
}
