/// What a failure says, and the texts that go with it.
struct TestFailure: Sendable {
  /// A text that is kept with a failure.
  struct Attached: Sendable, Equatable {
    var name: String
    var text: String
  }

  var words: String
  var attachments: [Attached] = []

  init(_ words: String, attachments: [Attached] = []) {
    self.words = words
    self.attachments = attachments
  }

  /// A difference, with what was expected, what came, and the difference itself attached.
  init(_ words: String, of name: String, expected: String?, actual: String, difference: String) {
    self.words = words
    attachments = [
      expected.map { Attached(name: "\(name).expected.txt", text: $0 + "\n") },
      Attached(name: "\(name).actual.txt", text: actual + "\n"),
      difference.isEmpty ? nil : Attached(name: "\(name).diff", text: difference + "\n"),
    ].compactMap(\.self)
  }
}
