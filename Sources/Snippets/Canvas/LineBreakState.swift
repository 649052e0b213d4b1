/// Finds where lines may end by UAX #14 (Unicode 15.0), one scalar after the other.
///
/// Numbers are kept whole as in that standard's example 7, which its own tests follow: `$(12.35)`, `-5%`.
struct LineBreakState: BitwiseCopyable {
  /// The last class that is neither a mark nor a blank; nil at the start.
  private var before: LineClass?
  private var context = Context()

  /// What of the text before matters besides the last class; mostly nothing.
  private struct Context: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let blanks = Context(rawValue: 1)
    static let joiner = Context(rawValue: 2)
    /// A hyphen behind a Hebrew letter binds what follows.
    static let hebrewHyphen = Context(rawValue: 4)
    /// Half of a flag waits for its other half.
    static let halfFlag = Context(rawValue: 8)
    /// Digits, and separators behind them.
    static let digits = Context(rawValue: 16)
    /// A closing bracket behind digits.
    static let closing = Context(rawValue: 32)
  }

  /// Whether a line may end before the next scalar; whether a digit is behind that is asked only where it matters.
  @inline(__always)
  mutating func mayBreak(before class: LineClass, isDigit: @autoclosure () -> Bool) -> Bool {
    guard let before, context.isEmpty, before.isPlain, `class`.isPlain else {
      return mayBreakInContext(before: `class`, isDigit: isDigit())
    }
    self.before = `class`
    return Scalars.pair(before, `class`) == 0
  }

  @inline(never)
  private mutating func mayBreakInContext(
    before class: LineClass,
    isDigit: @autoclosure () -> Bool
  ) -> Bool {
    guard let before else {
      begin(`class`)
      return false
    }
    switch `class` {
    case .bk, .cr, .lf, .nl:
      take(`class`)
      return before.isHard && !(before == .cr && `class` == .lf)
    case .sp:
      if before.isHard {
        begin(.sp)
        return true
      }
      context = .blanks
      return false
    case .zw:
      take(.zw)
      return before.isHard
    case .cm, .zwj:
      let joiner: Context = `class` == .zwj ? .joiner : []
      if !context.contains(.blanks), before != .zw, !before.isHard {
        context = context.subtracting(.joiner).union(joiner)
        return false
      }
      take(.al)
      context.formUnion(joiner)
      return before.isHard || before == .zw || Scalars.pair(before, .al) != 2
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
    if before.isHard || before == .zw { return true }
    if context.contains(.joiner) { return false }
    let pair = Scalars.pair(before, `class`)
    if context.contains(.blanks) { return pair != 2 }
    if pair != 0 { return false }
    if `class` == .cb { return true }
    if context.contains(.hebrewHyphen) { return false }
    switch `class` {
    case .ri: return !context.contains(.halfFlag)
    case .nu: return !context.contains(.digits)
    case .pr, .po: return context.isDisjoint(with: [.digits, .closing])
    case .op, .opw: return !((before == .pr || before == .po) && isDigit())
    default: return true
    }
  }

  private mutating func begin(_ class: LineClass) {
    self = LineBreakState()
    switch `class` {
    case .sp: (before, context) = (.al, .blanks)
    case .cm: before = .al
    case .zwj: (before, context) = (.al, .joiner)
    default: take(`class`)
    }
  }

  /// Makes a class the one that the next is compared with.
  private mutating func take(_ class: LineClass) {
    let (was, last) = (context, before)
    (before, context) = (`class`, [])
    let isDirect = !was.contains(.blanks)
    switch `class` {
    case .nu: context = .digits
    case .sy, .is: if isDirect { context = was.intersection(.digits) }
    case .cl, .cp, .cpw: if isDirect, was.contains(.digits) { context = .closing }
    case .hy, .ba: if isDirect, last == .hl { context = .hebrewHyphen }
    case .ri:
      if !(isDirect && last == .ri && was.contains(.halfFlag)) { context = .halfFlag }
    default: break
    }
  }
}

extension LineClass {
  /// A line ends behind it, whatever follows.
  fileprivate var isHard: Bool { rawValue >= LineClass.bk.rawValue }

  /// Two of these need a look at their pair, and at nothing else.
  @inline(__always)
  fileprivate var isPlain: Bool {
    switch self {
    case .al, .sa, .id, .ns, .ex, .eb, .em, .gl, .wj, .qu, .in, .b2, .bb, .cb, .h2, .h3, .jl, .jv,
      .jt:
      true
    default: false
    }
  }
}
