import FlowEngine
public import Snippets

/// Asserts that a view which has to be waited for is drawn as its snapshots say.
///
/// ```swift
/// await assertSnippet(of: { try await CardLoader().card() }, named: "card", columns: [32, 44])
/// ```
///
/// The closure runs once, on the main actor, at the time of the test's clock or of `settings`; what it throws fails the
/// test, and what it sleeps is real time. All else is as for the function that takes the view.
@MainActor
public func assertSnippet<Content: View>(
  of make: @MainActor () async throws -> Content,
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
) async {
  let made = await made(make, settings)
  assertSnippet(
    of: try made.get(),
    named: label,
    columns: columns,
    locales: locales,
    colorSchemes: colorSchemes,
    as: strategy,
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
@MainActor
public func assertSnippet<Value>(
  of make: @MainActor () async throws -> Value,
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
) async {
  let made = await made(make, settings)
  assertSnippet(
    of: try made.get(),
    named: label,
    columns: columns,
    locales: locales,
    colorSchemes: colorSchemes,
    as: strategy,
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
/// ```swift
/// await assertSnippet(of: { await CardLoader().card() }, columns: 32, matches: { "Latte" })
/// ```
///
/// All else is as for the function that takes the view.
@MainActor
public func assertSnippet<Content: View>(
  of make: @MainActor () async throws -> Content,
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
) async {
  let made = await made(make, settings)
  assertSnippet(
    of: try made.get(),
    columns: columns,
    locale: locale,
    colorScheme: colorScheme,
    as: strategy,
    settings: settings,
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
    column: column,
    matches: picture
  )
}

/// What a closure makes at the time of the test's clock, or what it throws.
@MainActor
private func made<Value>(
  _ make: @MainActor () async throws -> Value,
  _ settings: RenderSettings?
) async -> Result<Value, any Error> {
  let test = SnippetSettings.current
  do {
    return .success(
      try await Onlooker.at(
        (settings ?? test.rendering).now,
        seed: test.seed,
        awaiting: { try await make() }
      )
    )
  } catch {
    return .failure(error)
  }
}
