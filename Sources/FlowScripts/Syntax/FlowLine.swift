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

  /// What follows the first two columns.
  package var content: String { String(text.dropFirst(2)) }

  package init(number: Int, kind: Kind, text: String) {
    self.number = number
    self.kind = kind
    self.text = text
  }
}
