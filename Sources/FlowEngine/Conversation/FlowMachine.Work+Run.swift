import IntentEffects
import IntentModel
import SnippetFoundation
import Snippets

extension FlowMachine.Action.Work {
  typealias Post = @Sendable (FlowMachine.Event) -> Void

  /// Runs the app's code and posts what came of it.
  ///
  /// A view is read and posted from the main actor: no hop back. Each kind of work is a function of its own, never part
  /// of this one: a suspended one keeps the room that all of its kinds would need.
  @inline(never)
  nonisolated(nonsending) func run(
    _ call: Int,
    scene: SnippetContent?,
    post: @escaping Post
  ) async {
    switch self {
    case .prepare(let parameters, let intent): await prepare(call, parameters, intent, post)
    case .options(let parameter, let intent): await list(call, parameter, intent, post)
    case .understand(let parameter, let text, let intent):
      await understand(call, parameter, text, intent, post)
    case .convert(let parameter, let value, let text, let intent):
      await convert(call, parameter, (value, text), intent, post)
    case .check(let parameter, let intent): await check(call, parameter, intent, post)
    case .defaultResult(let parameter, let intent):
      await defaultResult(call, parameter, intent, post)
    case .perform(let intent, let parameters, let isDonated, let isDescribed):
      await perform(call, intent, parameters, (isDonated, isDescribed), post)
    case .refresh(let intent, let settings): await refresh(call, intent, settings, post)
    case .draw(let content, let settings):
      await FlowMachine.draw(call, content, nil, settings, post)
    case .handle(let opened):
      post(.handled(call, await result { try await FlowMachine.handle(opened, scene) }))
    case .proceed(let body): await proceed(call, body, post)
    case .undo: post(.undone(call, await result { await FlowMachine.undoLast() }))
    }
  }

  @inline(never)
  private nonisolated(nonsending) func prepare(
    _ call: Int,
    _ parameters: [any AnyIntentParameter],
    _ intent: any AppIntent,
    _ post: Post
  ) async {
    let facts = await result(intent) {
      try await FlowMachine.prepare(parameters) { post(.fetched(call, parameter: $0, count: $1)) }
    }
    post(.prepared(call, facts))
  }

  @inline(never)
  private nonisolated(nonsending) func list(
    _ call: Int,
    _ parameter: any AnyIntentParameter,
    _ intent: any AppIntent,
    _ post: Post
  ) async {
    post(.listed(call, await result(intent) { try await parameter.options() }))
  }

  @inline(never)
  private nonisolated(nonsending) func understand(
    _ call: Int,
    _ parameter: any AnyIntentParameter,
    _ text: String,
    _ intent: any AppIntent,
    _ post: Post
  ) async {
    await understand(call, parameter, intent, post) {
      try await FlowMachine.understand(parameter, text)
    }
  }

  @inline(never)
  private nonisolated(nonsending) func convert(
    _ call: Int,
    _ parameter: any AnyIntentParameter,
    _ handed: (value: any Sendable, text: String),
    _ intent: any AppIntent,
    _ post: Post
  ) async {
    await understand(call, parameter, intent, post) {
      try await parameter.resolveByResolvers(handed: handed.value, called: handed.text)
    }
  }

  private nonisolated(nonsending) func understand(
    _ call: Int,
    _ parameter: any AnyIntentParameter,
    _ intent: any AppIntent,
    _ post: Post,
    _ body: nonisolated(nonsending) () async throws -> ParameterResolution
  ) async {
    var titles: [FlowMachine.TitledValue] = []
    let understood = await result(intent) {
      let resolution = try await body()
      if case .value(let value) = resolution {
        titles = FlowMachine.titles(of: value, by: parameter)
      }
      return resolution
    }
    post(.understood(call, understood, titles))
  }

  @inline(never)
  private nonisolated(nonsending) func check(
    _ call: Int,
    _ parameter: any AnyIntentParameter,
    _ intent: any AppIntent,
    _ post: Post
  ) async {
    post(.checked(call, await result(intent) { try await parameter.isStillOffered() }))
  }

  @inline(never)
  private nonisolated(nonsending) func defaultResult(
    _ call: Int,
    _ parameter: any AnyIntentParameter,
    _ intent: any AppIntent,
    _ post: Post
  ) async {
    var titles: [FlowMachine.TitledValue] = []
    let value = await result(intent) {
      let value = try await parameter.defaultResult()
      if let value { titles = FlowMachine.titles(of: value, by: parameter) }
      return value
    }
    post(.defaultCame(call, value, titles))
  }

  @inline(never)
  private nonisolated(nonsending) func perform(
    _ call: Int,
    _ intent: any AppIntent,
    _ parameters: [any AnyIntentParameter],
    _ wishes: (isDonated: Bool, isDescribed: Bool),
    _ post: Post
  ) async {
    let outcome = await result {
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
      let outcome = Self.shown(try await IntentModel.perform(intent), of: intent)
      return (outcome, told: Self.words(of: outcome, isDescribed: wishes.isDescribed))
    }
    if wishes.isDonated, case .success = outcome { IntentDonationManager.shared.ran(intent) }
    if let reloads = AppDependencyManager.shared.takeNewReloads() { await look(up: reloads, post) }
    post(.performed(call, outcome.map(\.0), told: (try? outcome.get())?.told))
  }

  /// Tells of kinds that were to be reloaded and that no widget and no control of the app has.
  @inline(never)
  private nonisolated(nonsending) func look(up reloads: NewReloads, _ post: Post) async {
    let modules = (CurrentHost.host as? ConversationHost)?.conversation.app.modules
    let known = await reloads.known(modules)
    for kind in reloads.kinds where !known.contains(kind) {
      post(.unknownKind(kind, known: known))
    }
  }

  /// A result without the empty view that Apple's `result` has by default; a snippet's own view may be empty.
  private static func shown(_ outcome: IntentOutcome, of intent: any AppIntent) -> IntentOutcome {
    guard case .view(let content)? = outcome.snippet, content.isEmpty, !isRefreshed(intent),
      !keepsItsView(intent)
    else { return outcome }
    var outcome = outcome
    outcome.snippet = nil
    return outcome
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
  private nonisolated(nonsending) func proceed(
    _ call: Int,
    _ body: @MainActor @Sendable () async throws -> Void,
    _ post: Post
  ) async {
    let outcome = await result {
      try await body()
      return IntentOutcome()
    }
    post(.performed(call, outcome))
  }

  @inline(never)
  private nonisolated(nonsending) func refresh(
    _ call: Int,
    _ intent: any AppIntent,
    _ settings: RenderSettings,
    _ post: Post
  ) async {
    let outcome = await result {
      let fresh = IntentModel.copy(intent)
      do {
        let parameters = IntentModel.parameters(of: fresh)
        _ = try await CurrentIntent.$intent.withValue(fresh) {
          try await FlowMachine.prepare(parameters) {
            post(.fetched(call, parameter: $0, count: $1))
          }
        }
        for parameter in parameters where !parameter.isSet && parameter.mayHaveDefaultResult {
          try await applyDefaultResult(to: parameter, of: fresh)
        }
      } catch let rejection as ParameterRejection {
        // Nothing is asked: nothing is advised.
        throw FlowMachine.Failure.failed("\(rejection.reason).")
      }
      return try await IntentModel.perform(fresh)
    }
    switch outcome {
    case .failure(let failure): post(.drew(call, .failure(failure)))
    case .success(let outcome):
      guard case .view(let content)? = outcome.snippet else {
        return post(.drew(call, .failure(.failed("It returned no view."))))
      }
      await FlowMachine.draw(call, content, outcome.value, settings, post)
    }
  }

  /// What is posted where no thread is left to run it.
  func busy(_ call: Int) -> FlowMachine.Event {
    switch self {
    case .prepare: .prepared(call, .failure(.busy))
    case .options: .listed(call, .failure(.busy))
    case .understand, .convert: .understood(call, .failure(.busy))
    case .check: .checked(call, .failure(.busy))
    case .defaultResult: .defaultCame(call, .failure(.busy))
    case .perform, .proceed: .performed(call, .failure(.busy))
    case .handle: .handled(call, .failure(.busy))
    case .undo: .undone(call, .failure(.busy))
    case .refresh, .draw: .drew(call, .failure(.busy))
    }
  }
}

extension FlowMachine {
  /// Defaults applied, entities fetched again.
  nonisolated(nonsending) static func prepare(
    _ parameters: [any AnyIntentParameter],
    fetched: (String, Int) -> Void
  ) async throws -> [Prepared] {
    var facts: [Prepared] = []
    facts.reserveCapacity(parameters.count)
    for parameter in parameters {
      // What it holds by default alone is from now on the person's, in code without a conversation too.
      if parameter.isByDefault { parameter.applyDefault() }
      if parameter.isSet {
        let count = try await parameter.refetch()
        if count > 0 { fetched(parameter.name, count) }
      } else if parameter.hasDefault {
        parameter.applyDefault()
      }
      facts.append(Prepared(isSet: parameter.isSet, text: parameter.resolvedText))
    }
    return facts
  }

  /// Entities that a person named are fetched again: what is gone is asked for anew.
  @inline(never)
  nonisolated(nonsending) static func refetch(
    _ parameters: [any AnyIntentParameter],
    of intent: any AppIntent,
    fetched: (String, Int) -> Void
  ) async throws {
    try await CurrentIntent.$intent.withValue(intent) {
      for parameter in parameters where parameter.isSet {
        do {
          let count = try await parameter.refetch()
          if count > 0 { fetched(parameter.name, count) }
        } catch let rejection as ParameterRejection {
          throw Failure.gone(parameter, rejection)
        }
      }
    }
  }

  /// A text as a value: by the app's own resolvers, else as the parameter reads it.
  nonisolated(nonsending) static func understand(
    _ parameter: any AnyIntentParameter,
    _ text: String
  ) async throws -> ParameterResolution {
    if let resolution = try await parameter.resolveByResolvers(text) { return resolution }
    return try await parameter.resolve(text)
  }

  /// Runs the handlers of the app's first window; returns how many took what it was opened with.
  @MainActor
  static func handle(_ opened: Opened, _ scene: SnippetContent?) throws -> Int {
    guard let scene else { return 0 }
    let handlers = try resolve(scene, settings: RenderSettings()).handlers
    return handlers.count { handler in
      switch opened {
      case .url(let url): handler.take(url)
      case .activity(let activity): handler.take(activity)
      case .intent(let intent): handler.take(intent)
      }
    }
  }

  /// Reads a view on the main actor, and tells a flow's lane, which then need not ask there once more.
  nonisolated(nonsending) static func draw(
    _ call: Int,
    _ content: SnippetContent,
    _ value: (any Sendable)?,
    _ settings: RenderSettings,
    _ post: @Sendable (Event) -> Void
  ) async {
    let lane = Lane.current
    let visit = lane?.sendToMain()
    await read(call, content, value, settings, for: lane, post)
    lane?.isBackFromMain(visit)
  }

  @MainActor
  private static func read(
    _ call: Int,
    _ content: SnippetContent,
    _ value: (any Sendable)?,
    _ settings: RenderSettings,
    for lane: Lane?,
    _ post: @Sendable (Event) -> Void
  ) {
    // Tasks that the view starts are the conversation's, as those of a perform are.
    AppExecution.enter(lane)
    let drawing = read(content, value, settings)
    AppExecution.enter(nil)
    post(.drew(call, drawing))
    lane?.followOnMain()
  }

  @MainActor
  private static func read(
    _ content: SnippetContent,
    _ value: (any Sendable)?,
    _ settings: RenderSettings
  ) -> Result<Drawing, Failure> {
    MainWatch.shared.enter(.current)
    defer { MainWatch.shared.leave() }
    var settings = settings
    if let world = World.current { settings.now = world.now }
    do {
      let resolved = try resolve(content, settings: settings)
      return .success(Drawing(resolved: resolved, content: content, value: value))
    } catch {
      return .failure(.failed("\(error)"))
    }
  }
}

/// What the app's code returned, or what it threw in the machine's terms.
private nonisolated(nonsending) func result<Success>(
  _ body: nonisolated(nonsending) () async throws -> Success
) async -> Result<Success, FlowMachine.Failure> {
  do {
    return .success(try await body())
  } catch {
    return .failure(FlowMachine.Failure(error))
  }
}

/// The same while a parameter of the intent is filled: what its options depend on can be read.
private nonisolated(nonsending) func result<Success>(
  _ intent: any AppIntent,
  _ body: nonisolated(nonsending) () async throws -> Success
) async -> Result<Success, FlowMachine.Failure> {
  await result { try await CurrentIntent.$intent.withValue(intent) { try await body() } }
}
