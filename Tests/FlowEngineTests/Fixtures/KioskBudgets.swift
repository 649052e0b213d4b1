import AppIntents
import FlowEngine
import IntentEffects
import SwiftUI

// The kiosk's slow, secret and stubborn intents.

/// Holds the main actor till the gate is opened.
struct HoldTheMainActor: AppIntent {
  static let title: LocalizedStringResource = "Hold The Main Actor"

  @Dependency var gate: Gate

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    gate.block()
    return .result(dialog: "Held.")
  }
}

/// Its progress is a child's: nothing is heard of it till somebody looks.
struct CountsChildren: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Counts Children"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    progress.totalUnitCount = 4
    for _ in 0..<4 {
      let child = Progress(totalUnitCount: 2)
      progress.addChild(child, withPendingUnitCount: 1)
      for _ in 0..<2 {
        try await Task.sleep(for: .seconds(10))
        child.completedUnitCount += 1
      }
    }
    return .result(dialog: "Counted.")
  }
}

/// Counts more than there is, and where there is no end.
struct CountsBeyond: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Counts Beyond"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    for (done, total) in [(5, 0), (1 << 60, 0), (10, 20), (1 << 60, 20)] as [(Int64, Int64)] {
      (progress.totalUnitCount, progress.completedUnitCount) = (total, done)
      try await Task.sleep(for: .seconds(5))
    }
    return .result(dialog: "Counted beyond.")
  }
}

/// Goes back and forth, which is no progress.
struct SwingsForEver: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Swings For Ever"

  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 2
    while true {
      progress.completedUnitCount = 1 - progress.completedUnitCount
      try await Task.sleep(for: .seconds(5))
    }
    return .result()
  }
}

/// Its cancellation handler never comes back.
struct CancelsBadly: CancellableIntent {
  static let title: LocalizedStringResource = "Cancels Badly"

  @Dependency var gate: Gate

  func perform() async throws -> some IntentResult {
    let gate = gate
    try await withIntentCancellationHandler {
      try await Task.sleep(for: .seconds(3600))
    } onCancel: { _ in
      gate.block()
    }
    return .result()
  }
}

struct KeepsASecret: AppIntent, SecretParameters {
  static let title: LocalizedStringResource = "Keeps A Secret"
  static let secretParameters: Set = ["pin"]

  @Parameter(title: "Pin", inclusiveRange: (1000, 9999), requestValueDialog: "Which pin?")
  var pin: Int
  @Parameter(title: "Note", requestValueDialog: "Which note?") var note: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Kept.")
  }
}

extension HostedApp {
  /// The kiosk, whose threads are held by a gate.
  static func kiosk(_ gate: Gate) -> HostedApp {
    HostedApp(name: "Kiosk", modules: ["FlowEngineTests"]) {
      AppDependencyManager.shared.add(dependency: gate)
    }
  }
}

struct PrivateCard: SnippetIntent {
  static let title: LocalizedStringResource = "Private Card"
  static let isDiscoverable = true

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: VStack {
        Button(intent: ShowReceipt()) { Text("Card 4711").privacySensitive() }
        VStack { Button("Pin 0815", intent: ShowReceipt()) }.privacySensitive()
        Button("Plain", intent: ShowReceipt())
      }
    )
  }
}

struct Nap: AppIntent {
  static let title: LocalizedStringResource = "Nap"

  @Parameter(title: "Seconds") var seconds: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Task.sleep(for: .seconds(seconds))
    return .result(dialog: "Slept \(seconds) s.")
  }
}

struct HoldTheThread: AppIntent {
  static let title: LocalizedStringResource = "Hold The Thread"

  @Dependency var gate: Gate

  func perform() async throws -> some IntentResult & ProvidesDialog {
    gate.block()
    return .result(dialog: "Held.")
  }
}

/// Its secrets are a list, a text, and what it asks for on its way.
struct SignsIn: AppIntent, SecretParameters {
  static let title: LocalizedStringResource = "Signs In"
  static let secretParameters: Set = ["pins", "word", "token"]

  struct Wrong: LocalizedError {
    let word: String
    var errorDescription: String? { "The word \(word), or \(word), is wrong." }
  }

  @Parameter(title: "Pins", requestValueDialog: "Which pins?") var pins: [Int]
  @Parameter(title: "Word", requestValueDialog: "Which word?") var word: String
  @Parameter(title: "Token") var token: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if word.hasPrefix("wrong") { throw Wrong(word: word) }
    let token = try await $token.requestValue("Which token?")
    let isRight = try await $token.requestConfirmation(for: token + "-long")
    try await requestConfirmation(dialog: "Use \(token)?")
    return .result(dialog: "\(isRight ? "Right" : "In").")
  }
}

/// Leaves work behind that holds the main actor till the gate is opened.
struct LeavesTheMainActorHeld: AppIntent {
  static let title: LocalizedStringResource = "Leaves The Main Actor Held"

  @Dependency var gate: Gate

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let gate = gate
    Task { @MainActor in gate.block() }
    return .result(dialog: "Left.")
  }
}

struct VisitsTheMainActor: AppIntent {
  static let title: LocalizedStringResource = "Visits The Main Actor"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Visited.") }
}

/// What it returns cannot be named: that holds its thread.
struct ReturnNameless: AppIntent {
  static let title: LocalizedStringResource = "Return Nameless"

  @Dependency var gate: Gate

  func perform() async throws -> some IntentResult & ReturnsValue<Nameless> {
    .result(value: Nameless(gate: gate))
  }
}

/// The same beside a dialog, which is all that is shown.
struct TellNameless: AppIntent {
  static let title: LocalizedStringResource = "Tell Nameless"

  @Dependency var gate: Gate

  func perform() async throws -> some IntentResult & ReturnsValue<Nameless> & ProvidesDialog {
    .result(value: Nameless(gate: gate), dialog: "Told.")
  }
}

struct Nameless: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Nameless"

  var gate = Gate()

  init() {}

  init(gate: Gate) { self.gate = gate }

  var displayRepresentation: DisplayRepresentation {
    gate.block()
    return "Nobody"
  }
}
