import SnippetFoundation

/// The lines typed to one app, kept in a file that only its owner can read.
///
/// Bounded: past twice the limit the file is cut down to the newest lines. What cannot be read or
/// written is not there; a conversation goes on without a history.
package struct History {
  package static let limit = 500

  package let file: String
  private var written = 0

  package init(file: String) {
    self.file = file
  }

  /// The file of an app: under `XDG_STATE_HOME`, else `~/.local/state`; nil where there is no home.
  package static func path(app: String, environment: [String: String]) -> String? {
    let state: String
    if let given = environment["XDG_STATE_HOME"], given.hasPrefix("/") {
      state = given
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      state = home + "/.local/state"
    } else {
      return nil
    }
    let folder = app.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" }
    return "\(state)/parley/\(String(folder))/history"
  }

  /// Whether a line may be kept, as far as its form says.
  ///
  /// Of commands only those that carry no value: what follows `/set`, or a slip of it, may be a secret whoever asks.
  package static func keeps(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let name = words.first, name.hasPrefix("/"), words.count > 1 else { return true }
    return ["/width", "/record", "/replay", "/accessible"].contains(name.lowercased())
  }

  /// Returns the newest lines, oldest first.
  package mutating func load() -> [String] {
    guard let data = FileManager.default.contents(atPath: file) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    written = lines.count
    return Array(lines.suffix(Self.limit))
  }

  /// Adds a line; blank lines, and lines with control characters in them, are not kept.
  ///
  /// Returns false if the file cannot be written.
  @discardableResult
  package mutating func append(_ line: String) -> Bool {
    guard line.contains(where: { !$0.isWhitespace }),
      !line.unicodeScalars.contains(where: isControl)
    else { return true }
    makeFolder()
    let file = open(self.file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return false }
    fchmod(file, 0o600)
    let isWritten = writeAll(Array((line + "\n").utf8), to: file)
    close(file)
    written += 1
    if written > 2 * Self.limit { shorten() }
    return isWritten
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private func makeFolder() {
    let folder = (file as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  /// Writes the newest lines beside the file and puts them in its place in one step.
  private mutating func shorten() {
    let lines = load()
    let fresh = file + ".new"
    unlink(fresh)
    let target = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { return }
    let complete = writeAll(Array(lines.map { $0 + "\n" }.joined().utf8), to: target)
    close(target)
    if complete, rename(fresh, file) == 0 { written = lines.count } else { unlink(fresh) }
  }
}
