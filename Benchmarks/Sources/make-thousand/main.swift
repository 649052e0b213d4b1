import Foundation

// Writes a thousand intents into the file that is named: as many as a very large app would have, each with a title, a
// description, two parameters and a summary.
let intents = (1...1000).map { number in
  """
  struct Task\(number)Intent: AppIntent {
    static let title: LocalizedStringResource = "Task \(number)"
    static let description: IntentDescription = "Does task \(number)."
    @Parameter(title: "Name", default: "Task") var name: String
    @Parameter(title: "Count", inclusiveRange: (1, \(number))) var count: Int
    static var parameterSummary: some ParameterSummary { Summary("Task \\(\\.$name) \\(\\.$count)") }
    func perform() async throws -> some IntentResult { .result() }
  }

  """
}
let source = "import AppIntents\n\n" + intents.joined(separator: "\n")
try Data(source.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
