import SnippetFoundation

/// The bytes that readline takes from the terminal.
///
/// readline reads a bracketed paste in one go, till its end comes. Ctrl-C throws away what the
/// terminal holds, the end of the paste with it: without an end of ours nothing would ever be read again.
struct EditorInput {
  /// What begins a paste.
  private static let start = Array("\u{1B}[200~".utf8)
  /// What ends a paste; behind it Ctrl-G, which ends whatever else waits for a key.
  private static let end = Array("\u{1B}[201~".utf8)
  static let abort: UInt8 = 7
  /// Ctrl-G in a row past which the answer is that the input has ended.
  private static let mostAborts = 8
  /// Answers past which nothing ends the asking.
  private static let mostAnswers = 64
  /// Milliseconds: how often a signal is looked for while nothing comes.
  private static let tick: Int32 = 20
  /// Seconds without a byte after which the rest of a cut paste is taken for lost.
  private static let quiet = 0.3

  /// Whether the terminal marks what is pasted.
  var marksPastes = true
  var isInterrupted: () -> Bool = { false }
  /// Called where readline asks on for keys of a terminal that gives none.
  var giveUp: () -> Void = {}
  /// Whether the input has ended for now: what readline holds itself is asked for.
  var isShut = false
  /// Bytes read since `begin`.
  private var count = 0
  /// The first of them; nil: the input has ended.
  private var first: UInt8?
  /// How much of `end` readline was given in place of what did not come.
  private var given: Int?
  /// When a byte of a paste that was cut came last; nil: none was.
  private var cut: Double?
  /// The last bytes of what is dropped.
  private var tail: [UInt8] = []
  /// The last bytes that readline was given.
  private var recent: [UInt8] = []
  /// Whether something of the line came by a paste.
  ///
  /// Till the line is done: text that was pasted may hold what ends a paste, and a newline behind it.
  var holdsPaste = false

  init(
    isInterrupted: @escaping () -> Bool = { false },
    giveUp: @escaping () -> Void = {}
  ) {
    self.isInterrupted = isInterrupted
    self.giveUp = giveUp
  }

  /// Before readline reads: the terminal is readable.
  ///
  /// False: there is nothing to read. What came is gone by Ctrl-C, or is the rest of a paste that was cut, which was
  /// never meant as keys.
  mutating func begin() -> Bool {
    count = 0
    given = nil
    switch Self.read() {
    case .nothing: return false
    case .end: first = nil
    case .byte(let byte): first = byte
    }
    guard let last = cut else { return true }
    guard Self.now - last < Self.quiet, let byte = first else {
      cut = nil
      tail = []
      return true
    }
    cut = Self.now
    tail = tail.suffix(Self.end.count - 1) + [byte]
    if tail == Self.end { (cut, tail) = (nil, []) }
    return false
  }

  /// Ends the line; whether something of it came by a paste.
  ///
  /// What the terminal, or readline, holds behind such a line came with it: then the next line is pasted too. Where
  /// pastes have no marks, nobody has typed a line that has more behind it.
  mutating func endLine(holdsMore: Bool = false) -> Bool {
    recent = []
    if !marksPastes, !holdsPaste { holdsPaste = Self.holdsMore(within: Self.tick) }
    guard holdsPaste else { return false }
    if !holdsMore { holdsNoPaste() }
    return true
  }

  /// Nothing is left of what was pasted into the line; what follows in the same burst is still of the paste.
  mutating func holdsNoPaste() {
    guard holdsPaste else { return }
    holdsPaste = Self.holdsMore(within: Self.tick)
  }

  /// A line begins: the rest of a paste without marks may have been taken elsewhere.
  mutating func beginLine() {
    if !marksPastes, holdsPaste { holdsPaste = Self.holdsMore(within: 0) }
  }

  private static func holdsMore(within milliseconds: Int32) -> Bool {
    var source = pollfd(fd: StandardInput.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0
  }

  /// The next byte, as `getc` returns it.
  mutating func next() -> Int32 {
    if isShut { return EOF }
    let byte = nextByte()
    recent = recent.suffix(Self.start.count - 1) + [UInt8(truncatingIfNeeded: byte)]
    if recent == Self.start { holdsPaste = true }
    return byte
  }

  private mutating func nextByte() -> Int32 {
    defer { count += 1 }
    if count == 0 { return first.map(Int32.init) ?? EOF }
    // Readline may wait without an end.
    while given == nil {
      if Self.holdsMore(within: Self.tick) {
        switch Self.read() {
        case .byte(let byte): return Int32(byte)
        case .end: return substitute()
        case .nothing: break
        }
      }
      if isInterrupted() { break }
    }
    return substitute()
  }

  /// What ends whatever waits for a key: a terminal that is gone, or a signal, must never make readline spin.
  private mutating func substitute() -> Int32 {
    let position = given ?? 0
    given = position + 1
    cut = Self.now
    if position < Self.end.count { return Int32(Self.end[position]) }
    if position < Self.end.count + Self.mostAborts { return Int32(Self.abort) }
    if position >= Self.mostAnswers { giveUp() }
    return EOF
  }

  private enum Taken {
    case byte(UInt8)
    case end
    /// Ctrl-C has thrown away what was there, and a signal ended the wait for more.
    case nothing
  }

  private static func read() -> Taken {
    var byte: UInt8 = 0
    let count = SnippetFoundation.read(StandardInput.descriptor, &byte, 1)
    if count == 1 { return .byte(byte) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
