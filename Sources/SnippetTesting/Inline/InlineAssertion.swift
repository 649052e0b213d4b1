import FlowScripts
import SnippetFoundation

/// Compares a picture with the one in a test's own source, and rewrites that where it may.
struct InlineAssertion {
  var place: TestPlace
  /// What the picture stands behind: a call of this function.
  var function: String
  /// The test that it is in, as `#function` has it.
  var test: String
  var rewriter = SourceRewriter.shared
  var mode: () throws -> RecordingMode = { try SnippetSettings.current.recording() }

  /// Returns what to say about a text; nil if it is as the source says.
  ///
  /// `expected` is nil where the source says nothing.
  func problem(of text: String, expected: String?) -> TestFailure? {
    do {
      if let expected, text.utf8.elementsEqual(expected.utf8) {
        // Another call of the same place may draw something else, and that may be written.
        if let mode = try? mode(), mode != .never { try rewriter.keep(at: place) }
        return nil
      }
      // A closure with nothing in it is a picture that is not there yet, unless nothing is what comes.
      let known = expected == "" ? nil : expected
      guard try mode().writes(over: known) else { return failure(of: text, known) }
      let built = SourceRewriter.Built(test: test, picture: expected)
      try rewriter.write(text, at: place, of: function, built: built)
      return TestFailure(
        "the picture was written into \(name). Read it, then run again without recording"
      )
    } catch let refusal as SourceRewriter.Refusal {
      return TestFailure("the picture was not written into \(name): \(refusal). It is:\n\(text)")
    } catch {
      return TestFailure("\(error)")
    }
  }

  private var name: String { URL(fileURLWithPath: place.filePath).lastPathComponent }

  private func failure(of text: String, _ expected: String?) -> TestFailure {
    guard let expected else {
      return TestFailure(
        """
        no picture stands behind this \(function) yet. It would be:
        \(text)
        Write it: PARLEY_RECORD=missing swift test
        """,
        of: "\(place.suite)-\(place.line)",
        expected: nil,
        actual: text,
        difference: ""
      )
    }
    let difference = Diff(expected: expected, actual: text).text
    return TestFailure(
      """
      what is drawn differs from the picture here
      \(difference)
      Write it: PARLEY_RECORD=changed swift test
      """,
      of: "\(place.suite)-\(place.line)",
      expected: expected,
      actual: text,
      difference: difference
    )
  }
}
