import SnippetFoundation
public import Snippets
public import XCTest

/// The same assertions for tests of XCTest, whose synchronous ones are on the main thread without being on the main actor.
extension XCTestCase {
  /// Asserts that a view is drawn as its snapshots say: one for each width, locale and colour scheme.
  ///
  /// ```swift
  /// func testSpecial() {
  ///   assertSnippet(of: SpecialSnippet(), named: "card", columns: [32, 44])
  /// }
  /// ```
  ///
  /// The view is made on the main actor: what it takes of the test's own properties goes into a constant first. From
  /// another thread the call waits for the main one. All else is as for the function of the same name.
  public nonisolated func assertSnippet<Content: View>(
    of view: @autoclosure @MainActor () throws -> Content,
    named label: String,
    columns: [Int]? = nil,
    locales: [String]? = nil,
    colorSchemes: [ColorScheme]? = nil,
    as strategy: @autoclosure @MainActor () -> SnapshotStrategy<Content> = .plain,
    settings: RenderSettings? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column
  ) {
    // A function, for a closure with 'try' in it is taken for one that throws.
    @MainActor func assert() {
      SnippetTesting.assertSnippet(
        of: try view(),
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
    onMainActor(assert)
  }

  /// Asserts that a value of any kind is as its snapshots say; the strategy says how it becomes text.
  ///
  /// All else is as for a view.
  public nonisolated func assertSnippet<Value>(
    of value: @autoclosure @MainActor () throws -> Value,
    named label: String,
    columns: [Int]? = nil,
    locales: [String]? = nil,
    colorSchemes: [ColorScheme]? = nil,
    as strategy: @autoclosure @MainActor () -> SnapshotStrategy<Value>,
    settings: RenderSettings? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column
  ) {
    // A function, for a closure with 'try' in it is taken for one that throws.
    @MainActor func assert() {
      SnippetTesting.assertSnippet(
        of: try value(),
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
    onMainActor(assert)
  }

  /// Asserts that a view is drawn as the picture behind the call: for short ones, kept in the test itself.
  ///
  /// ```swift
  /// func testLatte() {
  ///   assertSnippet(of: Text("Latte"), columns: 32) { "Latte" }
  /// }
  /// ```
  ///
  /// All else is as for the function of the same name.
  public nonisolated func assertSnippet<Content: View>(
    of view: @autoclosure @MainActor () throws -> Content,
    columns: Int? = nil,
    locale: String? = nil,
    colorScheme: ColorScheme? = nil,
    as strategy: @autoclosure @MainActor () -> SnapshotStrategy<Content> = .plain,
    settings: RenderSettings? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    line: Int = #line,
    column: Int = #column,
    matches picture: (() -> String)? = nil
  ) {
    let picture = picture?()
    // A function, for a closure with 'try' in it is taken for one that throws.
    @MainActor func assert() {
      SnippetTesting.assertSnippet(
        of: try view(),
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
    onMainActor(assert)
  }
}

/// Runs a body on the main actor, here if this is its thread; the settings of the calling test hold in it.
private func onMainActor(_ body: @MainActor () -> Void) {
  if Thread.isMainThread { return MainActor.assumeIsolated(body) }
  let settings = SnippetSettings.current
  DispatchQueue.main.sync {
    SnippetSettings.$current.withValue(settings) { MainActor.assumeIsolated(body) }
  }
}
