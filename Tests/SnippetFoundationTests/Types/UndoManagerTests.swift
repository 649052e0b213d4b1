import SnippetFoundation
import Testing

@MainActor
struct UndoManagerTests {
  @MainActor
  private final class Counter {
    var value = 0

    func add(_ amount: Int, _ manager: SnippetFoundation.UndoManager) {
      value += amount
      manager.registerUndo(withTarget: self) { $0.add(-amount, manager) }
    }
  }

  private let manager = SnippetFoundation.UndoManager()
  private let counter = Counter()

  @Test func `what is taken back can be done again`() {
    counter.add(2, manager)
    counter.add(3, manager)
    manager.setActionName("Add 3")
    manager.undo()
    #expect(counter.value == 2)
    #expect(manager.redoActionName == "Add 3")
    manager.redo()
    #expect(counter.value == 5)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `a group is one step, and a new change ends what could be done again`() {
    manager.beginUndoGrouping()
    counter.add(1, manager)
    counter.add(1, manager)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
    counter.add(7, manager)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(counter.value == 7)
  }

  @Test func `a step that registers nothing to do again leaves the name of the one before`() {
    counter.add(1, manager)
    manager.setActionName("Add")
    manager.beginUndoGrouping()
    counter.add(2, manager)
    manager.setActionName("Add More")
    manager.endUndoGrouping()
    manager.undo()
    manager.disableUndoRegistration()
    manager.undo()
    manager.enableUndoRegistration()
    #expect(counter.value == 0)
    #expect(manager.redoActionName == "Add More")
    #expect(manager.redoCount == 1 && manager.undoCount == 0)
  }

  @Test func `what changes one object is forgotten, and steps with nothing else in them`() {
    let other = Counter()
    counter.add(1, manager)
    manager.beginUndoGrouping()
    counter.add(2, manager)
    other.add(4, manager)
    manager.endUndoGrouping()
    manager.removeAllActions(withTarget: counter)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(counter.value == 3)
    #expect(other.value == 0)
    manager.removeAllActions(withTarget: other)
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func `a step that nobody misses stays one when it is done again`() {
    counter.add(1, manager)
    manager.setActionIsDiscardable(true)
    #expect(manager.undoActionIsDiscardable)
    manager.undo()
    #expect(manager.redoActionIsDiscardable && !manager.undoActionIsDiscardable)
    counter.add(1, manager)
    #expect(!manager.undoActionIsDiscardable)
  }

  @Test func `whoever listens is told of groups and of what is taken back`() {
    let heard = Heard()
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let listeners = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        heard.hear(note.name.rawValue)
      }
    }
    counter.add(1, manager)
    #expect(heard.take() == ["DidCloseUndoGroup"])
    manager.undo()
    let steps = ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"]
    #expect(heard.take() == ["WillUndoChange"] + steps + ["DidUndoChange"])
    manager.redo()
    #expect(heard.take() == ["WillRedoChange"] + steps + ["DidRedoChange"])
    manager.undo()
    manager.undo()
    #expect(heard.take().count == 5)
    for listener in listeners { NotificationCenter.default.removeObserver(listener) }
  }

  private final class Heard: Sendable {
    private let names = Lock<[String]>([])

    func hear(_ name: String) {
      let name = name.replacingOccurrences(of: "NSUndoManager", with: "")
        .replacingOccurrences(of: "Notification", with: "")
      names.withLock { $0.append(name) }
    }

    func take() -> [String] {
      names.withLock { names in
        defer { names = [] }
        return names
      }
    }
  }

  @Test func `all that one call did is one step, groups and what was left open included`() {
    manager.callBegins(1, named: "Count")
    counter.add(1, manager)
    manager.beginUndoGrouping()
    counter.add(2, manager)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    counter.add(4, manager)
    manager.callBegins(2, named: "Count On")
    counter.add(8, manager)
    manager.beginUndoGrouping()
    manager.setActionName("Last")
    counter.add(16, manager)
    manager.undo()
    #expect(counter.value == 7)
    #expect(manager.redoActionName == "Last" && manager.undoActionName == "Count")
    #expect(manager.redoMenuItemTitle == "Redo Last")
    #expect(manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    #expect(manager.undoMenuItemTitle == "Undo")
  }

  @Test func `only so many steps are kept, and none while registration is off`() {
    manager.levelsOfUndo = 1
    counter.add(1, manager)
    counter.add(2, manager)
    manager.disableUndoRegistration()
    counter.add(4, manager)
    manager.enableUndoRegistration()
    manager.undo()
    #expect(counter.value == 5)
    #expect(!manager.canUndo)
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func `what is said of a step stays with it when it is taken back`() {
    let icon: SnippetFoundation.UndoManager.UserInfoKey = "icon"
    counter.add(1, manager)
    manager.setActionUserInfoValue("plus", forKey: icon)
    #expect(manager.undoActionUserInfoValue(forKey: icon) as? String == "plus")
    manager.undo()
    #expect(manager.undoActionUserInfoValue(forKey: icon) == nil)
    #expect(manager.redoActionUserInfoValue(forKey: icon) as? String == "plus")
    manager.redo()
    #expect(manager.undoActionUserInfoValue(forKey: icon) as? String == "plus")
  }

  @Test func `the modes of a run loop are kept`() {
    #expect(manager.runLoopModes == [.default])
    manager.runLoopModes = [.common]
    #expect(manager.runLoopModes == [.common])
  }

  @Test nonisolated func `what is registered elsewhere is taken back on the main actor`() async {
    let manager = SnippetFoundation.UndoManager()
    let counter = Counter()
    await manager.registerUndo(withTarget: counter) { counter in
      MainActor.preconditionIsolated()
      counter.value += 1
    }
    await manager.undo()
    #expect(await counter.value == 1)
  }
}
