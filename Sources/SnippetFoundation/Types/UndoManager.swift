import Foundation

/// Takes back what was done, step by step, and does it again.
///
/// The class that Linux's Foundation lacks. All that is registered while one intent performs is one step.
///
/// **Source**: developer.apple.com/documentation/foundation/undomanager
open class UndoManager: @unchecked Sendable {  // all that changes is behind the lock
  /// What takes a change back, for as long as what it changes is there.
  private struct Action {
    weak var target: AnyObject?
    let take: @MainActor () -> Void
  }

  private struct Step {
    var name = ""
    var actions: [Action] = []
    var isDiscardable = false
    var facts: [UserInfoKey: Any] = [:]
    /// The call that registered it; nil: none of a conversation.
    var call: Int?
  }

  private struct State {
    var undo: [Step] = []
    var redo: [Step] = []
    /// Groups that were begun and not ended, the innermost last.
    var open: [Step] = []
    var isUndoing = false
    var isRedoing = false
    var disabled = 0
    var levels = 0
    var runLoopModes: [RunLoop.Mode] = [.default]
    /// Who registers now, and what it is called.
    var caller: (call: Int, name: String)?

    /// More actions: of the last step, where the same call registered that, else of a new one.
    mutating func append(_ step: Step) {
      guard let caller, !isRedoing else { return undo.append(step) }
      if let last = undo.indices.last, undo[last].call == caller.call {
        undo[last].actions += step.actions
        undo[last].isDiscardable = undo[last].isDiscardable && step.isDiscardable
        if !step.name.isEmpty { undo[last].name = step.name }
        undo[last].facts.merge(step.facts) { $1 }
      } else {
        let name = step.name.isEmpty ? caller.name : step.name
        undo.append(
          Step(
            name: name,
            actions: step.actions,
            isDiscardable: step.isDiscardable,
            facts: step.facts,
            call: caller.call
          )
        )
      }
    }

    /// Changes each step, those that are open too, and forgets those in which nothing is left.
    mutating func changeAll(_ change: (inout Step) -> Void) {
      for place in open.indices { change(&open[place]) }
      for list in [\State.undo, \State.redo] {
        for place in self[keyPath: list].indices { change(&self[keyPath: list][place]) }
        self[keyPath: list].removeAll { $0.actions.isEmpty }
      }
    }
  }

  private let lock = NSLock()
  private var state = State()

  /// Makes a manager with nothing to take back.
  public init() {}

  private func with<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }

  /// Registers what takes a change of `target` back, on the main actor.
  @MainActor @preconcurrency
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    let action = Action(target: target) { [weak target] in
      if let target { handler(target) }
    }
    let isGrouped = with { state in
      if state.disabled > 0 { return true }
      if !state.open.isEmpty {
        state.open[state.open.count - 1].actions.append(action)
        return true
      }
      if state.isUndoing {
        state.redo.append(Step(actions: [action]))
      } else {
        if !state.isRedoing { state.redo.removeAll() }
        state.append(Step(actions: [action]))
        if state.levels > 0, state.undo.count > state.levels { state.undo.removeFirst() }
      }
      return false
    }
    if !isGrouped { tell(.NSUndoManagerDidCloseUndoGroup) }
  }

  /// All that is registered from now on is one step with what the same call registered just before.
  ///
  /// The step is called `name` until the app calls it something else.
  ///
  /// Groups that another call left open end here.
  package func callBegins(_ call: Int, named name: String) {
    guard with({ $0.caller?.call != call || $0.caller?.name != name }) else { return }
    endAllGroups()
    with { $0.caller = (call, name) }
  }

  /// Begins a group: all that is registered until its end is one step.
  open func beginUndoGrouping() {
    with { $0.open.append(Step()) }
    tell(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    tell(.NSUndoManagerWillCloseUndoGroup)
    endInnermostGroup()
    tell(.NSUndoManagerDidCloseUndoGroup)
  }

  private func endInnermostGroup() {
    with { state in
      guard let step = state.open.popLast(), !step.actions.isEmpty else { return }
      if !state.open.isEmpty {
        state.open[state.open.count - 1].actions += step.actions
      } else if state.isUndoing {
        state.redo.append(step)
      } else {
        if !state.isRedoing { state.redo.removeAll() }
        state.append(step)
        if state.levels > 0, state.undo.count > state.levels { state.undo.removeFirst() }
      }
    }
  }

  /// How many groups are begun and not ended.
  open var groupingLevel: Int { with { $0.open.count } }
  /// Whether each event is a group by itself; here one intent is.
  open var groupsByEvent: Bool {
    get { true }
    set {}
  }
  /// In which modes of a run loop an event ends its group; kept, for here an intent ends it.
  open var runLoopModes: [RunLoop.Mode] {
    get { with { $0.runLoopModes } }
    set { with { $0.runLoopModes = newValue } }
  }
  /// The most steps that are kept; 0: all.
  open var levelsOfUndo: Int {
    get { with { $0.levels } }
    set { with { $0.levels = max(0, newValue) } }
  }

  /// Takes the last step back; its changes can be done again.
  @MainActor @preconcurrency
  open func undo() {
    endAllGroups()
    guard let step = with({ $0.undo.popLast() }) else { return }
    tell(.NSUndoManagerWillUndoChange)
    run(step, \.isUndoing, into: \.redo)
    tell(.NSUndoManagerDidUndoChange)
  }

  /// Takes the last step back: here a group inside of another is no step by itself.
  @MainActor @preconcurrency
  open func undoNestedGroup() { undo() }

  /// Does the step again that was taken back last.
  @MainActor @preconcurrency
  open func redo() {
    guard let step = with({ $0.redo.popLast() }) else { return }
    tell(.NSUndoManagerWillRedoChange)
    run(step, \.isRedoing, into: \.undo)
    tell(.NSUndoManagerDidRedoChange)
  }

  private func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func endAllGroups() { while groupingLevel > 0 { endUndoGrouping() } }

  @MainActor
  private func run(
    _ step: Step,
    _ flag: WritableKeyPath<State, Bool>,
    into list: WritableKeyPath<State, [Step]>
  ) {
    let before = with { state in
      state[keyPath: flag] = true
      return state[keyPath: list].count
    }
    beginUndoGrouping()
    for action in step.actions.reversed() { action.take() }
    endUndoGrouping()
    with { state in
      state[keyPath: flag] = false
      // Nothing was registered that does it again: the step on top is another one.
      guard state[keyPath: list].count > before else { return }
      let last = state[keyPath: list].count - 1
      state[keyPath: list][last].name = step.name
      state[keyPath: list][last].isDiscardable = step.isDiscardable
      state[keyPath: list][last].facts = step.facts
    }
  }

  /// Whether there is a step to take back.
  open var canUndo: Bool { with { !$0.undo.isEmpty || $0.open.contains { !$0.actions.isEmpty } } }
  /// Whether there is a step to do again.
  open var canRedo: Bool { with { !$0.redo.isEmpty } }
  /// How many steps there are to take back.
  open var undoCount: Int { with { $0.undo.count } }
  /// How many steps there are to do again.
  open var redoCount: Int { with { $0.redo.count } }
  /// Whether a step is being taken back.
  open var isUndoing: Bool { with { $0.isUndoing } }
  /// Whether a step is being done again.
  open var isRedoing: Bool { with { $0.isRedoing } }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { with { $0.disabled == 0 } }
  /// Registers no changes from now on.
  open func disableUndoRegistration() { with { $0.disabled += 1 } }
  /// Registers changes again.
  open func enableUndoRegistration() { with { $0.disabled = max(0, $0.disabled - 1) } }

  /// Names the step that is registered now, or was last.
  open func setActionName(_ actionName: String) { changeLatest { $0.name = actionName } }

  /// Says of the step that is registered now, or was last, whether nobody misses it, as a change of what is selected.
  open func setActionIsDiscardable(_ discardable: Bool) {
    changeLatest { $0.isDiscardable = discardable }
  }

  /// Says something of the step that is registered now, or was last; nil: forgets it.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    changeLatest { $0.facts[key] = info }
  }

  /// What was said of the step to take back.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    with { $0.undo.last?.facts[key] }
  }

  /// What was said of the step to do again.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    with { $0.redo.last?.facts[key] }
  }

  private func changeLatest(_ change: (inout Step) -> Void) {
    with { state in
      if let open = state.open.indices.last {
        change(&state.open[open])
      } else if let last = state.undo.indices.last {
        change(&state.undo[last])
      }
    }
  }

  /// Whether nobody misses the step to take back.
  open var undoActionIsDiscardable: Bool { with { $0.undo.last?.isDiscardable ?? false } }
  /// Whether nobody misses the step to do again.
  open var redoActionIsDiscardable: Bool { with { $0.redo.last?.isDiscardable ?? false } }

  /// What the step to take back is called.
  open var undoActionName: String { with { $0.undo.last?.name ?? "" } }
  /// What the step to do again is called.
  open var redoActionName: String { with { $0.redo.last?.name ?? "" } }

  /// The command that takes a step back, with what the step is called: "Undo Delete".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The command that does a step again, with what the step is called: "Redo Delete".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The command that takes a step of that name back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The command that does a step of that name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Forgets all steps.
  open func removeAllActions() {
    with { state in
      state.undo.removeAll()
      state.redo.removeAll()
      state.open.removeAll()
    }
  }
  /// Forgets what changes `target`, and the steps in which nothing else is.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    with { $0.changeAll { step in step.actions.removeAll { $0.target === target } } }
  }
}
