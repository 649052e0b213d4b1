package import FlowEngine
package import IntentModel
import IntentViews
import SnippetFoundation
import Snippets
import Timelines

/// A look at an app that is launched for it: what its rules find, and what only a running app shows.
///
/// Launches the app with dependencies of its own, draws its window, its widgets and its controls with their placeholders,
/// performs the snippet intents that need nobody (which by their contract change nothing), and counts what its
/// `allEntities()` and `suggestedEntities()` return.
package struct AppInspection: Sendable {
  private let app: HostedApp
  private let groups: [String]
  private let limit: Duration
  private let dependencies = AppDependencyManager()

  /// `groups`: the app groups that the program names; `limit`: what each call into the app's code may take.
  package init(of app: HostedApp, groups: [String] = [], limit: Duration = .seconds(10)) {
    (self.app, self.groups, self.limit) = (app, groups, limit)
  }

  /// What the rules find, errors first.
  package func findings() async -> [AppFinding] {
    IntentModel.findings(modules: app.modules, named: app.name, facts: await facts())
  }

  /// What a running app shows.
  package func facts() async -> AppFacts {
    let modules = app.modules.map(modulesWithPackages)
    var facts = AppFacts()
    facts.dependencies = dependencies
    facts.home = app.home()
    facts.groups = groups
    await AppDependencyManager.$scoped.withValue(dependencies) {
      let drawn = await MainActor.run { Drawn(app: app, modules: modules) }
      facts.hasWindow = drawn.hasWindow
      facts.kinds = drawn.kinds
      facts.carried = drawn.carried
      facts.idleControls = drawn.idleControls
      facts.entityCounts = await counts(FindCatalog(modules: modules))
      let (snippets, endless) = await snippets(IntentCatalog(modules: modules))
      for snippet in snippets {
        facts.carried += snippet.carried
        facts.idleControls += snippet.idleControls
      }
      facts.endlessSnippets = endless
    }
    facts.reloads = dependencies.reloads.sorted()
    return facts
  }

  private func counts(_ catalog: FindCatalog) async -> [AppFacts.EntityCount] {
    var counts: [AppFacts.EntityCount] = []
    func look(
      _ type: any AppEntity.Type,
      isSuggested: Bool,
      _ count: @escaping @Sendable () async throws -> Int?
    ) async {
      let entity = checkedName(of: type)
      switch await within(limit, count) {
      case .success(let count?)?:
        let words = type.typeDisplayRepresentation.counted(count)
        counts.append(
          AppFacts.EntityCount(entity, count, words: words, isSuggested: isSuggested)
        )
      case nil: counts.append(AppFacts.EntityCount(entity, nil, isSuggested: isSuggested))
      // What fails now may be well in a conversation, and is told there.
      case .success(nil)?, .failure?: break
      }
    }
    for type in catalog.entities {
      await look(type, isSuggested: false) { try await countOfAll(type) }
      await look(type, isSuggested: true) { try await countOfSuggested(type) }
    }
    return counts
  }

  /// The snippets that were drawn, and the intents of those that did not come to an end in time.
  private func snippets(_ catalog: IntentCatalog) async -> (drawn: [Drawn], endless: [String]) {
    var drawn: [Drawn] = []
    var endless: [String] = []
    for descriptor in catalog.intents where descriptor.type is any SnippetIntent.Type {
      let answer = await within(limit) { () -> SnippetContent? in
        let intent = descriptor.make()
        guard try await fill(intent) else { return nil }
        guard case .view(let view)? = try await perform(intent).snippet else { return nil }
        return view.content
      }
      if answer == nil { endless.append(descriptor.identifier) }
      // What fails now may be well in a conversation, and is told there.
      guard case .success(let content?)? = answer else { continue }
      let place = "the snippet of '\(descriptor.title)'"
      drawn.append(await MainActor.run { Drawn(content, in: place, isSnippet: true) })
    }
    return (drawn, endless)
  }

  /// Gives each parameter that must have a value the first of what it offers; false: one offers none.
  private func fill(_ intent: any AppIntent) async throws -> Bool {
    for parameter in parameters(of: intent) where !parameter.isSet && !parameter.isOptional {
      parameter.applyDefault()
      if parameter.isSet { continue }
      guard let first = try await parameter.options().first, parameter.set(first.value) else {
        return false
      }
    }
    return true
  }
}

/// What was drawn of an app, and what it carries.
@MainActor
private struct Drawn: Sendable {
  var hasWindow = false
  var kinds: [AppFacts.Kind] = []
  var carried: [AppFacts.CarriedIntent] = []
  var idleControls: [AppFacts.IdleControl] = []

  init(_ content: SnippetContent, in place: String, isSnippet: Bool) {
    add(content, place, isSnippet)
  }

  /// Launches the app, and draws its window, its widgets and its controls.
  init(app: HostedApp, modules: [String]?) {
    if let window = app.launch() {
      // A window is the app itself, where closures do run.
      hasWindow = add(window, "the app's window", false) > 0
    }
    for type in ImageTypes.ofApps(in: modules, conformingTo: (any Widget.Type).self) {
      add(description(of: type), type, "widget")
    }
    for type in ImageTypes.ofApps(in: modules, conformingTo: (any ControlWidget.Type).self) {
      add(description(of: type), type, "control")
    }
  }

  private mutating func add(_ widget: WidgetDescription?, _ type: Any.Type, _ what: String) {
    guard let widget else { return }
    hasWindow = true
    kinds.append(AppFacts.Kind(widget.kind, nestedTypeName(type)))
    let place = "the \(what) '\(widget.name)'"
    if let intent = widget.intent { carried.append(AppFacts.CarriedIntent(place, intent)) }
    if let content = widget.placeholderContent { add(content, place, true) }
  }

  /// The rows that were drawn.
  @discardableResult
  private mutating func add(
    _ content: SnippetContent,
    _ place: String,
    _ isSnippet: Bool
  ) -> Int {
    guard let resolved = try? resolve(content, settings: RenderSettings()) else { return 0 }
    for case let intent as any AppIntent in resolved.actions {
      carried.append(AppFacts.CarriedIntent("a button of \(place)", type(of: intent)))
    }
    if isSnippet {
      idleControls += resolved.tree.idleControls.map { AppFacts.IdleControl(place, $0) }
    }
    return resolved.tree.size.rows
  }
}
