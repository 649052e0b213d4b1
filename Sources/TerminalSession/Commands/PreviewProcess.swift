import SnippetFoundation
import TerminalDialogue

/// This program once more, for one preview: what its body does ends no other.
struct PreviewProcess {
  let index: Int

  /// How it ended: its exit code, and what to say if that was not its own doing.
  func run() -> (code: Int32, words: String?) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, StandardOutput.descriptor, STDOUT_FILENO)
    // A crash says why in its first rows; the search for more of it takes seconds.
    let variables = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let words = CommandLine.arguments.filter { $0 != "--all" } + ["--index", "\(index)"]
    var arguments = words.map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + pairs { free(text) } }
    var child = pid_t()
    let error = posix_spawn(&child, "/proc/self/exe", &actions, nil, &arguments, &pairs)
    guard error == 0 else {
      return (ExitCode.differs, "could not be started: \(String(cString: strerror(error))).")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    guard signal != 0 else {
      let code = (status &>> 8) & 0xff
      let isOwn = [ExitCode.passed, ExitCode.differs].contains(code)
      return (code, isOwn ? nil : "ended by itself with code \(code).")
    }
    let name = strsignal(signal).map { String(cString: $0) } ?? "?"
    return (ExitCode.differs, "was ended by signal \(signal) (\(name)).")
  }
}
