import ArgumentParser
import FlowFormat
import TerminalDialogue

/// `flow fmt`: lays flow files out alike.
struct FlowFormatCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Lay flow files out alike, without a change of what they say."
  )

  @Argument(help: "Flow files, or folders of them.")
  var paths = ["Flows"]

  @Flag(help: "Only say which files are not, and exit 1 if there are some.")
  var check = false

  func run(in session: CommandSession) -> Int32 {
    do {
      let changed = try FlowSuite.layOut(paths, writes: !check)
      session.output.print(changed.map { "\(check ? "would format" : "formatted") \($0)" })
      return check && !changed.isEmpty ? ExitCode.differs : ExitCode.passed
    } catch {
      session.output.complain("\(error)")
      return ExitCode.usage
    }
  }
}
