import AppIntents
import SwiftUI

/// The shelves that undoable intents change, one an app that is launched.
@MainActor
final class Shelves {
  var cakes = ["Apple", "Plum", "Cherry"]
  func add(_ cake: String) { cakes.append(cake) }
}

/// Takes a cake away; two things at once, which one undo takes back.
struct TakeCakeAway: UndoableIntent {
  static let title: LocalizedStringResource = "Take Cake Away"
  @Parameter(title: "Count", requestValueDialog: "How many cakes?") var count: Int
  @Dependency var shelves: Shelves

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    for _ in 0..<min(count, shelves.cakes.count) {
      let cake = shelves.cakes.removeLast()
      undoManager?.registerUndo(withTarget: shelves) { $0.cakes.append(cake) }
    }
    return .result(dialog: "Taken away.", snippetIntent: CakesSnippet())
  }
}

/// Puts one on the shelf, outside of the main actor, and says what that is called.
struct PutCakeBack: UndoableIntent {
  static let title: LocalizedStringResource = "Put Cake Back"
  @Dependency var shelves: Shelves

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await shelves.add("Lemon")
    await undoManager?.registerUndo(withTarget: shelves) { [count = 1] shelves in
      shelves.cakes.removeLast(count)
    }
    await undoManager?.setActionName("Adding a Cake")
    return .result(dialog: "\(await shelves.cakes.joined(separator: ", ")).")
  }
}

/// Takes a cake away; what undoes that is put off into a task, as where a store is an actor's.
struct SellCake: UndoableIntent {
  static let title: LocalizedStringResource = "Sell Cake"
  @Dependency var shelves: Shelves

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    shelves.sell(undoManager) { await Task.yield() }
    return .result(dialog: "Sold.", snippetIntent: CakesSnippet())
  }
}

/// Takes a cake away, which comes back by post.
struct MailCake: UndoableIntent {
  static let title: LocalizedStringResource = "Mail Cake"
  @Dependency var shelves: Shelves

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    shelves.sell(undoManager) { try? await Task.sleep(for: .seconds(5)) }
    return .result(dialog: "Mailed.", snippetIntent: CakesSnippet())
  }
}

extension Shelves {
  fileprivate func sell(_ undoManager: UndoManager?, goesBack: @escaping @Sendable () async -> Void)
  {
    let cake = cakes.removeLast()
    undoManager?.registerUndo(withTarget: self) { shelves in
      Task { @MainActor in
        await goesBack()
        shelves.cakes.append(cake)
      }
    }
  }
}

struct CakesSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Cakes"
  @Dependency var shelves: Shelves

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("On the shelf: \(shelves.cakes.joined(separator: ", "))"))
  }
}

/// A tip, which stays away once its phrase was said.
struct TipSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Tips"
  static let isDiscoverable = true
  @Dependency var tips: TipSwitch

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result {
      Text("Tips")
      SiriTipView(intent: RingBell())
      SiriTipView(
        intent: RingBigBell(),
        isVisible: Binding {
          tips.isOn
        } set: {
          tips.isOn = $0
        }
      )
      Button("Hide", intent: HideTip())
    }
  }
}

@MainActor
final class TipSwitch {
  var isOn = true
}

struct HideTip: AppIntent {
  static let title: LocalizedStringResource = "Hide Tip"
  @Dependency var tips: TipSwitch

  @MainActor
  func perform() async throws -> some IntentResult {
    tips.isOn.toggle()
    return .result()
  }
}

struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring Bell"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ding.") }
}

struct RingBigBell: AppIntent {
  static let title: LocalizedStringResource = "Ring Big Bell"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Dong.") }
}

/// Asks what to throw away, which can be undone, and leaves a group open.
struct ClearOut: UndoableIntent {
  static let title: LocalizedStringResource = "Clear Out"
  @Dependency var shelves: Shelves

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let drop = Option(title: "Throw Away", style: .destructive)
    let clear = ConfirmationActionName.custom(
      acceptLabel: "Clear",
      acceptAlternatives: [],
      denyLabel: "Keep",
      denyAlternatives: [],
      destructive: true
    )
    _ = try await requestChoice(between: [drop, .cancel], dialog: "What about the cakes?")
    try await requestConfirmation(actionName: clear, dialog: "Sure?")
    take()
    undoManager?.beginUndoGrouping()
    take()
    return .result(dialog: "\(shelves.cakes.joined(separator: ", ")).")
  }

  @MainActor
  private func take() {
    let cake = shelves.cakes.removeLast()
    undoManager?.registerUndo(withTarget: shelves) { shelves in
      MainActor.assumeIsolated { shelves.cakes.append(cake) }
    }
  }
}
