import CoreSpotlight
import CoreTransferable
import Intents
import OSLog
import UniformTypeIdentifiers

// Names of frameworks that stand beside App Intents.

func spelledTransfers(_ note: SpelledNote) async throws {
  _ = try await SpelledNote(importing: Data(), contentType: .json)
  _ = try await SpelledNote(importing: URL(fileURLWithPath: "/a"), contentType: nil)
  let _: Data = try await note.exported(as: .json)
  let _: URL = try await note.export(to: URL(fileURLWithPath: "/"), contentType: nil)
  let _: Int = try await note.withExportedFile(contentType: .json) { url in url.path.count }
  let _: [UTType] = note.exportedContentTypes(.all) + note.importedContentTypes()
  let _: [UTType] =
    SpelledNote.exportedContentTypes(visibility: .team) + SpelledNote.importedContentTypes()
  let _: String? = note.suggestedFilename
}

func spelledLog() throws -> [String] {
  let store = try OSLogStore(scope: .currentProcessIdentifier)
  let position = store.position(date: Date().addingTimeInterval(-3600))
  _ = store.position(timeIntervalSinceLatestBoot: 1)
  _ = try store.getEntries(with: [.reverse], at: position)
  return try store.getEntries(at: position)
    .compactMap { $0 as? OSLogEntryLog }
    .filter { $0.subsystem == "com.example.shop" && $0.level == .error }
    .map { "[\($0.date.formatted())] [\($0.category)] \($0.composedMessage)" }
}

func spelledBatch(_ index: CSSearchableIndex) async throws {
  index.beginBatch()
  try await index.endBatch(withClientState: Data())
  try await index.endIndexBatch(expectedClientState: nil, newClientState: Data())
  let _: Data = try await index.fetchLastClientState()
}

func spelledBatchWithHandlers(_ index: CSSearchableIndex) {
  index.indexSearchableItems([])
  index.deleteAllSearchableItems()
  index.beginBatch()
  index.endBatch(withClientState: Data()) { error in
    if let error = error as? CSIndexError, error.code == .quotaExceeded { return }
  }
  index.fetchLastClientState { state, error in _ = (state, error) }
}

func spelledIntents() async throws {
  let person = INPerson(
    personHandle: INPersonHandle(value: "1", type: .phoneNumber, label: .mobile),
    nameComponents: nil,
    displayName: "Ann",
    image: INImage(named: "ann"),
    contactIdentifier: nil,
    customIdentifier: nil,
    isMe: true
  )
  _ = (person.displayName, person.personHandle?.value)
  let activity = NSUserActivity(activityType: "com.example.order")
  INVoiceShortcutCenter.shared.setShortcutSuggestions([INShortcut(userActivity: activity)])
  INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, error in _ = (shortcuts, error) }
  INPreferences.requestSiriAuthorization { status in _ = status == .authorized }
  _ = await INPreferences.requestSiriAuthorization()
  _ = INPreferences.siriAuthorizationStatus()
}

final class SpelledKeeper: NSObject, NSUserActivityDelegate {
  func userActivityWillSave(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: ["id": 1])
  }
  func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

extension UndoManager.UserInfoKey {
  static let spelledIcon: UndoManager.UserInfoKey = "icon"
}

func spelledSteps(_ manager: UndoManager, _ activity: NSUserActivity, _ keeper: SpelledKeeper) {
  activity.delegate = keeper
  manager.runLoopModes = [.default, .common]
  manager.setActionUserInfoValue("star", forKey: .spelledIcon)
  _ = manager.undoActionUserInfoValue(forKey: .spelledIcon)
}

let spelledTypes: [UTType] = [
  .heics, .jpegxl, .makefile, .arReferenceObject, .ahap, .linkPresentationMetadata,
  .applicationExtension,
]
