/// Finds where lines may end by UAX #14 (Unicode 15.0), one scalar after the other.
///
/// Numbers are kept whole as in that standard's example 7, which its own tests follow: `$(12.35)`, `-5%`.
struct LineBreakState {
  /// The last class that is neither a mark nor a blank; nil at the start.
  private var before: LineClass?
  private var isBehindBlanks = false
  private var isBehindJoiner = false
  /// A hyphen behind a Hebrew letter binds what follows.
  private var isBehindHebrewHyphen = false
  /// Half of a flag waits for its other half.
  private var isInsideFlag = false
  private var number = NumberPart.none

  /// Which part of a number was read last.
  private enum NumberPart { case none, digits, closing }

  /// Whether a line may end before the next scalar; whether a digit is behind that is asked only where it matters.
  mutating func mayBreak(before class: LineClass, isDigit: @autoclosure () -> Bool) -> Bool {
    guard let before else {
      begin(`class`)
      return false
    }
    switch `class` {
    case .bk, .cr, .lf, .nl:
      let breaks = isHard(before) && !(before == .cr && `class` == .lf)
      take(`class`)
      return breaks
    case .sp:
      if isHard(before) {
        begin(.sp)
        return true
      }
      (isBehindBlanks, isBehindJoiner, number) = (true, false, .none)
      return false
    case .zw:
      let breaks = isHard(before)
      take(.zw)
      return breaks
    case .cm, .zwj:
      if isBehindBlanks || before == .zw || isHard(before) {
        let breaks = isHard(before) || before == .zw || Scalars.pair(before, .al) != 2
        take(.al)
        isBehindJoiner = `class` == .zwj
        return breaks
      }
      isBehindJoiner = `class` == .zwj
      return false
    default:
      let breaks = decide(before, `class`, isDigit())
      take(`class`)
      return breaks
    }
  }

  private func decide(
    _ before: LineClass,
    _ class: LineClass,
    _ isDigit: @autoclosure () -> Bool
  ) -> Bool {
    if isHard(before) || before == .zw { return true }
    if isBehindJoiner { return false }
    let pair = Scalars.pair(before, `class`)
    if isBehindBlanks { return pair != 2 }
    if pair != 0 { return false }
    switch `class` {
    case .cb: return true
    case .ri: return !isInsideFlag && !isBehindHebrewHyphen
    case .nu: return number != .digits && !isBehindHebrewHyphen
    case .pr, .po: return number == .none && !isBehindHebrewHyphen
    case .op, .opw:
      return !((before == .pr || before == .po) && isDigit()) && !isBehindHebrewHyphen
    default: return !isBehindHebrewHyphen
    }
  }

  private func isHard(_ class: LineClass) -> Bool {
    `class` == .bk || `class` == .cr || `class` == .lf || `class` == .nl
  }

  private mutating func begin(_ class: LineClass) {
    self = LineBreakState()
    switch `class` {
    case .sp: (before, isBehindBlanks) = (.al, true)
    case .cm: before = .al
    case .zwj: (before, isBehindJoiner) = (.al, true)
    default: take(`class`)
    }
  }

  /// Makes a class the one that the next is compared with.
  private mutating func take(_ class: LineClass) {
    switch `class` {
    case .nu: number = .digits
    case .sy, .is: number = !isBehindBlanks && number == .digits ? .digits : .none
    case .cl, .cp, .cpw: number = !isBehindBlanks && number == .digits ? .closing : .none
    default: number = .none
    }
    isBehindHebrewHyphen = !isBehindBlanks && before == .hl && (`class` == .hy || `class` == .ba)
    isInsideFlag =
      `class` == .ri && !(before == .ri && !isBehindBlanks && isInsideFlag)
    (before, isBehindBlanks, isBehindJoiner) = (`class`, false, false)
  }
}
