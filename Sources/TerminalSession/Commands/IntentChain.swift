import FlowEngine
import IntentModel
import SnippetFoundation

/// `INTENT [--name value ...] [--then INTENT ...]`: an intent, and those that its value goes on to.
struct IntentChain {
  /// The words of the first intent.
  let first: [String]
  /// The titles of the intents after it.
  private(set) var rest: [String] = []

  /// Reads the words of a command line; `--then` begins what comes after the first intent.
  ///
  /// An intent with a parameter of that name takes `--then=value`.
  init(_ words: [String], catalog: IntentCatalog) throws(IntentInvocationError) {
    let parts = words.split(separator: "--then", omittingEmptySubsequences: false)
    first = parts.first.map(Array.init) ?? []
    for part in parts.dropFirst() {
      guard let name = part.first else { throw .nothingAfterThen }
      if part.count > 1 { throw .notAnOption(part[part.startIndex + 1]) }
      guard let descriptor = catalog.intent(named: name) else {
        let names = catalog.intents.filter(\.isDiscoverable).flatMap { [$0.identifier, $0.title] }
        throw .unknownIntent(name, nearest: nearest(name, in: names, limit: 3))
      }
      rest.append(descriptor.title)
    }
  }

  /// What the conversation is opened with.
  func input(_ invocation: IntentInvocation) -> FlowInput {
    rest.isEmpty
      ? .run(invocation.intent, given: invocation.values)
      : .chain(invocation.intent, given: invocation.values, then: rest)
  }
}
