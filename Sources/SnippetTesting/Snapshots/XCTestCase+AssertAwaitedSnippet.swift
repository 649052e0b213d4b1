public import Snippets
public import XCTest

/// The same assertions for tests of XCTest that wait for what they draw.
extension XCTestCase {
  /// Asserts that a view which has to be waited for is drawn as its snapshots say.
  ///
  /// ```swift
  /// func testSpecial() async {
  ///   await assertSnippet(of: { await CardLoader().card() }, named: "card", columns: [32, 44])
  /// }
  /// ```
  ///
  /// All else is as for the function of the same name.
  public nonisolated func assertSnippet<Content: View>(
    of make: @MainActor () async throws -> Content,
    named label: String,
    columns: [Int]? = nil,
    locales: [String]? = nil,
    colorSchemes: [ColorScheme]? = nil,
    as strategy: @MainActor @autoclosure () -> SnapshotStrategy<Content> = .plain,
    settings: RenderSettings? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column
  ) async {
    await SnippetTesting.assertSnippet(
      of: make,
      named: label,
      columns: columns,
      locales: locales,
      colorSchemes: colorSchemes,
      as: strategy(),
      settings: settings,
      fileID: fileID,
      filePath: filePath,
      function: function,
      line: line,
      column: column
    )
  }

  /// Asserts that a value which has to be waited for is as its snapshots say; the strategy says how it becomes text.
  ///
  /// All else is as for a view.
  public nonisolated func assertSnippet<Value>(
    of make: @MainActor () async throws -> Value,
    named label: String,
    columns: [Int]? = nil,
    locales: [String]? = nil,
    colorSchemes: [ColorScheme]? = nil,
    as strategy: @MainActor @autoclosure () -> SnapshotStrategy<Value>,
    settings: RenderSettings? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column
  ) async {
    await SnippetTesting.assertSnippet(
      of: make,
      named: label,
      columns: columns,
      locales: locales,
      colorSchemes: colorSchemes,
      as: strategy(),
      settings: settings,
      fileID: fileID,
      filePath: filePath,
      function: function,
      line: line,
      column: column
    )
  }

  /// Asserts that a view which has to be waited for is drawn as the picture behind the call.
  ///
  /// All else is as for the function of the same name.
  public nonisolated func assertSnippet<Content: View>(
    of make: @MainActor () async throws -> Content,
    columns: Int? = nil,
    locale: String? = nil,
    colorScheme: ColorScheme? = nil,
    as strategy: @MainActor @autoclosure () -> SnapshotStrategy<Content> = .plain,
    settings: RenderSettings? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column,
    matches picture: (() -> String)? = nil
  ) async {
    let picture = picture?()
    await SnippetTesting.assertSnippet(
      of: make,
      columns: columns,
      locale: locale,
      colorScheme: colorScheme,
      as: strategy(),
      settings: settings,
      fileID: fileID,
      filePath: filePath,
      function: function,
      line: line,
      column: column,
      matches: picture.map { picture in { picture } }
    )
  }
}
