public import Snippets

/// Asserts that a view is drawn as its snapshots say, one for each width.
///
/// ```swift
/// @Test @MainActor func `the special is drawn`() {
///   assertSnippet(of: SpecialSnippet(), named: "card", columns: [32, 44, 80])
/// }
/// ```
///
/// The rows are in `Snapshots/<file>/<test>/<label>@<columns>.txt`, below the folder that has `Package.swift`.
/// Nothing is written there unless `PARLEY_RECORD` is missing, changed or all, and a test that recorded fails.
/// A difference is shown as a diff, with the command that accepts it.
@MainActor
public func assertSnippet<Content: View>(
  of view: Content,
  named label: String,
  columns: [Int] = [44],
  style: OutputStyle = .plain,
  settings: RenderSettings = RenderSettings(),
  fileID: String = #fileID,
  filePath: String = #filePath,
  function: String = #function,
  line: Int = #line,
  column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(place: place, test: function, label: label)
  for width in columns {
    var settings = settings
    settings.columns = width
    let text = render(view, settings: settings, style: style)
    if let problem = assertion.problem(of: text, columns: width) { place.fail(problem) }
  }
}
