import IntentModel
import IntentViews
import SnippetFoundation
import Snippets

// Intents performed: for their result, and snippets for what they draw.
extension FlowMachine.Action.Work {
  @inline(never)
  nonisolated(nonsending) func perform(_ call: Int, _ post: CallThread) async {
    let outcome: IntentOutcome
    do {
      try await makeReady(call, post)
      outcome = try await performAlone()
      await CurrentHost.host?.call?.showsNothing()
    } catch {
      await tellOfReloads(post)
      return post(.performed(call, .failure(FlowMachine.Failure(error))))
    }
    await tellOfReloads(post)
    post(came(outcome, of: call))
  }

  /// What comes before an intent is performed; apart, as what follows it: a perform that waits for a person keeps no
  /// room for either.
  @inline(never)
  private nonisolated(nonsending) func makeReady(_ call: Int, _ post: CallThread) async throws {
    guard case .perform(let intent, let parameters, _, _) = self else { return }
    if !parameters.isEmpty {
      try await FlowMachine.refetch(parameters, of: intent) {
        post(.fetched(call, parameter: $0, count: $1))
      }
    }
    if type(of: intent) is any SetFocusFilterIntent.Type,
      let filter = intent as? any SetFocusFilterIntent
    {
      AppDependencyManager.shared.focus(on: filter)
    }
  }

  @inline(never)
  private nonisolated(nonsending) func performAlone() async throws -> IntentOutcome {
    guard case .perform(let intent, _, _, _) = self else { return IntentOutcome() }
    return try await IntentModel.perform(intent)
  }

  @inline(never)
  private func came(_ outcome: IntentOutcome, of call: Int) -> FlowMachine.Event {
    guard case .perform(let intent, _, let isDonated, let isDescribed) = self else {
      return .performed(call, .success(outcome))
    }
    let shown = Self.shown(outcome, of: intent)
    let words = Self.words(of: shown, isDescribed: isDescribed)
    if isDonated { IntentDonationManager.shared.ran(intent) }
    return .performed(call, .success(shown), told: words)
  }

  private nonisolated(nonsending) func tellOfReloads(_ post: CallThread) async {
    if let reloads = AppDependencyManager.shared.takeNewReloads() { await look(up: reloads, post) }
  }

  /// Tells of kinds that were to be reloaded and that no widget and no control of the app has.
  @inline(never)
  private nonisolated(nonsending) func look(up reloads: NewReloads, _ post: CallThread) async {
    let modules = (CurrentHost.host as? ConversationHost)?.conversation.app.modules
    let known = await reloads.known(modules)
    for kind in reloads.kinds where !known.contains(kind) {
      post(.unknownKind(kind, known: known))
    }
  }

  /// A result without the empty view that Apple's `result` has by default; a snippet's own view may be empty.
  private static func shown(_ outcome: IntentOutcome, of intent: any AppIntent) -> IntentOutcome {
    guard case .view(let view)? = outcome.snippet, view.content.isEmpty, !isRefreshed(intent),
      !keepsItsView(intent)
    else { return outcome }
    return outcome.withoutSnippet
  }

  /// What a value is called that a result shows alone, and what it is as JSON: the app's code says so, inside its budget.
  private static func words(of outcome: IntentOutcome, isDescribed: Bool) -> ValueWords? {
    guard let value = outcome.value else { return nil }
    let isAlone = outcome.dialog == nil && outcome.snippet == nil && outcome.opens == nil
    return ValueWords(
      shown: isAlone ? IntentWords.shown(value) : nil,
      json: isDescribed ? JSONValue(describing: value) : nil
    )
  }

  @inline(never)
  nonisolated(nonsending) func proceed(_ call: Int, _ post: CallThread) async {
    guard case .proceed(let body) = self else { return }
    let outcome = await result {
      try await body()
      return IntentOutcome()
    }
    post(.performed(call, outcome))
  }

  @inline(never)
  nonisolated(nonsending) func refresh(_ call: Int, _ post: CallThread) async {
    guard case .refresh(let intent, let settings) = self else { return }
    let outcome = await result {
      let fresh = IntentModel.copy(intent)
      do {
        try await makeReady(fresh, call, post)
      } catch let rejection as ParameterRejection {
        // Nothing is asked: nothing is advised.
        throw FlowMachine.Failure.failed("\(rejection.reason).")
      }
      return try await IntentModel.perform(fresh)
    }
    switch outcome {
    case .failure(let failure): post(.drew(call, .failure(failure)))
    case .success(let outcome):
      guard case .view(let view)? = outcome.snippet else {
        return post(.drew(call, .failure(.failed("It returned no view."))))
      }
      await FlowMachine.draw(call, view.content, outcome.value, settings, post)
    }
  }

  /// Fetches a fresh copy's entities again and applies what it holds by default.
  @inline(never)
  private nonisolated(nonsending) func makeReady(
    _ fresh: any AppIntent,
    _ call: Int,
    _ post: CallThread
  ) async throws {
    guard IntentModel.hasParameter(fresh, where: { !$0.isSet || $0.isFetched || $0.isByDefault })
    else { return }
    let parameters = IntentModel.parameters(of: fresh)
    try await CurrentIntent.$intent.withValue(fresh) {
      try await FlowMachine.fetchAgain(parameters, dropsGone: true) {
        post(.fetched(call, parameter: $0, count: $1))
      }
    }
    for parameter in parameters {
      parameter.applyDefaultIfNeeded()
      if !parameter.isSet, parameter.mayHaveDefaultResult {
        try await applyDefaultResult(to: parameter, of: fresh)
      }
    }
  }
}
