import SnippetFoundation

/// A text of which no character can be read, and which takes the same columns and breaks at the same places.
///
/// Shape: each character is a cover of its columns, each blank a blank; where the characters before and behind a place would
/// say something else of it than covers do, a sign without columns says it: U+200B that a line may end there, U+2060 that it may not.
struct CoveredText {
  /// What stands for a character that is private, and for any other.
  static let secret: UInt32 = 0x2591
  static let placeholder: UInt32 = 0x2592
  /// What is drawn for them and for the blanks between them.
  static let mark: UInt32 = 0x2592
  /// Stands for two columns: it breaks as a letter does.
  private static let wide: UInt32 = 0x1F532

  /// Stands for a letter of what is written without blanks between words, and is one, a rare one: it breaks as they do.
  private static let unspaced: UInt32 = 0x19DE
  /// Stands for a blank that binds words.
  private static let bond: UInt32 = 0xA0

  private(set) var bytes: [UInt8] = []
  /// Where the parts end whose ends were asked for.
  private(set) var ends: [Int] = []
  private let cover: UInt32

  /// Covers a text, behind which the zeros of a buffer's slack stand; `ends` are places in it, in order.
  init(_ text: UnsafePointer<UInt8>, _ length: Int, ends: [Int], isPlaceholder: Bool) {
    cover = isPlaceholder ? Self.placeholder : Self.secret
    var asked = ends[...]
    var start = 0
    while start <= length {
      var end = start
      while end < length, text[end] != 0x0A { end += 1 }
      coverLine(text, start, end, &asked)
      if end < length { bytes.append(0x0A) }
      start = end + 1
      while let next = asked.first, next <= start {
        self.ends.append(bytes.count)
        asked.removeFirst()
      }
    }
  }

  /// The columns that a scalar covers, where it is a cover, a blank or a mark on one; nil: it is none of these.
  static func columns(_ scalar: UInt32) -> Int32? {
    switch scalar {
    case 0x20, bond, unspaced, secret, placeholder: 1
    case wide, 0x3000: 2
    case accent, zeroWidthJoiner: 0
    default: Blanks.isSetters(scalar) ? 1 : nil
    }
  }

  /// What is covered already ends so.
  private enum Last {
    case nothing, blank, cover
    /// A sign that says where lines may end.
    case hidden(UInt32)
  }

  private mutating func coverLine(
    _ text: UnsafePointer<UInt8>,
    _ start: Int,
    _ end: Int,
    _ asked: inout ArraySlice<Int>
  ) {
    var walk = BreakWalk(text, Int32(start), Int32(end))
    var last = Last.nothing
    // A line may end before what takes no column and is not kept.
    var mayHaveEnded = false
    var i = start
    while i < end {
      while let next = asked.first, next <= i {
        ends.append(bytes.count)
        asked.removeFirst()
      }
      let taken = walk.step()
      let scalar = Columns.decode(text + i).scalar
      // The signs of formulas that are not seen (U+2063) are parted from blanks as letters are.
      let isHidden = Scalars.attributes(scalar).isHidden || (0x2061...0x2064).contains(scalar)
      let blank = Int(Blanks.bytes(text, at: Int32(i)))
      if blank > 0 {
        add(scalar)
        addMark(text, i + blank, Int(walk.offset))
        (last, mayHaveEnded) = (.blank, false)
      } else if taken > 0 || isHidden {
        let mayBreak = walk.mayBreak || mayHaveEnded
        if let sign = sign(last, mayBreak, mayCut: isHidden || walk.mayCut) { add(sign) }
        let isBare = Int(walk.offset) == i + Columns.decode(text + i).bytes
        let isBond = isBare && Self.bonds.contains(scalar)
        let letter = walk.isWithinUnspaced ? Self.unspaced : cover
        add(isHidden ? scalar : isBond ? Self.bond : taken == 1 ? letter : Self.wide)
        (last, mayHaveEnded) = (isHidden ? .hidden(scalar) : .cover, false)
      } else if walk.mayBreak {
        mayHaveEnded = true
      }
      i = Int(walk.offset)
    }
  }

  /// What has to stand between what is covered already and the next character; nil: nothing.
  private func sign(_ last: Last, _ mayBreak: Bool, mayCut: Bool) -> UInt32? {
    switch last {
    case .nothing: nil
    case .blank: mayBreak ? nil : Self.joiner
    case .hidden(Self.parter), .hidden(Self.softHyphen): mayBreak ? nil : Self.joiner
    case .hidden(Self.joiner): mayBreak ? Self.parter : nil
    case .hidden, .cover: mayBreak ? Self.parter : mayCut ? nil : Self.joiner
    }
  }

  /// A line may end here, and may not.
  private static let parter: UInt32 = 0x200B
  private static let joiner: UInt32 = 0x2060
  private static let softHyphen: UInt32 = 0xAD

  /// A mark for those that stand on a blank, which lines may end before and behind as they say.
  private mutating func addMark(_ text: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
    var mark: UInt32?
    var i = start
    while i < end {
      let (scalar, step) = Columns.decode(text + i)
      mark = scalar == Self.zeroWidthJoiner ? scalar : Self.accent
      i += step
    }
    if let mark { add(mark) }
  }

  private static let accent: UInt32 = 0x301
  private static let zeroWidthJoiner: UInt32 = 0x200D

  /// The blanks that bind words.
  private static let bonds: [UInt32] = [bond, 0x2007, 0x202F]

  private mutating func add(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
  }
}
