import AppIntents
import IntentEffects
import SwiftUI

struct OpenShop: AppIntent {
  static let title: LocalizedStringResource = "Open Shop"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("OpenShop.perform") {}
    return .result(dialog: "You are \(systemContext.currentMode == .foreground ? "in" : "out").")
  }
}

struct OpenQuietly: AppIntent {
  static let title: LocalizedStringResource = "Open Quietly"
  static let supportedModes: IntentModes = .foreground

  func perform() async throws -> some IntentResult { .result() }
}

/// Opens a cake of the app.
struct OpenCake: OpenIntent {
  static let title: LocalizedStringResource = "Open Cake"

  @Parameter(title: "Cake", requestValueDialog: "Which cake?") var target: Cake
}

struct OpenInTheMiddle: AppIntent {
  static let title: LocalizedStringResource = "Open In The Middle"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("OpenInTheMiddle.begin") {}
    let before = systemContext.currentMode
    try await continueInForeground("Go on in the shop?")
    try await Effect.run("OpenInTheMiddle.end") {}
    let isBackground = before == .background && before.canContinueInForeground
    let isFront = systemContext.currentMode == .foreground
    return .result(dialog: "\(isBackground ? "Out" : "In"), then \(isFront ? "in" : "out").")
  }
}

/// Asks only those who have not done anything for a while.
struct OpenWithoutAsking: AppIntent {
  static let title: LocalizedStringResource = "Open Without Asking"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Seconds", requestValueDialog: "After how long?") var seconds: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Task.sleep(for: .seconds(seconds))
    try await continueInForeground("The cake is out", alwaysConfirm: false)
    return .result(dialog: "Here it is.")
  }
}

/// Comes to the front at its end, because it never did before.
struct OpenLater: AppIntent {
  static let title: LocalizedStringResource = "Open Later"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Baked.") }
}

/// May not come to the front, and tries.
struct OpenForbidden: AppIntent {
  static let title: LocalizedStringResource = "Open Forbidden"

  func perform() async throws -> some IntentResult {
    try await continueInForeground("Go on in the shop?")
    return .result()
  }
}

/// Goes on without the app where it is refused.
struct OpenOrStay: AppIntent {
  static let title: LocalizedStringResource = "Open Or Stay"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    do {
      try await continueInForeground("Go on in the shop?")
    } catch {
      return .result(dialog: "Then here.")
    }
    return .result(dialog: "There.")
  }
}

/// Stops, and begins again in front.
struct RestartInFront: AppIntent {
  static let title: LocalizedStringResource = "Restart In Front"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("RestartInFront.perform") {}
    guard systemContext.currentMode == .foreground else {
      throw needsToContinueInForegroundError("Start again in the shop?")
    }
    return .result(dialog: "Done in front.")
  }
}

/// Throws the error even where the app is in front.
struct RestartForEver: AppIntent {
  static let title: LocalizedStringResource = "Restart For Ever"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult {
    if true { throw needsToContinueInForegroundError("Again?") }
    return .result()
  }
}
