import ArgumentParser
import FlowFormat
import TerminalDialogue

/// `flow`: conversations written down in files.
struct FlowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Run, record, check or play conversations written down in flow files.",
    subcommands: [
      FlowRunCommand.self, FlowRecordCommand.self, FlowCheckCommand.self, FlowFormatCommand.self,
      FlowPlayCommand.self, FlowCoverageCommand.self,
      FlowCaseCommand.self,
    ]
  )
}

/// Which flows, and which of their cases.
struct FlowChoice: ParsableArguments, Sendable {
  @Argument(help: "Flow files, folders of them, or FILE:LINE for the case that holds the line.")
  var paths = ["Flows"]

  @Option(name: .customLong("case"), help: "Only the cases with this in their title.")
  var titles: [String] = []

  /// Whether all flows of the package in whose folder the program runs are among these, however that is written.
  var holdsWholePackage: Bool {
    paths.contains { FlowSuite.isSameFile($0, "Flows") }
  }

  var filters: [FlowFilter] {
    FlowSuite.filters(in: paths) + titles.map { FlowFilter.title($0) }
  }

  /// Reads and checks the files.
  ///
  /// nil: what cannot be run has been said on standard error.
  func load(_ output: ConsoleOutput) -> [FlowFile]? {
    do {
      return try FlowSuite.load(paths: paths)
    } catch {
      output.complain("\(error)")
      return nil
    }
  }
}
