import ArgumentParser

/// `flow`: conversations written down in files.
struct FlowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Run, check or play conversations written down in flow files."
  )
}
