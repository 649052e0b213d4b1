import SnippetFoundation

/// The widest part of a text in which no line may end, by the rules of `LineBreaker`.
///
/// What takes two columns and may be parted from its like, as ideographs may, is a word of three of them: no text stands there as
/// a column of characters because of its neighbour. Of what is written without blanks between words (Thai, Khmer, Lao), eight
/// columns are a word: more than most words have.
struct LongestWord {
  private(set) var columns: Int32 = 0

  init(
    _ text: UnsafePointer<UInt8>,
    _ start: Int32,
    _ end: Int32,
    usesPlainWay: Bool = true
  ) {
    var first = start
    while first <= end {
      var (last, all) = (first, UInt8(0))
      while last < end, text[Int(last)] != 0x0A {
        all |= text[Int(last)]
        last &+= 1
      }
      if all < 0x80, usesPlainWay { findPlain(text, first, last) } else { find(text, first, last) }
      first = last &+ 1
    }
  }

  private mutating func findPlain(_ text: UnsafePointer<UInt8>, _ start: Int32, _ end: Int32) {
    let breaks = PlainBreaks(text: text, start: start, end: end)
    var (word, ink) = (start, start)
    for i in start..<end where text[Int(i)] != 0x20 {
      if ink > start, breaks.mayBreak(before: i, behind: ink) {
        columns = max(columns, ink &- word)
        word = i
      }
      ink = i &+ 1
    }
    columns = max(columns, ink &- word)
  }

  /// Columns of the characters of two columns that are a word.
  private static let mostOfWide: Int32 = 6
  /// Columns of the letters that are a word where blanks do not part words.
  private static let mostOfUnspaced: Int32 = 8

  private mutating func find(_ text: UnsafePointer<UInt8>, _ start: Int32, _ end: Int32) {
    var walk = BreakWalk(text, start, end)
    var (i, word, ink) = (start, Int32(0), Int32(0))
    // A line may end behind what takes two columns, before what takes none: what follows decides.
    var (isBehindWide, isOpen) = (false, false)
    while i < end {
      let taken = walk.step()
      if Blanks.bytes(text, at: i) > 0 {
        if isOpen { (columns, word) = (max(columns, ink), 0) }
        word &+= taken
        (isBehindWide, isOpen) = (false, false)
      } else {
        var mayBreak = walk.mayBreak
        if isBehindWide, word < Self.mostOfWide {
          if taken == 0 {
            isOpen = isOpen || mayBreak
            mayBreak = false
          } else {
            mayBreak = taken != 2 && (mayBreak || isOpen)
          }
        }
        if word >= Self.mostOfUnspaced, walk.isWithinUnspaced, walk.mayCut { mayBreak = true }
        if taken > 0 { (isBehindWide, isOpen) = (taken == 2, false) }
        if mayBreak, ink > 0 {
          columns = max(columns, ink &+ (walk.isBehindSoftHyphen ? 1 : 0))
          word = 0
        }
        word &+= taken
        ink = word
      }
      i = walk.offset
    }
    columns = max(columns, ink)
  }
}
