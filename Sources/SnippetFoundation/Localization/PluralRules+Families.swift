// The rules that are longer than a line.
extension PluralRules {
  /// Whether the last digit before or behind the point is a one, and not of an eleven.
  static func endsInOne(_ number: PluralOperands) -> Bool {
    (number.v == 0 && isOne(number.i)) || isOne(number.f)
  }

  private static func isOne(_ digits: Int) -> Bool { digits % 10 == 1 && digits % 100 != 11 }

  /// Two to four at the end, but not twelve to fourteen.
  private static func isFew(_ digits: Int) -> Bool {
    (2...4).contains(digits % 10) && !(12...14).contains(digits % 100)
  }

  @Sendable static func icelandic(_ number: PluralOperands) -> PluralCategory {
    (number.t == 0 && isOne(number.i)) || isOne(number.t) ? .one : .other
  }

  @Sendable static func filipino(_ number: PluralOperands) -> PluralCategory {
    let digits = number.v == 0 ? number.i : number.f
    if number.v == 0, (1...3).contains(number.i) { return .one }
    return [4, 6, 9].contains(digits % 10) ? .other : .one
  }

  @Sendable static func latvian(_ number: PluralOperands) -> PluralCategory {
    let (ten, hundred) = (number.remainder(10), number.remainder(100))
    if ten == 0 || (11...19).contains(hundred) { return .zero }
    if number.v == 2, (11...19).contains(number.f % 100) { return .zero }
    if ten == 1, hundred != 11 { return .one }
    if number.v == 2 { return isOne(number.f) ? .one : .other }
    return number.v != 0 && number.f % 10 == 1 ? .one : .other
  }

  @Sendable static func hebrew(_ number: PluralOperands) -> PluralCategory {
    if (number.i == 1 && number.v == 0) || (number.i == 0 && number.v != 0) { return .one }
    return number.i == 2 && number.v == 0 ? .two : .other
  }

  @Sendable static func romanian(_ number: PluralOperands) -> PluralCategory {
    if number.i == 1, number.v == 0 { return .one }
    let isFew = number.v != 0 || number.n == 0 || (1...19).contains(number.remainder(100))
    return isFew ? .few : .other
  }

  @Sendable static func serbian(_ number: PluralOperands) -> PluralCategory {
    if endsInOne(number) { return .one }
    return (number.v == 0 && isFew(number.i)) || isFew(number.f) ? .few : .other
  }

  @Sendable static func gaelic(_ number: PluralOperands) -> PluralCategory {
    switch number.remainder(Int.max) {
    case 1, 11: .one
    case 2, 12: .two
    case 3...10, 13...19: .few
    default: .other
    }
  }

  @Sendable static func slovenian(_ number: PluralOperands) -> PluralCategory {
    if number.v != 0 { return .few }
    return hundreds(number.i) ?? .other
  }

  @Sendable static func sorbian(_ number: PluralOperands) -> PluralCategory {
    (number.v == 0 ? hundreds(number.i) : nil) ?? hundreds(number.f) ?? .other
  }

  private static func hundreds(_ digits: Int) -> PluralCategory? {
    switch digits % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: nil
    }
  }

  @Sendable static func czech(_ number: PluralOperands) -> PluralCategory {
    if number.v != 0 { return .many }
    return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
  }

  @Sendable static func polish(_ number: PluralOperands) -> PluralCategory {
    if number.v != 0 { return .other }
    return number.i == 1 ? .one : isFew(number.i) ? .few : .many
  }

  @Sendable static func russian(_ number: PluralOperands) -> PluralCategory {
    if number.v != 0 { return .other }
    return isOne(number.i) ? .one : isFew(number.i) ? .few : .many
  }

  @Sendable static func belarusian(_ number: PluralOperands) -> PluralCategory {
    guard number.remainder(10) >= 0 else { return .other }
    return isOne(number.i) ? .one : isFew(number.i) ? .few : .many
  }

  @Sendable static func lithuanian(_ number: PluralOperands) -> PluralCategory {
    if number.f != 0 { return .many }
    guard number.remainder(10) > 0, !(11...19).contains(number.remainder(100)) else {
      return .other
    }
    return number.remainder(10) == 1 ? .one : .few
  }

  @Sendable static func breton(_ number: PluralOperands) -> PluralCategory {
    let (ten, hundred) = (number.remainder(10), number.remainder(100))
    if ten == 1, ![11, 71, 91].contains(hundred) { return .one }
    if ten == 2, ![12, 72, 92].contains(hundred) { return .two }
    let isTeen = [1, 7, 9].contains(hundred / 10)
    if [3, 4, 9].contains(ten), !isTeen { return .few }
    return number.n != 0 && number.remainder(1_000_000) == 0 ? .many : .other
  }

  @Sendable static func maltese(_ number: PluralOperands) -> PluralCategory {
    if number.n == 1 { return .one }
    if number.n == 2 { return .two }
    let hundred = number.remainder(100)
    if number.n == 0 || (3...10).contains(hundred) { return .few }
    return (11...19).contains(hundred) ? .many : .other
  }

  @Sendable static func irish(_ number: PluralOperands) -> PluralCategory {
    switch number.remainder(Int.max) {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  @Sendable static func manx(_ number: PluralOperands) -> PluralCategory {
    if number.v != 0 { return .many }
    if number.i % 10 == 1 { return .one }
    if number.i % 10 == 2 { return .two }
    return number.i % 20 == 0 ? .few : .other
  }

  @Sendable static func cornish(_ number: PluralOperands) -> PluralCategory {
    if number.n == 0 { return .zero }
    if number.n == 1 { return .one }
    let hundred = number.remainder(100)
    let thousands = number.remainder(100_000)
    let isRound =
      number.remainder(1000) == 0
      && ((1000...20_000).contains(thousands) || [40_000, 60_000, 80_000].contains(thousands))
    if hundred >= 0, hundred % 20 == 2 || isRound { return .two }
    if number.remainder(1_000_000) == 100_000 { return .two }
    if hundred >= 0, hundred % 20 == 3 { return .few }
    return hundred >= 0 && hundred % 20 == 1 ? .many : .other
  }

  @Sendable static func arabic(_ number: PluralOperands) -> PluralCategory {
    switch number.remainder(100) {
    case 0 where number.i == 0: .zero
    case 1 where number.i == 1: .one
    case 2 where number.i == 2: .two
    case 3...10: .few
    case 11...99: .many
    default: .other
    }
  }

  @Sendable static func welsh(_ number: PluralOperands) -> PluralCategory {
    switch number.remainder(Int.max) {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }
}
