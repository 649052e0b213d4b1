import IntentEffects
import IntentModel
import Lanes
import SnippetFoundation
import Snippets

extension FlowMachine.Action.Work {
  /// Runs the app's code and posts what came of it.
  ///
  /// A view is read and posted from the main actor: no hop back. Each kind of work is a function of its own, never part
  /// of this one: a suspended one keeps the room that all of its kinds would need.
  @inline(never)
  nonisolated(nonsending) func run(
    _ call: Int,
    scene: SnippetContent?,
    post: CallThread
  ) async {
    switch self {
    case .prepare: await prepare(call, post)
    case .options: await list(call, post)
    case .understand: await understand(call, post)
    case .convert: await convert(call, post)
    case .check: await check(call, post)
    case .defaultResult: await defaultResult(call, post)
    case .tellApart: await tellApart(call, post)
    case .perform: await perform(call, post)
    case .refresh: await refresh(call, post)
    case .draw: await draw(call, post)
    case .handle: await handle(call, scene, post)
    case .proceed: await proceed(call, post)
    case .undo: post(.undone(call, await result { await FlowMachine.undoLast() }))
    }
  }

  @inline(never)
  private nonisolated(nonsending) func prepare(_ call: Int, _ post: CallThread) async {
    guard case .prepare(let parameters, let intent) = self else { return }
    let facts = await result(intent) {
      try await FlowMachine.prepare(parameters) { post(.fetched(call, parameter: $0, count: $1)) }
    }
    post(.prepared(call, facts))
  }

  @inline(never)
  private nonisolated(nonsending) func list(_ call: Int, _ post: CallThread) async {
    guard case .options(let parameter, let intent) = self else { return }
    post(.listed(call, await result(intent) { try await parameter.options() }))
  }

  @inline(never)
  private nonisolated(nonsending) func understand(_ call: Int, _ post: CallThread) async {
    guard case .understand(let parameter, let text, let isOnShow, let declined, let intent) = self
    else { return }
    await understand(call, parameter, intent, post) {
      try await FlowMachine.understand(parameter, text, isOnShow: isOnShow, declined: declined)
    }
  }

  @inline(never)
  private nonisolated(nonsending) func convert(_ call: Int, _ post: CallThread) async {
    guard case .convert(let parameter, let value, let text, let intent) = self else { return }
    await understand(call, parameter, intent, post) {
      try await parameter.resolveByResolvers(handed: value, called: text)
    }
  }

  private nonisolated(nonsending) func understand(
    _ call: Int,
    _ parameter: any AnyIntentParameter,
    _ intent: any AppIntent,
    _ post: CallThread,
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
  private nonisolated(nonsending) func check(_ call: Int, _ post: CallThread) async {
    guard case .check(let parameter, let intent) = self else { return }
    post(.checked(call, await result(intent) { try await parameter.isStillOffered() }))
  }

  @inline(never)
  private nonisolated(nonsending) func defaultResult(_ call: Int, _ post: CallThread) async {
    guard case .defaultResult(let parameter, let intent) = self else { return }
    var titles: [FlowMachine.TitledValue] = []
    let value = await result(intent) {
      let value = try await parameter.defaultResult()
      if let value { titles = FlowMachine.titles(of: value, by: parameter) }
      return value
    }
    post(.defaultCame(call, value, titles))
  }

  @inline(never)
  private nonisolated(nonsending) func tellApart(_ call: Int, _ post: CallThread) async {
    guard case .tellApart(let matches) = self else { return }
    let standings = await result {
      var standings: [PhraseMatch.Standing] = []
      for match in matches {
        do {
          standings.append(try await match.standing())
        } catch let error where !(error is CancellationError) {
          // Picked, it says why.
          standings.append(.unknown)
        }
      }
      return standings
    }
    post(.toldApart(call, standings))
  }

  @inline(never)
  private nonisolated(nonsending) func draw(_ call: Int, _ post: CallThread) async {
    guard case .draw(let content, let settings) = self else { return }
    await FlowMachine.draw(call, content, nil, settings, post)
  }

  @inline(never)
  private nonisolated(nonsending) func handle(
    _ call: Int,
    _ scene: SnippetContent?,
    _ post: CallThread
  ) async {
    guard case .handle(let opened) = self else { return }
    post(.handled(call, await result { try await FlowMachine.handle(opened, scene) }))
  }

  /// What is posted where no thread is left to run it.
  func busy(_ call: Int) -> FlowMachine.Event {
    switch self {
    case .prepare: .prepared(call, .failure(.busy))
    case .options: .listed(call, .failure(.busy))
    case .understand, .convert: .understood(call, .failure(.busy))
    case .check: .checked(call, .failure(.busy))
    case .defaultResult: .defaultCame(call, .failure(.busy))
    case .tellApart: .toldApart(call, .failure(.busy))
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
    try await fetchAgain(parameters, fetched: fetched)
    return parameters.map { $0.prepareAtOnce() }
  }

  /// Entities fetched again; of a snippet that is drawn again, what is gone is no error where it can be left out.
  nonisolated(nonsending) static func fetchAgain(
    _ parameters: [any AnyIntentParameter],
    dropsGone: Bool = false,
    fetched: (String, Int) -> Void
  ) async throws {
    for parameter in parameters where parameter.isFetched && parameter.isSet {
      let count = try await parameter.refetch(dropsGone: dropsGone)
      if count > 0 { fetched(parameter.name, count) }
    }
  }

  /// Entities that a person named are fetched again: what is gone is asked for anew.
  @inline(never)
  nonisolated(nonsending) static func refetch(
    _ parameters: [any AnyIntentParameter],
    of intent: any AppIntent,
    fetched: (String, Int) -> Void
  ) async throws {
    try await CurrentIntent.$intent.withValue(intent) {
      for parameter in parameters {
        do {
          try await fetchAgain([parameter], fetched: fetched)
        } catch let rejection as ParameterRejection {
          throw Failure.gone(parameter, rejection)
        }
      }
    }
  }

  /// A text as a value: by the app's own resolvers, else as the parameter reads it.
  nonisolated(nonsending) static func understand(
    _ parameter: any AnyIntentParameter,
    _ text: String,
    isOnShow: Bool,
    declined: Int
  ) async throws -> ParameterResolution {
    if let resolution = try await parameter.resolveByResolvers(text, declined: declined) {
      return resolution
    }
    return try await parameter.resolve(text, isOnShow: isOnShow)
  }

  /// Runs the handlers of the app's first window; returns how many took what it was opened with.
  @MainActor
  static func handle(_ opened: Opened, _ scene: SnippetContent?) throws -> Int {
    guard let scene else { return 0 }
    let handlers = try resolve(scene, settings: RenderSettings()).handlers
    if case .activity(let activity) = opened { activity.save() }
    let count = handlers.count { handler in
      switch opened {
      case .url(let url): handler.take(url)
      case .activity(let activity): handler.take(activity)
      case .intent(let intent): handler.take(intent)
      }
    }
    if count > 0, case .activity(let activity) = opened { activity.wasContinued() }
    return count
  }

  /// Reads a view on the main actor, and tells a flow's lane, which then need not ask there once more.
  nonisolated(nonsending) static func draw(
    _ call: Int,
    _ content: SnippetContent,
    _ value: (any Sendable)?,
    _ settings: RenderSettings,
    _ post: CallThread
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
    _ post: CallThread
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

extension AnyIntentParameter {
  /// What is known of it once its default is applied; its entities have been fetched, or it has none.
  func prepareAtOnce() -> FlowMachine.Prepared {
    applyDefaultIfNeeded()
    return FlowMachine.Prepared(isSet: isSet, text: resolvedText)
  }

  /// What it holds by default alone is from now on the person's, in code without a conversation too.
  func applyDefaultIfNeeded() {
    if isByDefault || (!isSet && hasDefault) { applyDefault() }
  }
}

/// What the app's code returned, or what it threw in the machine's terms.
nonisolated(nonsending) func result<Success>(
  _ body: nonisolated(nonsending) () async throws -> Success
) async -> Result<Success, FlowMachine.Failure> {
  do {
    return .success(try await body())
  } catch {
    return .failure(FlowMachine.Failure(error))
  }
}

/// The same while a parameter of the intent is filled: what its options depend on can be read.
nonisolated(nonsending) func result<Success>(
  _ intent: any AppIntent,
  _ body: nonisolated(nonsending) () async throws -> Success
) async -> Result<Success, FlowMachine.Failure> {
  await result { try await CurrentIntent.$intent.withValue(intent) { try await body() } }
}
