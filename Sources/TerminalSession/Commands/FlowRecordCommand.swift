import ArgumentParser

/// `flow record`: a conversation that becomes a flow file as it goes.
struct FlowRecordCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Converse with the app, and keep the conversation as a flow file.",
    discussion: """
      Standard input may be a file of lines too. The flow can be run with 'flow run': what came because time passed \
      stands below a '! wait'. The app begins afresh, and its clock is in UTC, as in flows, and stands still while you \
      think.
      """
  )

  @Argument(help: "A new file, whose name ends in .flow.")
  var file: String

  /// Of the same names as in the command above, which reads these options first.
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var seeing: SeeingOptions
  @OptionGroup var language: LanguageOptions

  func validate() throws {
    if file.isEmpty {
      throw ValidationError("'' is no name for a flow. Give one that ends in .flow.")
    }
  }

  func run(in session: CommandSession) -> Int32 {
    session.converse(drawing, seeing: seeing, in: language.chosen, recordingTo: file)
  }
}
