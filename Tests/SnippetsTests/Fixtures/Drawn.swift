@testable import Snippets

/// What a view looks like, what is read out of it, and what its author is told.
@MainActor
struct Drawn {
  let rows: String
  let spoken: [String]
  let warnings: [String]

  init<V: View>(_ view: V, columns: Int = 40, numbers: Bool = false) throws {
    let settings = RenderSettings(columns: columns, numbersControls: numbers)
    let tree = try resolve(SnippetContent(view), settings: settings).tree
    rows = tree.text()
    spoken = tree.text(.spoken).split(separator: "\n" as Character).map(String.init)
    warnings = tree.warnings
  }
}
