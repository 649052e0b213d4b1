import ArgumentParser

/// Where what happens around a conversation is written.
struct SeeingOptions: ParsableArguments, Sendable {
  @Option(name: .long, help: "Write what runs into a file, one JSON object a line.")
  var trace: String?

  @Option(name: .long, help: "Write what goes wrong in a conversation into a file.")
  var log: String?
}
