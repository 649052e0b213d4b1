import Foundation

/// A program in a window of tmux: what a person sees, as rows.
///
/// The server is one of its own; its screens are read again till what is waited for stands there.
final class Tmux {
  static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private let server = "parley-\(UUID().uuidString.prefix(8))"
  private let program: String

  /// Starts a command line of the shell in a window.
  init?(_ command: String, columns: Int, rows: Int = 24) throws {
    guard let path = Self.path else { return nil }
    program = path
    try run(
      "-f",
      "/dev/null",
      "-u",
      "new-session",
      "-d",
      "-x",
      "\(columns)",
      "-y",
      "\(rows)",
      command
    )
    try run("set-option", "-g", "status", "off")
  }

  deinit { _ = try? run("kill-server") }

  /// Runs one command of tmux and returns what it wrote.
  ///
  /// Not by `Process`, which waits for whoever has inherited its pipe: the server stays.
  @discardableResult
  private func run(_ arguments: String...) throws -> String {
    let file = try NamelessFile()
    let world = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm"]
    let files = [try NamelessFile(), file, file]
    try withExtendedLifetime(files) {
      let place = StartedProgram.Place.files(files.map(\.descriptor))
      _ = try StartedProgram(program, ["-L", server] + arguments, world, place).status()
    }
    return file.text
  }

  /// Types text, then Enter.
  func type(_ text: String) throws {
    try run("send-keys", "-l", text)
    try run("send-keys", "Enter")
  }

  /// Presses keys by tmux's names, such as `C-c`.
  func press(_ key: String) throws { try run("send-keys", key) }

  /// Types text without Enter.
  func half(_ text: String) throws { try run("send-keys", "-l", text) }

  func paste(_ text: String) throws {
    try run("set-buffer", text)
    try run("paste-buffer", "-p", "-r")
  }

  func resize(columns: Int) throws { try run("resize-window", "-x", "\(columns)", "-y", "24") }

  /// Waits till the cursor stands at the beginning of a row: the line typed before it was taken.
  func waitForNewRow() throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    repeat {
      if try run("display-message", "-p", "#{cursor_x}").hasPrefix("0\n") { return true }
      usleep(2000)
    } while Date() < deadline
    return false
  }

  /// The rows now, without the empty ones at the end.
  var screen: String {
    get throws {
      let rows = try run("capture-pane", "-p").split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      .map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
      let last = rows.lastIndex { !$0.isEmpty }
      return last.map { rows[...$0].joined(separator: "\n") } ?? ""
    }
  }

  /// The rows once `text` is in them and the last row is `end`.
  func screen(with text: String, endingIn end: String = ">") throws -> String? {
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    repeat {
      let shown = try screen
      if shown.contains(text), shown == end || shown.hasSuffix("\n" + end) { return shown }
      usleep(2000)
    } while Date() < deadline
    return nil
  }
}
