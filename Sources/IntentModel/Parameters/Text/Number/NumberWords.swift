import SnippetFoundation

/// English number words, from `zero` to billions.
///
/// Also `a dozen`, `half a dozen`, `two dozen`, `a couple`, `a half`, `two and a half`, `three point one four`,
/// `minus five`, and digits before a word, as in `2 dozen`.
enum NumberWords {
  static func read(_ text: String) -> NumberText {
    var words = split(text)
    let isNegative = words.first == "minus" || words.first == "negative"
    if isNegative { words.removeFirst() }
    guard !words.isEmpty, words.count <= 24 else { return .none }
    let number = unsigned(words[...])
    guard isNegative else { return number }
    switch number {
    case .whole(let number): return .whole(-number)
    case .fraction(let number): return .fraction(-number)
    case .beyond: return .beyond(isNegative: true)
    case .none: return .none
    }
  }

  /// The words of a text in small letters; a hyphen between letters parts them.
  static func split(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      let isOfWords = parts.allSatisfy { $0.first?.isLetter == true }
      return isOfWords ? parts.map(String.init) : [String(word)]
    }
  }

  private static func unsigned(_ words: ArraySlice<String>) -> NumberText {
    if let part = parts[words.joined(separator: " ")] { return .fraction(part) }
    if words.starts(with: ["half", "a"]) || words.starts(with: ["half", "an"]) {
      return half(of: words.dropFirst())
    }
    if words.count > 3, words.dropLast(2).last == "and",
      let part = parts[words.suffix(2).joined(separator: " ")]
    {
      return adding(part, to: cardinal(words.dropLast(3)))
    }
    if let point = words.firstIndex(of: "point") {
      return pointed(cardinal(words[..<point]), words[(point + 1)...])
    }
    return cardinal(words)
  }

  /// What stands alone, or behind `and`.
  private static let parts = [
    "half": 0.5, "a half": 0.5, "one half": 0.5, "a quarter": 0.25, "one quarter": 0.25,
    "quarter": 0.25, "three quarters": 0.75,
  ]

  private static func half(of words: ArraySlice<String>) -> NumberText {
    guard case .whole(let number) = cardinal(words), number > 1 else { return .none }
    return number % 2 == 0 ? .whole(number / 2) : .fraction(Double(number) / 2)
  }

  private static func adding(_ part: Double, to number: NumberText) -> NumberText {
    guard case .whole(let whole) = number else { return number }
    return .fraction(Double(whole) + part)
  }

  private static func pointed(
    _ whole: NumberText,
    _ words: ArraySlice<String>
  ) -> NumberText {
    guard case .whole(let whole) = whole, !words.isEmpty, words.count <= 12 else { return .none }
    var digits = ""
    for word in words {
      guard let digit = units[word], digit < 10 else { return .none }
      digits += String(digit)
    }
    return Double("\(whole).\(digits)").map { .fraction($0) } ?? .none
  }

  private static func cardinal(_ words: ArraySlice<String>) -> NumberText {
    var sum = CardinalSum()
    for word in words {
      guard sum.add(word) else { return .none }
    }
    return sum.number
  }

  fileprivate static let units: [String: Int] = {
    let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
      "nineteen",
    ]
    return Dictionary(uniqueKeysWithValues: zip(words, 0...))
  }()

  fileprivate static let tens = [
    "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90,
  ]

  fileprivate static let scales = [
    "thousand": 1000, "million": 1_000_000, "billion": 1_000_000_000,
  ]
}

/// A number that is put together word by word, each in a place where English has it.
private struct CardinalSum {
  private enum Last { case start, article, unit, tens, hundred, scale, and, end }

  private var total = 0
  private var group = 0
  private var smallestScale = Int.max
  private var last = Last.start
  private var isBeyond = false

  var number: NumberText {
    guard last != .start, last != .article, last != .and else { return .none }
    let (sum, overflow) = total.addingReportingOverflow(group)
    return isBeyond || overflow ? .beyond(isNegative: false) : .whole(sum)
  }

  /// False where the word cannot follow.
  mutating func add(_ word: String) -> Bool {
    if let unit = NumberWords.units[word] { return add(unit: unit) }
    if let tens = NumberWords.tens[word] { return add(tens: tens) }
    if let scale = NumberWords.scales[word] { return add(scale: scale) }
    switch word {
    case "a", "an": return follow(with: .article, after: [.start])
    case "and": return follow(with: .and, after: [.hundred, .scale])
    case "hundred": return addHundred()
    case "dozen", "dozens": return addDozens()
    case "couple", "pair":
      group = 2
      return follow(with: .end, after: [.article])
    default: return add(digits: word)
    }
  }

  private mutating func follow(with next: Last, after before: [Last]) -> Bool {
    guard before.contains(last) else { return false }
    last = next
    return true
  }

  private mutating func add(unit: Int) -> Bool {
    if last == .tens, !(1...9).contains(unit) { return false }
    guard follow(with: .unit, after: [.start, .tens, .hundred, .scale, .and]) else { return false }
    group += unit
    return true
  }

  private mutating func add(tens: Int) -> Bool {
    guard follow(with: .tens, after: [.start, .hundred, .scale, .and]) else { return false }
    group += tens
    return true
  }

  private mutating func addHundred() -> Bool {
    if last == .article || last == .start { group = 1 }
    guard group > 0, group < 100 else { return false }
    group *= 100
    return follow(with: .hundred, after: [.start, .article, .unit])
  }

  private mutating func addDozens() -> Bool {
    if last == .article || last == .start { group = 1 }
    guard total == 0 else { return false }
    let (product, overflow) = group.multipliedReportingOverflow(by: 12)
    group = product
    isBeyond = isBeyond || overflow
    return follow(with: .end, after: [.start, .article, .unit, .tens, .hundred])
  }

  private mutating func add(scale: Int) -> Bool {
    if last == .article || last == .start { group = 1 }
    guard group > 0, scale < smallestScale else { return false }
    smallestScale = scale
    let (product, overflow) = group.multipliedReportingOverflow(by: scale)
    let (sum, more) = total.addingReportingOverflow(product)
    isBeyond = isBeyond || overflow || more
    total = sum
    group = 0
    return follow(with: .scale, after: [.start, .article, .unit, .tens, .hundred])
  }

  /// Digits only begin a number, as in `2 dozen`.
  private mutating func add(digits: String) -> Bool {
    guard digits.utf8.allSatisfy(isDigit), let number = Int(digits) else { return false }
    group = number
    return follow(with: .unit, after: [.start])
  }
}
