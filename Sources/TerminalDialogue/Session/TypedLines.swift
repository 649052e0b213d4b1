import SnippetFoundation

/// What is typed while no prompt stands: the terminal itself echoes and edits it, line by line.
///
/// A key that sends a signal makes the terminal throw away what was typed. Ctrl-Z must not lose a half-typed line, nor
/// leave it to the shell. So Ctrl-Z ends a line here, which is taken out, and then stops the program. Ctrl-C stops
/// what runs, and what was typed is dropped here.
struct TypedLines {
  enum Entry: Equatable {
    case line(String)
    /// Ctrl-Z: what was typed before it is still half a line.
    case stop
    /// Ctrl-D on an empty line, or the terminal is gone.
    case endOfInput
  }

  /// Lines that wait for their prompt.
  private var waiting: [String] = []
  /// What was taken from the terminal and no Enter has ended.
  private var half: [UInt8] = []
  /// The keys of the terminal that were changed; nil: it is as it was.
  private var keys: Keys?
  /// Whether the terminal was told not to echo.
  private var isSilent = false
  private(set) var hasEnded = false

  private struct Keys {
    var stop: cc_t
    var endsLine: cc_t
    /// `NOFLSH`, where it was set.
    var keeps: tcflag_t
  }

  /// Bytes of a line past these are not kept.
  private static let longest = 1 &<< 16

  /// Whether a read would not stop the program: it would in the background of a shell.
  static var isInForeground: Bool {
    let group = tcgetpgrp(StandardInput.descriptor)
    return group < 0 || group == getpgrp()
  }

  /// No prompt stands.
  mutating func begin() {
    guard keys == nil, Self.isInForeground else { return }
    Self.change { settings, characters in
      let own = Keys(
        stop: characters[Int(VSUSP)],
        endsLine: characters[Int(VEOL2)],
        keeps: settings & tcflag_t(NOFLSH)
      )
      guard own.stop != 0, settings & tcflag_t(ISIG | IEXTEN) == tcflag_t(ISIG | IEXTEN) else {
        return
      }
      characters[Int(VEOL2)] = own.stop
      characters[Int(VSUSP)] = 0
      settings |= tcflag_t(NOFLSH)
      keys = own
    }
  }

  /// What is typed does not show till the prompt stands: it would go into a row that is drawn over.
  mutating func hideEcho() {
    guard !isSilent, Self.isInForeground else { return }
    Self.change { settings, _ in
      isSilent = settings & tcflag_t(ECHO) != 0
      settings &= ~tcflag_t(ECHO)
    }
  }

  /// Somebody else takes the terminal over.
  mutating func end() {
    if isSilent { Self.change { settings, _ in settings |= tcflag_t(ECHO) } }
    isSilent = false
    guard let own = keys else { return }
    keys = nil
    Self.change { settings, characters in
      characters[Int(VSUSP)] = own.stop
      characters[Int(VEOL2)] = own.endsLine
      settings = settings & ~tcflag_t(NOFLSH) | own.keeps
    }
  }

  // MARK: Reading

  /// Everything that Enter or Ctrl-D has ended, without waiting for more.
  mutating func read() -> [Entry] {
    var entries: [Entry] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !hasEnded {
      var source = pollfd(fd: StandardInput.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 0) > 0 else { break }
      let count = SnippetFoundation.read(StandardInput.descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { break }
      if count > 0 {
        entries += take(bytes[..<count])
      } else {
        hasEnded = true
        if !half.isEmpty { entries.append(.line(takeHalf())) }
        entries.append(.endOfInput)
      }
    }
    return entries
  }

  /// The lines that bytes end; what is left of them is half a line.
  ///
  /// Keys that came just after Enter were not edited by the terminal: they are here.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Entry] {
    var entries: [Entry] = []
    for byte in bytes {
      switch byte {
      case _ where byte == keys?.stop: entries.append(.stop)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): entries.append(.line(takeHalf()))
      case 0x08, 0x7F:
        while let last = half.popLast(), last & 0xC0 == 0x80 {}
      case 0x15: half.removeAll()
      // As in a line that is edited, it is no text.
      case 0: break
      default: if half.count < Self.longest { half.append(byte) }
      }
    }
    return entries
  }

  /// What is around a paste.
  private static let marks = ["\u{1B}[200~", "\u{1B}[201~"]

  /// Whether something of the half line came by a paste that the terminal has marked.
  var halfIsPasted: Bool { Self.marks.contains { typedHalf.contains($0) } }

  /// What no Enter has ended; it is typed on elsewhere.
  mutating func takeHalf() -> String {
    defer { half.removeAll() }
    return Self.marks.reduce(typedHalf) { $0.replacingOccurrences(of: $1, with: "") }
  }

  /// Takes the half-typed line out of the terminal too, so that no shell reads it.
  ///
  /// Returns the lines before it.
  mutating func readAll() -> [Entry] {
    let entries = read()
    guard !hasEnded, Self.isInForeground else { return entries }
    guard var usual = Self.settings else { return entries }
    Self.change { settings, characters in
      settings &= ~tcflag_t(ICANON)
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    defer { tcsetattr(StandardInput.descriptor, TCSANOW, &usual) }
    var rest: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = SnippetFoundation.read(StandardInput.descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      rest += bytes[..<count]
    }
    return entries + take(rest)
  }

  /// The half-typed line as far as it was taken from the terminal.
  var typedHalf: String { String(decoding: half, as: UTF8.self) }

  /// How the terminal is set; nil: there is none.
  private static var settings: termios? {
    // Room for two: the C library writes more bytes than Swift takes the structure for.
    withUnsafeTemporaryAllocation(of: termios.self, capacity: 2) { room in
      guard let place = room.baseAddress, tcgetattr(StandardInput.descriptor, place) == 0
      else { return nil }
      return place.pointee
    }
  }

  /// Changes the terminal's local modes and its control characters.
  private static func change(_ body: (inout tcflag_t, UnsafeMutableRawBufferPointer) -> Void) {
    TerminalRescue.change {
      guard var settings = Self.settings else { return }
      var modes = settings.c_lflag
      withUnsafeMutableBytes(of: &settings.c_cc) { body(&modes, $0) }
      settings.c_lflag = modes
      tcsetattr(StandardInput.descriptor, TCSANOW, &settings)
    }
  }

  // MARK: Waiting

  var isEmpty: Bool { waiting.isEmpty }

  /// The line is answered at the next prompt.
  mutating func keep(_ line: String) { waiting.append(line) }

  /// The next line that waited; nil: there is none.
  mutating func next() -> String? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Drops the lines that wait; false: none did.
  mutating func drop() -> Bool {
    defer { waiting = [] }
    return !waiting.isEmpty
  }
}

/// What a line does that is typed while the app's code runs; anything else waits for the prompt.
enum ImmediateLine: Equatable {
  case cancel
  case local(LocalCommand)
  /// A command of the conversation's that changes nothing of what runs, or leaves.
  case command(String)

  private static let commands = ["/trace", "/time", "/help", "/review", "/intents", "/quit"]

  /// nil: the line waits.
  init?(_ line: String) {
    let text = line.trimmingCharacters(in: .whitespaces).lowercased()
    switch text {
    case "cancel", "/cancel": self = .cancel
    case "help", "?": self = .command("/help")
    case _ where Self.commands.contains(text): self = .command(text)
    default:
      guard let command = LocalCommand(line) else { return nil }
      if case .replay = command { return nil }
      self = .local(command)
    }
  }
}
