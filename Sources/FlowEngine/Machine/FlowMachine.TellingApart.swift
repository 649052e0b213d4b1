import IntentModel

// A line that is several phrases as well as each other: which of them, only the app knows, by what its values are called.
extension FlowMachine {
  /// Finds out in which of the phrases a value stands that there is; where that leaves several, a person says which.
  mutating func tellApart(_ matches: [PhraseMatch], said text: String, origin: Origin) {
    guard let first = matches.first else { return }
    standIn(for: first, said: text, origin: origin)
    let index = runs.count - 1
    guard matches.contains(where: { !$0.slots.isEmpty }) else {
      return offer(matches, for: text, prompt: Self.whichOne, in: index)
    }
    start(.tellApart(matches, said: text), for: runs[index].id, .tellApart(matches))
  }

  mutating func toldApart(_ id: Int, _ result: Result<[PhraseMatch.Standing], Failure>) {
    guard let call = finish(id, as: "the phrases"), let index = index(ofRun: call.run),
      case .tellApart(let matches, let text) = call.kind
    else { return }
    switch result {
    case .failure(let failure): fail(run: index, failure)
    case .success(let standings):
      let best = standings.max() ?? .unknown
      let left = zip(matches, standings).filter { $0.1 == best }.map(\.0)
      if left.count == 1 { return pick(left[0], in: index) }
      offer(left, for: text, prompt: Self.whichOne, in: index)
    }
  }

  /// What is asked where several fit and the app has no words for it.
  static let whichOne = "Which one?"
}

extension PhraseMatch {
  /// How a phrase stands beside others that fit as well.
  enum Standing: Comparable, Sendable {
    /// No value is called what stands in its place.
    case unknown
    /// Any text would do.
    case anyText
    /// There is such a value, or nothing stands for one.
    case known
  }

  /// **Errors**: what the app's queries throw.
  nonisolated(nonsending) func standing() async throws -> Standing {
    let parameters = IntentModel.parameters(of: intent)
    var standing = Standing.known
    for (name, text) in slots {
      guard let parameter = parameters.first(where: { $0.name == name }) else { continue }
      if parameter.takesAnyText {
        standing = min(standing, .anyText)
        continue
      }
      // Not by the app's own resolvers, which may ask.
      let resolution = try await CurrentIntent.$intent.withValue(intent) {
        try await parameter.resolve(text)
      }
      switch resolution {
      case .value, .ambiguous: continue
      case .near, .rejected: return .unknown
      }
    }
    return standing
  }
}
