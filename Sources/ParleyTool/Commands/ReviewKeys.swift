import FlowScripts
import Foundation

/// Letters of a review, each taken as its key is hit; Enter behind one changes nothing.
///
/// What was typed before a question stood answers nothing: nobody had read it.
enum ReviewKeys {
  /// How the terminal was before a question: a signal that ends the program puts it back.
  nonisolated(unsafe) private static var before = termios()

  private static let interrupt: UInt8 = 0x03
  private static let endOfInput: UInt8 = 0x04
  private static let escape: UInt8 = 0x1B
  private static let stop: UInt8 = 0x1A

  /// Asks, and returns the letter; nil: Ctrl-C, Ctrl-D, or the terminal is gone.
  ///
  /// A letter for all that are left takes Enter behind it; another key takes it back.
  static func answer(to question: String) -> String? {
    guard begin(question) else { return nil }
    defer {
      print()
      end()
    }
    while let key = key() {
      if key == stop {
        end()
        kill(0, SIGTSTP)
        guard begin(question) else { return nil }
        continue
      }
      // An Enter behind the letter before, and keys that are no letters, as arrows are.
      guard (0x21..<0x7F).contains(key) else { continue }
      let letter = Character(Unicode.Scalar(key))
      show("\(letter)")
      guard SnapshotReview.judgesAll(letter) else { return String(letter) }
      guard let next = Self.key() else { return nil }
      if next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") { return String(letter) }
      show("\n" + question)
    }
    return nil
  }

  private static func show(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }

  /// Takes keys one by one, from here on, and asks.
  private static func begin(_ question: String) -> Bool {
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return false }
    signal(SIGTERM) { ended in
      ReviewKeys.end()
      raise(ended)
    }
    var keys = before
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &keys) == 0 else { return false }
    show(question)
    return true
  }

  /// Gives the terminal back as it was; calls only what a signal handler may.
  private static func end() {
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
    signal(SIGTERM, SIG_DFL)
  }

  /// The next key; nil: nothing comes any more.
  private static func key() -> UInt8? {
    var byte: UInt8 = 0
    var count = read(STDIN_FILENO, &byte, 1)
    while count < 0, errno == EINTR { count = read(STDIN_FILENO, &byte, 1) }
    guard count == 1, byte != interrupt, byte != endOfInput else { return nil }
    if byte == escape { skipSequence() }
    return byte
  }

  /// Drops what came with an escape: a key that is no letter sends several bytes at once.
  private static func skipSequence() {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    var isFirst = true
    while poll(&source, 1, 10) > 0, read(STDIN_FILENO, &byte, 1) == 1 {
      // A letter or a sign ends it, but for the one that tells what kind it is.
      let tellsKind = isFirst && (byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O"))
      if !tellsKind, (0x40..<0x7F).contains(byte) { return }
      isFirst = false
    }
  }
}
