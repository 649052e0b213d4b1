// In a conversation only controls with numbers are drawn as they are: `[1: Pay]`, `(2: Off)`.
extension TreeBuilder {
  /// Draws the brackets of the app's text since `offset` with braces where they would make it look like a control.
  ///
  /// Shape: `[1: Pay]` becomes `{1: Pay}`, and in a label a bracket that would end the control `}`. One that may be completed
  /// by what is drawn behind it is kept in mind for `settleBrackets`. Neither bytes nor columns become more.
  @inline(__always)
  mutating func tellBracketsApart(since offset: Int) {
    if settings.numbersControls || settings.marksForgedControls { changeBrackets(since: offset) }
  }

  // By itself: most texts are drawn where no control has a number, and are asked no more than that.
  @inline(never)
  private mutating func changeBrackets(since offset: Int) {
    let end = bytes.count
    // Open brackets that wait for their other half, and whether they were changed.
    var open: [(opener: UInt8, isChanged: Bool)] = []
    for index in offset..<end {
      let byte = bytes.base[index]
      switch byte {
      case Bracket.square, Bracket.round:
        let isChanged = beginsControl(index, end)
        if isChanged { bytes.base[index] = Bracket.brace } else { keepOpen(index, end) }
        open.append((byte, isChanged))
      case Bracket.squareEnd, Bracket.roundEnd:
        let opener = byte == Bracket.squareEnd ? Bracket.square : Bracket.round
        let other = open.lastIndex { $0.opener == opener }
        if other.map({ open[$0].isChanged }) ?? endsControl(byte) {
          bytes.base[index] = Bracket.braceEnd
        }
        if let other { open.removeSubrange(other...) }
      default: break
      }
    }
  }

  /// Whether digits, a colon and a blank stand behind a bracket.
  ///
  /// What takes no columns does not count: it is not seen, or on the character before it.
  private func beginsControl(_ index: Int, _ end: Int) -> Bool {
    let next = behindDigits(index, end)
    guard next < end, next > seen(index &+ 1, end), isColon(next) else { return false }
    let blank = seen(next &+ Columns.decode(bytes.base + next).bytes, end)
    return blank < end && isBlank(blank)
  }

  /// Keeps a bracket in mind behind which the text ends before it is known whether it begins a control.
  private mutating func keepOpen(_ index: Int, _ end: Int) {
    var next = behindDigits(index, end)
    if next < end, next > seen(index &+ 1, end), isColon(next) {
      next = seen(next &+ Columns.decode(bytes.base + next).bytes, end)
    }
    if next == end { openBrackets.append(index) }
  }

  /// What stood in the arena from a place on is taken away.
  mutating func forgetBrackets(from offset: Int) {
    if !openBrackets.isEmpty { openBrackets.removeAll { $0 >= offset } }
  }

  private func behindDigits(_ index: Int, _ end: Int) -> Int {
    var next = seen(index &+ 1, end)
    while next < end, bytes.base[next] >= 0x30, bytes.base[next] <= 0x39 {
      next = seen(next &+ 1, end)
    }
    return next
  }

  /// The first place from `index` on with a character that is seen.
  @inline(__always)
  private func seen(_ index: Int, _ end: Int) -> Int {
    index < end && bytes.base[index] >= 0x80 ? seenOther(index, end) : index
  }

  @inline(never)
  private func seenOther(_ index: Int, _ end: Int) -> Int {
    var next = index
    while next < end, bytes.base[next] >= 0x80 {
      let (scalar, length) = Columns.decode(bytes.base + next)
      guard Scalars.isUnseen(scalar) else { return next }
      next &+= length
    }
    return next
  }

  private func isColon(_ index: Int) -> Bool {
    bytes.base[index] == 0x3A || Bracket.isColon(Columns.decode(bytes.base + index).scalar)
  }

  private func isBlank(_ index: Int) -> Bool {
    Bracket.isBlank(Columns.decode(bytes.base + index).scalar)
  }

  private func endsControl(_ closer: UInt8) -> Bool {
    environment.isInControl && (closer == Bracket.squareEnd || environment.isDisabled)
  }
}

/// The brackets of controls and what stands behind them.
enum Bracket {
  static let square = UInt8(ascii: "[")
  static let squareEnd = UInt8(ascii: "]")
  static let round = UInt8(ascii: "(")
  static let roundEnd = UInt8(ascii: ")")
  static let brace = UInt8(ascii: "{")
  static let braceEnd = UInt8(ascii: "}")

  /// Whether it is a colon, or what is written as one in ASCII.
  static func isColon(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar == 0x3A }
    return Unicode.Scalar(scalar).map { plainLetters(String(Character($0))) == ":" } ?? false
  }

  /// Whether it is a blank of any kind, what is written as one in ASCII or the end of a line.
  static func isBlank(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    if scalar.properties.isWhitespace { return true }
    return !scalar.isASCII && plainLetters(String(Character(scalar))).hasPrefix(" ")
  }
}
