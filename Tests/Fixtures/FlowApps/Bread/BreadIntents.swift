import AppIntents
import IntentEffects
import SwiftUI

/// Kneads as long as it is told to.
struct KneadDough: AppIntent {
  static let title: LocalizedStringResource = "Knead Dough"

  @Parameter(title: "Seconds", requestValueDialog: "For how many seconds?") var seconds: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await AppClock.sleep(for: .seconds(seconds))
    return .result(dialog: "Kneaded for \(seconds) s.")
  }
}

/// Has a budget of its own, and needs more.
struct CleanOven: AppIntent, Budgeted {
  static let title: LocalizedStringResource = "Clean Oven"
  static let budgets = IntentBudgets(perform: .seconds(5))

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await AppClock.sleep(for: .seconds(8))
    return .result(dialog: "Cleaned.")
  }
}

/// Takes longer than any budget, and says how far it is: ten loaves, a quarter of a minute each.
struct BakeLoaves: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Bake Loaves"

  @Parameter(title: "Loaves", default: 10) var loaves: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    progress.totalUnitCount = Int64(loaves)
    for _ in 0..<loaves {
      try await AppClock.sleep(for: .seconds(15))
      progress.completedUnitCount += 1
    }
    return .result(dialog: "Baked \(loaves).")
  }
}

/// Says how far it is, and takes no time.
struct CountTins: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Count Tins"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ProvidesDialog {
    progress.totalUnitCount = 2
    for _ in 0..<2 { progress.completedUnitCount += 1 }
    return .result(dialog: "Two tins.")
  }
}

/// Cleans up when it is cancelled, and remembers why it was.
struct HeatOven: CancellableIntent {
  static let title: LocalizedStringResource = "Heat Oven"

  @Dependency var oven: Oven

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let oven = oven
    try await withIntentCancellationHandler {
      try await AppClock.sleep(for: .seconds(60))
    } onCancel: { reason in
      oven.note(reason == .timeout ? "off: out of time" : "off: cancelled")
    }
    return .result(dialog: "Hot.")
  }
}

struct AskOven: AppIntent {
  static let title: LocalizedStringResource = "Ask Oven"

  @Dependency var oven: Oven

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(oven.notes)")
  }
}

/// Does not hear that it was cancelled: it returns half a minute later, whoever waits.
struct RestDough: AppIntent {
  static let title: LocalizedStringResource = "Rest Dough"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await Task.detached { try? await Task.sleep(for: .seconds(30)) }.value
    try await Effect.run("Dough.rested") {}
    return .result(dialog: "Rested.")
  }
}

/// Reads the clock again and again till the bread is done.
struct WatchOven: AppIntent {
  static let title: LocalizedStringResource = "Watch Oven"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let done = Date.now.addingTimeInterval(3)
    while Date.now < done { await Task.yield() }
    return .result(dialog: "The bread is done.")
  }
}

/// Answers at once and sends the receipt afterwards.
struct SellBread: AppIntent {
  static let title: LocalizedStringResource = "Sell Bread"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Task {
      try await AppClock.sleep(for: .seconds(3))
      try await Effect.run("Receipts.send") {}
    }
    Task.detached {
      try await AppClock.sleep(for: .seconds(40))
      try await Effect.run("Books.balance") {}
    }
    return .result(dialog: "Sold.")
  }
}

/// The same by the main actor's code, which is every app's where Xcode's default isolation is kept.
struct SellRolls: AppIntent {
  static let title: LocalizedStringResource = "Sell Rolls"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    Task {
      try await Task.sleep(for: .seconds(3))
      try await Effect.run("Receipts.send") {}
    }
    Task.detached {
      try await Task.sleep(for: .seconds(40))
      try await Effect.run("Books.balance") {}
    }
    return .result(dialog: "Sold.")
  }
}

/// Answers at once and posts the receipt a little later.
struct PostReceipt: AppIntent {
  static let title: LocalizedStringResource = "Post Receipt"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Task {
      try await AppClock.sleep(for: .milliseconds(50))
      try await Effect.run("Receipts.post") {}
    }
    return .result(dialog: "Sold.")
  }
}

/// Prints what it does, as one does to find a mistake.
struct SiftFlour: AppIntent {
  static let title: LocalizedStringResource = "Sift Flour"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    print("sifting")
    print("{\"almost\":", terminator: "")
    return .result(dialog: "Sifted.")
  }
}

/// Asks before it orders.
struct OrderFlour: AppIntent {
  static let title: LocalizedStringResource = "Order Flour"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Order a sack of flour?")
    try await Effect.run("Flour.order") {}
    return .result(dialog: "Ordered.")
  }
}

/// A code that nobody but the person and the oven may read.
struct UnlockOven: AppIntent, SecretParameters {
  static let title: LocalizedStringResource = "Unlock Oven"
  static let secretParameters: Set = ["code"]

  @Parameter(title: "Code", inclusiveRange: (1000, 9999), requestValueDialog: "Which code?")
  var code: Int

  @Parameter(title: "Minutes", requestValueDialog: "For how many minutes?") var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Unlocked for \(minutes) min.")
  }
}

/// Shows the shelf, drawn as slowly as it is told to.
struct ShowShelf: AppIntent {
  static let title: LocalizedStringResource = "Show Shelf"

  @Parameter(title: "Seconds", requestValueDialog: "Drawn in how many seconds?") var seconds: Int

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: ShelfSnippet(seconds: seconds))
  }
}

struct ShelfSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Shelf"

  @Parameter(title: "Seconds") var seconds: Int

  init() {}

  init(seconds: Int) { self.seconds = seconds }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try await AppClock.sleep(for: .seconds(seconds))
    return .result(view: Button("Look Again", intent: KneadDough(seconds: 0)))
  }
}

extension KneadDough {
  init(seconds: Int) { self.seconds = seconds }
}

/// Says its secret in a question and in an error, which is its own affair till it is kept.
struct UnlockCellar: AppIntent, SecretParameters {
  static let title: LocalizedStringResource = "Unlock Cellar"
  static let secretParameters: Set = ["word"]

  struct Stuck: LocalizedError {
    let word: String
    var errorDescription: String? { "The lock does not turn with \(word)." }
  }

  @Parameter(title: "Word", requestValueDialog: "Which word?") var word: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if word.hasPrefix("old") { throw Stuck(word: word) }
    try await requestConfirmation(dialog: "Unlock with \(word)?")
    return .result(dialog: "Unlocked.")
  }
}
