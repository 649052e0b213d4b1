import FlowEngine

/// Holds a conversation and asserts that it is as it is kept in a flow file.
///
/// ```swift
/// @Test func `an order is placed`() async throws {
///   try await assertTranscript(of: app) { shop in
///     await shop.type("order a latte")
///     await shop.confirm()
///   }
/// }
/// ```
///
/// The file is `Flows/<file>/<test>[-<label>].flow`, below the folder that has `Package.swift`; see
/// `Conversation.assertTranscript(named:)`. Whether a question may be open at the end, the file says (`? state`).
///
/// - Parameters:
///   - app: What is run; nil: the only `App` of the test executable.
///   - label: What tells several transcripts of one test apart.
///   - fileID: The test's own place, as are the rest.
///   - filePath: Its file.
///   - function: Its name.
///   - line: Its line.
///   - column: Its column.
///   - body: What is said.
/// - Throws: What `body` throws.
public func assertTranscript(
  of app: TestApp? = nil,
  named label: String? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  function: String = #function,
  line: Int = #line,
  column: Int = #column,
  _ body: @escaping @Sendable (Conversation) async throws -> Void
) async throws {
  try await Conversation.with(
    app,
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
    column: column
  ) { conversation in
    try await body(conversation)
    conversation.assertTranscript(
      named: label,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    if conversation.driver.view.question != nil { conversation.leaveOpen() }
  }
}
