import SnippetFoundation

/// A whole number read from what a person typed: digits, or an English word from one to twenty.
enum WholeNumber: Equatable {
  case value(Int)
  /// Digits, but more of them than a number holds.
  case beyond(isNegative: Bool)
  case none

  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
  ]

  init(_ text: String) {
    let trimmed = text.trimmed
    if let word = Self.words.firstIndex(of: trimmed.lowercased()) {
      self = .value(word)
      return
    }
    let isNegative = trimmed.hasPrefix("-")
    let digits = isNegative || trimmed.hasPrefix("+") ? trimmed.dropFirst() : trimmed[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      self = .none
      return
    }
    self = Int(trimmed).map { .value($0) } ?? .beyond(isNegative: isNegative)
  }
}
