import AppExits
import ArgumentParser
import FlowEngine
import FlowFormat
import FlowScripts
import SnippetFoundation
import TerminalDialogue

/// `flow case`: plays the one case that a run asks for on standard input, in a process of its own.
///
/// Not for people: what comes of it is written to the file that is open as 3.
struct FlowCaseCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "case",
    abstract: "Play a case that a run hands over.",
    shouldDisplay: false
  )

  /// The descriptor that messages go to.
  static let messages: Int32 = 3

  /// Whether that is open: asked before anything of the process's own may be.
  static let isHandedOver = fcntl(messages, F_SETFD, FD_CLOEXEC) == 0

  func run(in session: CommandSession) -> Int32 {
    guard Self.isHandedOver else {
      session.output.complain("'flow case' is for runs of flows. Type flow run.")
      return ExitCode.usage
    }
    var input = LineReader(descriptor: STDIN_FILENO)
    guard let line = input.next(),
      let request = try? JSONDecoder().decode(FlowCaseRequest.self, from: Data(line.utf8)),
      var runner = try? session.runner(of: request)
    else {
      session.output.complain("'flow case' was asked for nothing that can be played.")
      return ExitCode.usage
    }
    // The run says how this process ended, and at which step.
    CasesAtPlay.leaveToOthers()
    Self.leaveWithTheRun()
    runner.onStep = { writeAll(FlowCaseMessage(step: $0.line).row, to: Self.messages) }
    guard let result = session.wait({ [runner] in await runner.run() }) else {
      return ExitCode.internalError
    }
    writeAll(FlowCaseMessage(result).row, to: Self.messages)
    _exit(ExitCode.passed)
  }

  /// The input ends when the run does, however that ends: then there is nobody to play for.
  private static func leaveWithTheRun() {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) != 0, errno == EINTR {}
      _exit(ExitCode.interrupted)
    }
  }
}
