import ArgumentParser
import FlowScripts
import Foundation

/// `parley flow ...`.
struct FlowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Checks and formats flow files.",
    subcommands: [Check.self, Format.self]
  )

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Says what is wrong with flow files, without running them."
    )
    @Argument(help: "Flow files or folders of them.") var files: [String]

    func run() throws {
      try failing {
        let flows = try FlowSuite.load(paths: files)
        let cases = flows.reduce(0) { $0 + $1.cases.count }
        print("\(flows.count) flows, \(cases) cases: nothing wrong")
      }
    }
  }

  struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fmt",
      abstract: "Lays flow files out alike."
    )
    @Argument(help: "Flow files or folders of them.") var files: [String]

    func run() throws {
      try failing {
        for path in try FlowSuite.expand(files) {
          let flow = try FlowSuite.read(path)
          let text = flow.formatted()
          guard text != flow.text else { continue }
          try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
          print("formatted \(path)")
        }
      }
    }
  }
}
