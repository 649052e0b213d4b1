public import Snippets

/// Asserts that a view is drawn as the picture behind the call: for short ones, kept in the test itself.
///
/// ```swift
/// assertSnippet(of: Text("Latte"), columns: 32) {
///   """
///   Latte
///   """
/// }
/// ```
///
/// Where nothing stands behind the call, or something else than is drawn, `PARLEY_RECORD=missing` or `changed` writes it
/// there, its indentation kept; a test that recorded fails. Only a closure that holds a string literal and nothing else,
/// behind the call or given as `matches:`, is rewritten: what is not understood is left alone, and said.
///
/// - Parameters:
///   - view: What is drawn; made at the time of the test's clock or of `settings`. What it throws fails the test.
///   - columns: Its width; nil: the first of the test's settings.
///   - locale: The language and region; nil: the first of the test's settings.
///   - colorScheme: The surroundings; nil: the first of the test's settings.
///   - strategy: How the view becomes text.
///   - settings: What the rendering depends on besides; nil: the test's clock and time zone.
///   - fileID: The test's own place, as are the next four.
///   - filePath: Its file.
///   - function: Its name.
///   - line: Its line.
///   - column: Its column.
///   - picture: The rows.
@MainActor
public func assertSnippet<Content: View>(
  of view: @autoclosure @MainActor () throws -> Content,
  columns: Int? = nil,
  locale: String? = nil,
  colorScheme: ColorScheme? = nil,
  as strategy: SnapshotStrategy<Content> = .plain,
  settings: RenderSettings? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  function: String = #function,
  line: Int = #line,
  column: Int = #column,
  matches picture: (() -> String)? = nil
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = SnippetSettings.current
  let variation = SnippetVariation(
    columns: columns ?? test.columns.first ?? 44,
    locale: locale ?? test.locales.first ?? "en_US",
    colorScheme: colorScheme ?? test.colorSchemes.first ?? .light
  )
  if let problem = SnippetVariation.problem(
    columns: [variation.columns],
    locales: [variation.locale]
  ) {
    return place.fail(problem)
  }
  do {
    let settings = variation.applied(to: settings ?? test.rendering)
    let text = try SnippetVariation.drawn(settings) {
      try strategy.text(try view(), settings)
    }
    let assertion = InlineAssertion(place: place, function: "assertSnippet", test: function)
    if let failure = assertion.problem(of: text, expected: picture?()) { place.fail(failure) }
  } catch {
    place.fail("the view cannot be drawn: \(error)")
  }
}
