public import Snippets

/// Asserts that a view is drawn as its snapshots say: one for each width, locale and colour scheme.
///
/// ```swift
/// @Test @MainActor func `the special is drawn`() {
///   assertSnippet(of: SpecialSnippet(), named: "card", columns: [32, 44], locales: ["en_US", "de_DE"])
/// }
/// ```
///
/// The rows are in `Snapshots/<file>/<test>/<label>@<columns>[.<locale>][.dark].txt`, below the folder that has
/// `Package.swift`; the locale is left out where it is en_US. Nothing is written there unless `PARLEY_RECORD` or the
/// trait `.snippets(record:)` says missing, changed or all, and a test that recorded fails. A difference is shown as a
/// diff, with the command that accepts it; expected, actual and difference are attached.
///
/// A view that has to be waited for is given as a closure: `await assertSnippet(of: { await card() }, named: "card")`.
///
/// - Parameters:
///   - view: What is drawn; made once, at the time of the test's clock or of `settings`. What it throws fails the test.
///   - label: What the snapshot is called.
///   - columns: Widths; nil: those of the test's settings, as with the next two.
///   - locales: Languages and regions, such as `de_DE`.
///   - colorSchemes: Surroundings.
///   - strategy: How the view becomes text.
///   - settings: What the rendering depends on besides; nil: the test's clock and time zone.
///   - fileID: The test's own place, as are the rest.
///   - filePath: Its file.
///   - function: Its name.
///   - line: Its line.
///   - column: Its column.
@MainActor
public func assertSnippet<Content: View>(
  of view: @autoclosure @MainActor () throws -> Content,
  named label: String,
  columns: [Int]? = nil,
  locales: [String]? = nil,
  colorSchemes: [ColorScheme]? = nil,
  as strategy: SnapshotStrategy<Content> = .plain,
  settings: RenderSettings? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  function: String = #function,
  line: Int = #line,
  column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    place: place,
    test: function,
    label: label,
    form: strategy.form
  )
  assertion.verify(view, columns, locales, colorSchemes, strategy, settings)
}

/// Asserts that a value of any kind is as its snapshots say; the strategy says how it becomes text.
///
/// All else is as for a view.
@MainActor
public func assertSnippet<Value>(
  of value: @autoclosure @MainActor () throws -> Value,
  named label: String,
  columns: [Int]? = nil,
  locales: [String]? = nil,
  colorSchemes: [ColorScheme]? = nil,
  as strategy: SnapshotStrategy<Value>,
  settings: RenderSettings? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  function: String = #function,
  line: Int = #line,
  column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    place: place,
    test: function,
    label: label,
    form: strategy.form
  )
  assertion.verify(value, columns, locales, colorSchemes, strategy, settings)
}

extension SnapshotAssertion {
  /// Draws and compares each place of the matrix.
  @MainActor
  fileprivate func verify<Value>(
    _ make: @MainActor () throws -> Value,
    _ columns: [Int]?,
    _ locales: [String]?,
    _ colorSchemes: [ColorScheme]?,
    _ strategy: SnapshotStrategy<Value>,
    _ settings: RenderSettings?
  ) {
    let test = SnippetSettings.current
    let (columns, locales) = (columns ?? test.columns, locales ?? test.locales)
    let colorSchemes = colorSchemes ?? test.colorSchemes
    if let problem = SnippetVariation.problem(
      columns: columns,
      locales: locales,
      colorSchemes: colorSchemes
    ) {
      return place.fail("'\(label)': \(problem)")
    }
    let matrix = SnippetVariation.matrix(
      columns: columns,
      locales: locales,
      colorSchemes: colorSchemes
    )
    if matrix.isEmpty { place.fail(SnippetVariation.emptiness(of: label)) }
    let value: Value
    do {
      value = try SnippetVariation.drawn(settings ?? test.rendering, make)
    } catch {
      return place.fail("what '\(label)' shows cannot be made: \(error)")
    }
    var warnings: [String] = []
    for variation in matrix {
      do {
        let settings = variation.applied(to: settings ?? test.rendering)
        let text = try SnippetVariation.drawn(settings) { try strategy.text(value, settings) }
        if let failure = problem(of: text, variation) { place.fail(failure) }
        let found = try? SnippetVariation.drawn(settings) { try strategy.warnings(value, settings) }
        warnings += found ?? []
      } catch {
        place.fail("'\(label)' cannot be drawn: \(error)")
      }
    }
    var said: Set<String> = []
    for warning in warnings where said.insert(warning).inserted {
      place.warn("'\(label)': \(warning)")
    }
  }
}
