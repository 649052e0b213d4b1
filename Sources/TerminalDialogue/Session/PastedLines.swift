/// What one Enter gives when a paste has left newlines in the line: a first line, and those after it.
///
/// Lines of a paste are answers to what was on the terminal when it was pasted. None of them answers
/// a confirmation, nor does a line that holds anything pasted: nobody has read it. Where a text of several lines is asked
/// for, they are one answer.
package struct PastedLines: Equatable {
  private var waiting: [String] = []

  package init() {}

  /// Takes the text of one Enter and returns the line to send now; nil: everything was dropped.
  ///
  /// `asOne`: the lines are not parted.
  package mutating func take(
    _ text: String,
    isPasted: Bool = false,
    atConfirmation: Bool,
    asOne: Bool = false
  ) -> String? {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    if asOne {
      waiting = []
      return lines.joined(separator: "\n")
    }
    if atConfirmation, isPasted || text.contains(where: \.isNewline) {
      waiting = lines
      return nil
    }
    waiting = Array(lines.dropFirst())
    return lines.first ?? ""
  }

  /// The next line of the paste; nil: there is none.
  package mutating func next() -> String? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Drops what waits.
  ///
  /// Returns the message that says so; nil: nothing waited.
  package mutating func drop() -> String? {
    defer { waiting = [] }
    switch waiting.count {
    case 0: return nil
    case 1:
      return "One pasted line was dropped: a paste does not answer a confirmation. Type the answer."
    case let count:
      return
        "\(count) pasted lines were dropped: a paste does not answer a confirmation. Type the answer."
    }
  }
}
