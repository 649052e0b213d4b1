import AppExits
import FlowFormat
import FlowScripts
import Snapshots
import SnippetFoundation
import TerminalDialogue

/// Runs flows again whenever they, their snapshots or the program itself change.
///
/// Files are looked at three times a second: that works on every disk, and in containers whose changes nobody tells.
struct FlowWatcher {
  /// Flow files and folders of them, as named.
  var paths: [String]
  /// The files that a run writes, which may be in a folder that is watched.
  var written: [String]
  /// Plays these paths; what comes of it is written.
  var play: ([String]) -> Void
  /// Whether nothing is played before something has changed.
  var waits = false
  var output = ConsoleOutput()

  private var watched: [String] {
    paths.map { path in
      guard let colon = path.lastIndex(of: ":"), Int(path[path.index(after: colon)...]) != nil
      else { return path }
      return String(path[..<colon])
    } + [SnapshotStore.folder.path, program]
  }

  /// The file that the process was started from, even if it was replaced since.
  private let program: String = {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let end = " (deleted)"
    return path.hasSuffix(end) ? String(path.dropLast(end.count)) : path
  }()

  init(
    paths: [String],
    written: [String] = [],
    waits: Bool = false,
    play: @escaping ([String]) -> Void
  ) {
    self.paths = paths
    self.written = written
    self.waits = waits
    self.play = play
  }

  /// Plays, and plays again after each change, till Ctrl-C.
  func run() -> Never {
    var before = FileWatch(watched, but: written)
    if !waits { play(paths) }
    var isToldToWait = false
    while true {
      if !isToldToWait { output.complain("Waiting for a change. Ctrl-C ends this.") }
      isToldToWait = true
      let (now, changes) = change(since: before)
      before = now
      let scope = FileWatch.scope(
        of: changes,
        program: program,
        snapshots: SnapshotStore.folder.path,
        flows: (try? FlowSuite.expand(paths)) ?? []
      )
      switch scope {
      case .nothing: continue
      case .flows(let flows):
        let left = flows.filter { FileManager.default.fileExists(atPath: $0) }
        // Nothing is said anew where nothing is played.
        if left.isEmpty { continue }
        play(left)
      case .all: play(paths)
      case .program:
        startAgain()
        continue
      }
      isToldToWait = false
    }
  }

  /// Waits for a change, and till what changes has come to rest.
  private func change(since before: FileWatch) -> (FileWatch, changes: [String]) {
    var last = before
    while true {
      usleep(300_000)
      let now = FileWatch(watched, but: written)
      let changes = now.changes(since: before)
      if !changes.isEmpty, now == last { return (now, changes) }
      last = now
    }
  }

  /// Becomes the new program, with the same words; one that cannot be started yet is tried at its next change.
  private func startAgain() {
    Self.become(program, words: CommandLine.arguments.filter { $0 != Self.waiting })
    output.complain("'\(program)' cannot be started: \(String(cString: strerror(errno))).")
  }

  /// Becomes this program anew, to wait for the next change: for one that the app's code has ended.
  static func goOn(_ output: ConsoleOutput = ConsoleOutput()) {
    output.complain("The app's code ended the program; it is watched on.")
    var words = CommandLine.arguments
    if !words.contains(waiting) { words.insert(waiting, at: min(3, words.count)) }
    become("/proc/self/exe", words: words)
  }

  /// The option that says that nothing is played before something has changed.
  private static let waiting = "--waits"

  /// Comes back where that cannot be.
  private static func become(_ program: String, words: [String]) {
    var words = words.map { strdup($0) } + [nil]
    // What the command line writes to is not what the app prints to.
    let printed = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    dup2(StandardOutput.descriptor, STDOUT_FILENO)
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    CasesAtPlay.replace { execv(program, &words) }
    let reason = errno
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    dup2(printed, STDOUT_FILENO)
    close(printed)
    for word in words { free(word) }
    errno = reason
  }
}
