import FlowScripts
import Snapshots
import SnippetFoundation

/// What answers a turn of a conversation: its rows.
///
/// Somebody has to look at it: a reply with rows that no test read is a failure at the end of an exhaustive
/// conversation. `expect`, `text`, `rows`, `isEmpty`, `==` and `ignore()` count as reading.
public struct Reply: Sendable, CustomStringConvertible {
  let shown: [String]
  let wasRead = Lock(false)

  init(_ rows: [String]) { shown = rows }

  /// The rows, joined by newlines.
  public var text: String { rows.joined(separator: "\n") }

  /// The rows, without blanks at their ends.
  public var rows: [String] {
    ignore()
    return shown
  }

  /// Whether nothing was said and nothing shown.
  public var isEmpty: Bool { rows.isEmpty }

  /// The rows, for a failure's words; this is no reading.
  public var description: String { shown.joined(separator: "\n") }

  /// Says that the reply does not matter here.
  public func ignore() { wasRead.withLock { $0 = true } }

  /// Whether a reply is exactly these rows.
  ///
  /// Letters that are spelt otherwise, as an accent that is a character of its own, are others.
  public static func == (reply: Reply, text: String) -> Bool { haveSameScalars(reply.text, text) }

  /// Expects exactly these rows; what differs is a failure, with the difference.
  ///
  /// A row that begins with `~ ` has holes as in a flow file, `{{*}}` and `{{re:\d+}}`; `...` alone is any rows.
  public func expect(
    _ text: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let rows = rows
    let expected = ExpectedRows.of(text)
    var captures = FlowCaptures()
    if captures.match(expected, rows) { return }
    let difference = Diff(expected: expected, actual: rows, captures: FlowCaptures()).text
    let place = TestPlace(fileID, filePath, line, column)
    place.fail(
      TestFailure(
        (ExpectedRows.mistake(in: text).map { "\($0)\n" } ?? "")
          + "the reply is another\n\(difference)",
        of: "\(place.suite)-\(place.line)",
        expected: text,
        actual: rows.joined(separator: "\n"),
        difference: difference
      )
    )
  }

  /// Expects the rows that stand behind the call; where nothing does, `PARLEY_RECORD=missing` writes them there.
  ///
  /// ```swift
  /// await shop.type("order a latte").expect {
  ///   """
  ///   How many?
  ///   """
  /// }
  /// ```
  ///
  /// Rewriting is as for a picture behind `assertSnippet`.
  public func expect(
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column,
    matches rows: (() -> String)? = nil
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = InlineAssertion(place: place, function: "expect", test: function)
    if let failure = assertion.problem(of: text, expected: rows?()) { place.fail(failure) }
  }
}
