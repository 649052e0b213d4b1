/// Walks over characters and tells of each whether a line may end before it.
struct BreakWalk {
  private let text: UnsafePointer<UInt8>
  private var offset: Int32
  private let end: Int32
  private(set) var state: LineBreakState
  /// The last class, and whether it was a soft hyphen; of marks, that of what they belong to.
  private var last: LineClass?
  private var lastScalar: UInt32 = 0
  /// Whether a line may end before the character stepped over last.
  private(set) var mayBreak = false
  /// Whether a word that is too long may be cut there.
  private(set) var mayCut = false
  private(set) var isBehindSoftHyphen = false

  init(
    _ text: UnsafePointer<UInt8>,
    _ start: Int32,
    _ end: Int32,
    _ state: LineBreakState = LineBreakState()
  ) {
    (self.text, offset, self.end, self.state) = (text, start, end, state)
  }

  /// Steps over one character: its bytes and columns.
  mutating func step() -> (bytes: Int, columns: Int32) {
    let cluster = Columns.firstCluster(text + Int(offset), Int(end &- offset))
    let (scalar, bytes) = Columns.decode(text + Int(offset))
    let first = Scalars.lineClass(scalar)
    isBehindSoftHyphen = lastScalar == 0xAD
    mayBreak = take(first, behind: offset &+ Int32(bytes))
    mayCut =
      Self.mayCut(last ?? first, first) && (first != .sa || ThaiVowels.mayCut(lastScalar, scalar))
    (last, lastScalar) = (first, scalar)
    var i = offset &+ Int32(bytes)
    offset &+= Int32(cluster.bytes)
    while i < offset {
      let (scalar, bytes) = Columns.decode(text + Int(i))
      i &+= Int32(bytes)
      _ = take(Scalars.lineClass(scalar), behind: i)
    }
    return cluster
  }

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
