extension StringProtocol {
  /// The text with a blank in place of each line break.
  package var onOneLine: String {
    contains(where: \.isNewline)
      ? split(whereSeparator: \.isNewline).joined(separator: " ") : String(self)
  }
}
