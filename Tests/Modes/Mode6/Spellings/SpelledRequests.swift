import AppIntents
import SwiftUI

/// Every way to ask a person from `perform()`.
struct SpelledRequests: AppIntent {
  static let title: LocalizedStringResource = "Requests"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Track") var track: Track
  @Parameter(title: "Mood") var mood: Mood?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await confirm()
    try await confirmOnMain()
    try await choose()
    try await values()
    try await foreground()
    return .result(dialog: "Done")
  }

  func confirm() async throws {
    try await requestConfirmation()
    try await requestConfirmation(dialog: "Sure?")
    try await requestConfirmation(actionName: .order, dialog: "Sure?")
    try await requestConfirmation(
      conditions: [.lowConfidenceSource],
      actionName: .pay,
      dialog: "Sure?"
    )
    try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Sure?")
    try await requestConfirmation(actionName: "Place Order", dialog: "Sure?")
    try await requestConfirmation { Text("Sure") }
    try await requestConfirmation(dialog: "Sure?") { Text("Sure") }
    try await requestConfirmation(
      conditions: [],
      actionName: .send,
      dialog: "Sure?",
      showDialogAsPrompt: false
    ) {
      Text("Sure")
    }
    try await requestConfirmation(snippetIntent: TrackSnippet())
    try await requestConfirmation(actionName: .play, snippetIntent: TrackSnippet())
    try await requestConfirmation(
      conditions: [],
      actionName: .add,
      dialog: "Sure?",
      showDialogAsPrompt: true,
      snippetIntent: TrackSnippet()
    )
    let picked: Int = try await requestConfirmation(
      actionName: .set,
      dialog: "Sure?",
      snippetIntent: PickSnippet()
    )
    _ = picked
    try await requestConfirmation(result: .result(dialog: "Sure?"))
    try await requestConfirmation(
      result: .result(dialog: "Sure?") { Text("Sure") },
      confirmationActionName: .buy,
      showPrompt: false
    )
    try await requestConfirmation(output: .result(dialog: "Sure?"), confirmationActionName: .buy)
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Yes",
        acceptAlternatives: ["Yep"],
        denyLabel: "No",
        denyAlternatives: [],
        destructive: true
      ),
      dialog: "Sure?"
    )
    let _: [ConfirmationActionName] = [
      .add, .addData, .book, .buy, .call, .checkIn, .continue, .create, .do, .download, .filter,
      .find, .get, .go, .log, .open, .order, .pay, .play, .playSound, .post, .request, .run,
      .search, .send, .set, .share, .start, .startNavigation, .toggle, .turnOff, .turnOn, .view,
    ]
  }

  /// With a view that reads what belongs to the main actor.
  @MainActor
  func confirmOnMain() async throws {
    let archive = Option(title: "Archive")
    try await requestConfirmation { Text(mood == nil ? "Sure" : "Quite sure") }
    try await requestConfirmation(dialog: "Sure?") { Text(mood == nil ? "Sure" : "Quite sure") }
    try await requestConfirmation(actionName: .order, dialog: "Sure?") {
      Text(mood == nil ? "Sure" : "Quite sure")
    }
    _ = try await requestChoice(between: [archive], dialog: "Which?") {
      Text(mood == nil ? "Which" : "Which mood")
    }
  }

  func choose() async throws {
    let archive = Option(title: "Archive")
    let delete = IntentChoiceOption(title: "Delete", style: .destructive)
    let choice = try await requestChoice(between: [.cancel, archive, delete], dialog: "Which?")
    switch choice {
    case archive: break
    case delete: break
    default: break
    }
    _ = try await requestChoice(between: [archive, delete])
    _ = try await requestChoice(between: [archive], dialog: "Which?", view: Text("Which"))
    _ = try await requestChoice(between: [archive], dialog: "Which?") { Text("Which") }
    let _: IntentChoiceOption.Style = archive.style
  }

  func values() async throws {
    let _: Mood = try await $mood.requestValue("Which mood?")
    _ = try await $mood.requestValue()
    let _: Track = try await $track.requestDisambiguation(among: [track], dialog: "Which?")
    _ = try await $track.requestDisambiguation(among: [track])
    let _: Bool = try await $track.requestConfirmation(for: track, dialog: "This?")
    _ = try await $track.requestConfirmation(for: track)
    _ = try await $track.requestConfirmation(for: track, dialog: "This?", view: Text("This"))
    _ = try await $track.requestConfirmation(for: track, dialog: "This?") { Text("This") }
    if mood == nil { throw $mood.needsValueError("Which mood?") }
    if track.plays == 0 { throw $track.needsDisambiguationError(among: [track], dialog: "Which?") }
    if track.plays == 1 { throw $mood.needsValueError() }
    if track.plays == 2 { throw $track.needsDisambiguationError(among: [track]) }
  }

  @available(*, deprecated)
  func formerNames(_ context: IntentParameterContext<Mood>) async throws {
    let words: any Error = $mood.requestValue("Which mood?")
    if track.plays == 1 { throw words }
    if track.plays == 2 { throw context.requestValue("Which mood?") }
    throw $mood.requestValue()
  }

  func foreground() async throws {
    try await continueInForeground()
    try await continueInForeground("Open?", alwaysConfirm: false)
    if systemContext.currentMode == .background,
      systemContext.currentMode.canContinueInForeground
    {
      throw needsToContinueInForegroundError("Open?", alwaysConfirm: false)
    }
    if systemContext.currentMode == .foreground { throw needsToContinueInForegroundError() }
    let _: Date? = systemContext.preciseTimestamp
  }
}

struct SpelledOldForeground: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Old"

  func perform() async throws -> some IntentResult {
    try await requestToContinueInForeground()
    let number = try await requestToContinueInForeground("Open?") { 1 }
    if number == 2 { throw needsToContinueInForegroundError("Open?") { @MainActor in } }
    if number == 3 { throw needsToContinueInForegroundError() }
    return .result()
  }
}

/// Every predefined error.
let spelledErrors: [AppIntentError] = [
  .restartPerform,
  AppIntentError.UserActionRequired.signin, AppIntentError.UserActionRequired.accountSetup,
  AppIntentError.UserActionRequired.confirmation, AppIntentError.PermissionRequired.siri,
  AppIntentError.PermissionRequired.localNetwork, AppIntentError.PermissionRequired.bluetooth,
  AppIntentError.PermissionRequired.photos, AppIntentError.PermissionRequired.contacts,
  AppIntentError.PermissionRequired.location(),
  AppIntentError.PermissionRequired.location(precise: true),
  AppIntentError.Unrecoverable.networkFailure, AppIntentError.Unrecoverable.partialFailure,
  AppIntentError.Unrecoverable.notAllowed, AppIntentError.Unrecoverable.unknown,
  AppIntentError.Unrecoverable.unsupportedOnDevice,
  AppIntentError.Unrecoverable.featureCurrentlyRestricted,
  AppIntentError.Unrecoverable.entityNotFound,
]

enum SpelledError: Error, CustomLocalizedStringResourceConvertible {
  case gone(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone(let name): "There is no '\(name)'"
    }
  }
}
