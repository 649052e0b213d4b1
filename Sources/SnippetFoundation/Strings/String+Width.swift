extension String {
  /// The text with the letters, digits and signs of ASCII where it has their wide forms, as East Asian keyboards type them.
  ///
  /// `３` is `3`, `ＯＫ` is `OK`, a wide blank is a blank.
  package var narrowed: String {
    guard utf8.contains(where: { $0 == 0xEF || $0 == 0xE3 }) else { return self }
    var narrow = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: narrow.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x3000: narrow.append(" ")
      default: narrow.append(scalar)
      }
    }
    return String(narrow)
  }
}
