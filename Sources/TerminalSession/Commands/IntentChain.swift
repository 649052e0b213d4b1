import FlowEngine
import IntentModel
import SnippetFoundation
import TerminalDialogue

/// `INTENT [--name value ...] [--then INTENT [--name value ...] ...]`: an intent, and those that its value goes on to.
struct IntentChain {
  let first: IntentInvocation
  /// The intents after it, each with its own parameters.
  private(set) var rest: [IntentInvocation] = []

  /// Reads the words of a command line; `--then` begins another intent.
  ///
  /// An intent with a parameter of that name takes `--then=value`.
  init(_ words: [String], catalog: IntentCatalog) throws(IntentInvocationError) {
    let parts = words.split(separator: "--then", omittingEmptySubsequences: false)
    first = try IntentInvocation(Array(parts.first ?? []), catalog: catalog)
    for part in parts.dropFirst() {
      if part.isEmpty { throw .nothingAfterThen }
      rest.append(try IntentInvocation(Array(part), catalog: catalog))
    }
  }

  /// What the conversation is opened with.
  var input: FlowInput {
    rest.isEmpty
      ? .run(first.intent, given: first.values)
      : .chain(
        first.intent,
        given: first.values,
        then: rest.map { ChainedIntent($0.uniqueName, given: $0.values) }
      )
  }
}
