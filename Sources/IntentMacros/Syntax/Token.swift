/// A word, a literal or a mark of Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word
    /// A string or a regular expression, quotes included.
    case literal
    /// One byte that is none of the others.
    case mark
  }

  var kind: Kind
  /// As written.
  var text: String
  /// In bytes from the beginning of the source.
  var range: Range<Int>
}
