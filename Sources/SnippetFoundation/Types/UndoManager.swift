import Foundation

/// Takes back what was done, step by step, and does it again.
///
/// The class that Linux's Foundation lacks. All that is registered while one intent performs is one step.
///
/// **Source**: developer.apple.com/documentation/foundation/undomanager
open class UndoManager: @unchecked Sendable {  // all that changes is behind the lock
  private struct Step {
    var name = ""
    var actions: [() -> Void] = []
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
    /// Who registers now, and what it is called.
    var caller: (call: Int, name: String)?

    /// More actions: of the last step, where the same call registered that, else of a new one.
    mutating func append(_ step: Step) {
      guard let caller, !isRedoing else { return undo.append(step) }
      if let last = undo.indices.last, undo[last].call == caller.call {
        undo[last].actions += step.actions
        if !step.name.isEmpty { undo[last].name = step.name }
      } else {
        let name = step.name.isEmpty ? caller.name : step.name
        undo.append(Step(name: name, actions: step.actions, call: caller.call))
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

  /// Registers what takes a change of `target` back.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    let action = { [weak target] in
      if let target { handler(target) }
    }
    with { state in
      if state.disabled > 0 { return }
      if !state.open.isEmpty {
        state.open[state.open.count - 1].actions.append(action)
      } else if state.isUndoing {
        state.redo.append(Step(actions: [action]))
      } else {
        if !state.isRedoing { state.redo.removeAll() }
        state.append(Step(actions: [action]))
        if state.levels > 0, state.undo.count > state.levels { state.undo.removeFirst() }
      }
    }
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
  open func beginUndoGrouping() { with { $0.open.append(Step()) } }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
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
  /// The most steps that are kept; 0: all.
  open var levelsOfUndo: Int {
    get { with { $0.levels } }
    set { with { $0.levels = max(0, newValue) } }
  }

  /// Takes the last step back; its changes can be done again.
  open func undo() {
    endAllGroups()
    guard let step = with({ $0.undo.popLast() }) else { return }
    run(step, \.isUndoing, into: \.redo)
  }

  /// Does the step again that was taken back last.
  open func redo() {
    guard let step = with({ $0.redo.popLast() }) else { return }
    run(step, \.isRedoing, into: \.undo)
  }

  private func endAllGroups() { while groupingLevel > 0 { endUndoGrouping() } }

  private func run(
    _ step: Step,
    _ flag: WritableKeyPath<State, Bool>,
    into list: WritableKeyPath<State, [Step]>
  ) {
    with { $0[keyPath: flag] = true }
    beginUndoGrouping()
    for action in step.actions.reversed() { action() }
    endUndoGrouping()
    with { state in
      state[keyPath: flag] = false
      if let last = state[keyPath: list].indices.last {
        state[keyPath: list][last].name = step.name
      }
    }
  }

  /// Whether there is a step to take back.
  open var canUndo: Bool { with { !$0.undo.isEmpty || $0.open.contains { !$0.actions.isEmpty } } }
  /// Whether there is a step to do again.
  open var canRedo: Bool { with { !$0.redo.isEmpty } }
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
  open func setActionName(_ actionName: String) {
    with { state in
      if !state.open.isEmpty {
        state.open[state.open.count - 1].name = actionName
      } else if let last = state.undo.indices.last {
        state.undo[last].name = actionName
      }
    }
  }

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
}
