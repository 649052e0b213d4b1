import SnippetFoundation

/// Walks over characters and tells of each whether a line may end before it.
struct BreakWalk {
  private let text: UnsafePointer<UInt8>
  /// Where what may be looked back at begins.
  private let first: Int32
  private let end: Int32
  /// The scalar that the next step begins with, looked up already: its place in the tables; its value and bytes.
  private var entry = 0
  private var scalar: UInt32 = 0
  private var bytes: Int32 = 0
  private(set) var offset: Int32
  private(set) var state: LineBreakState
  private var last: LineClass?
  private var lastScalar: UInt32 = 0
  /// Whether a line may end before the character stepped over last.
  private(set) var mayBreak = false
  /// The classes around the beginning of that character, to decide whether a word may be cut there.
  private var edge: (LineClass, LineClass) = (.al, .al)
  private var scalarsAtEdge: (UInt32, UInt32) = (0, 0)

  init(
    _ text: UnsafePointer<UInt8>,
    _ start: Int32,
    _ end: Int32,
    _ state: LineBreakState = LineBreakState(),
    first: Int32? = nil
  ) {
    (self.text, offset, self.end, self.state) = (text, start, end, state)
    self.first = first ?? start
    look(at: start)
  }

  /// A soft hyphen is before the character stepped over last.
  var isBehindSoftHyphen: Bool { scalarsAtEdge.0 == 0xAD }

  /// Whether a word that is too long may be cut before that character.
  var mayCut: Bool {
    Self.mayCut(edge.0, edge.1)
      && (edge.1 != .sa || ThaiVowels.mayCut(scalarsAtEdge.0, scalarsAtEdge.1))
  }

  /// Whether that character and the one before it are of a script that writes no blanks between words.
  var isWithinUnspaced: Bool { edge.0 == .sa && edge.1 == .sa }

  @inline(__always)
  private mutating func look(at place: Int32) {
    guard place < end else { return }
    let found = Columns.decode(text + Int(place))
    (scalar, bytes) = (found.scalar, Int32(truncatingIfNeeded: found.bytes))
    entry = Scalars.entry(scalar)
  }

  /// Steps over one character and returns its columns.
  @inline(__always)
  mutating func step() -> Int32 {
    let (first, attributes) = (Scalars.lineClass(of: entry), Scalars.attributes(of: entry))
    let (start, behind) = (offset, offset &+ bytes)
    edge = (last ?? first, first)
    scalarsAtEdge = (lastScalar, scalar)
    (last, lastScalar) = (first, scalar)
    mayBreak = take(first, behind: behind)
    if mayBreak, AmountSigns.mayBind(edge.0, first), isBehindSign(start) { mayBreak = false }
    if mayBreak, UnitSigns.mayBind(edge.0, first), isBehindSolidus(start) { mayBreak = false }
    offset = behind
    look(at: behind)
    if attributes.kind == .simple, behind >= end || Scalars.attributes(of: entry).kind == .simple {
      return attributes.columns
    }
    return stepOverRest(from: start)
  }

  /// Whether a sign that begins an amount, or the same sign, is directly before a place.
  @inline(never)
  private func isBehindSign(_ place: Int32) -> Bool {
    var sign = place &- 1
    while sign > first, text[Int(sign)] & 0xC0 == 0x80 { sign &-= 1 }
    return sign >= first && AmountSigns.binds(text, sign, first)
  }

  /// Whether the solidus of a unit is directly before a place.
  @inline(never)
  private func isBehindSolidus(_ place: Int32) -> Bool {
    place > first && UnitSigns.binds(text, place &- 1, from: first, to: end)
  }

  /// The rest of a character of several scalars.
  @inline(never)
  private mutating func stepOverRest(from start: Int32) -> Int32 {
    let cluster = Columns.firstCluster(text + Int(start), Int(end &- start))
    let behind = start &+ Int32(cluster.bytes)
    while offset < behind {
      offset &+= bytes
      _ = take(Scalars.lineClass(of: entry), behind: offset)
      look(at: offset)
    }
    return cluster.columns
  }

  @inline(__always)
  private mutating func take(_ class: LineClass, behind next: Int32) -> Bool {
    let (text, end) = (text, end)
    return state.mayBreak(before: `class`, isDigit: Self.isDigit(text, next, end))
  }

  /// Whether the next scalar that is no mark is a digit.
  private static func isDigit(
    _ text: UnsafePointer<UInt8>,
    _ start: Int32,
    _ end: Int32
  ) -> Bool {
    var i = start
    while i < end {
      let (scalar, bytes) = Columns.decode(text + Int(i))
      let found = Scalars.lineClass(scalar)
      if found != .cm && found != .zwj { return found == .nu }
      i &+= Int32(bytes)
    }
    return false
  }

  /// Whether a word that is too long may be cut between two classes: not at a blank, nor at what binds, nor so that
  /// closing punctuation begins a line or opening punctuation ends one.
  static func mayCut(_ before: LineClass, _ after: LineClass) -> Bool {
    switch before {
    case .op, .opw, .gl, .wj, .sp: return false
    default: break
    }
    switch after {
    case .cl, .cp, .cpw, .ex, .is, .sy, .ns, .gl, .wj, .sp, .qu: return false
    default: return true
    }
  }
}

/// Thai and Lao vowels that stand in the line: they are read with the consonant behind or before them.
private enum ThaiVowels {
  static func mayCut(_ before: UInt32, _ after: UInt32) -> Bool {
    !((0xE40...0xE44).contains(before) || (0xEC0...0xEC4).contains(before)) && !follows(after)
  }

  private static func follows(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEB2, 0xEB3, 0xEC6: true
    default: false
    }
  }
}
