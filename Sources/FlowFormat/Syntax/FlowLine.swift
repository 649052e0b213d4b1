/// One line of a flow file, exactly as written, with what its first two columns say it is.
package struct FlowLine: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case blank, comment, setting, title, typed, event, pasted, expected, pattern, anything
    case check, snapshot, label
  }

  /// Counted from 1.
  package var number: Int
  package var kind: Kind
  /// The whole line without its newline.
  package var text: String

  /// Bytes that a line has at the most.
  package static let longest = 65_536

  /// Whether some text can be a line: it is short enough, and holds nothing that no line holds.
  package static func canBe(_ text: String) -> Bool {
    text.utf8.count <= longest && !text.utf8.contains { [0, 9, 10, 13].contains($0) }
  }

  /// What is said where something came that cannot.
  package static let misfit =
    "fits no line of a flow, which has at most \(longest) bytes and no tab"

  /// What follows the first two columns.
  package var content: String { text(after: 2) }

  /// What follows some columns that are ASCII, byte for byte: an accent that follows them stays.
  package func text(after columns: Int) -> String {
    String(Substring(text.utf8.dropFirst(columns)))
  }

  package init(number: Int, kind: Kind, text: String) {
    self.number = number
    self.kind = kind
    self.text = text
  }
}
