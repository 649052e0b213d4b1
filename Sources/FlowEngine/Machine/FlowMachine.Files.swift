import IntentModel
import SnippetFoundation

// Files that an app wants removed when the intent is through that it gave or got them.
extension FlowMachine {
  /// Notes the files that a run was given or returns and that are to be removed.
  mutating func noteFiles(of run: Run, returning value: (any Sendable)?) {
    for slot in run.slots where slot.parameter.holdsFiles {
      if let held = slot.parameter.currentValue { noteFiles(in: held) }
    }
    if let value { noteFiles(in: value) }
  }

  private mutating func noteFiles(in value: any Sendable) {
    passingFiles.formUnion(IntentFile.places(in: value, removable: true))
  }

  /// Removes those that nothing holds any more: no intent on its way or to come, no snippet on show, and not the value that
  /// can go on to the next intent.
  mutating func removeFiles() {
    guard runs.isEmpty, openings.isEmpty, isSettled else { return }
    let gone = passingFiles.subtracting(heldFiles)
    guard !gone.isEmpty else { return }
    passingFiles.subtract(gone)
    actions.append(.remove(gone))
  }

  private var heldFiles: [URL] {
    guard !hasEnded else { return [] }
    var held = lastValue.map { IntentFile.places(in: $0, removable: false) } ?? []
    var shown: [any AppIntent] = []
    if case .intent(let intent)? = result?.source { shown.append(intent) }
    if let intent = result?.refreshing { shown.append(intent) }
    for parameter in shown.flatMap({ parameters(of: $0) }) where parameter.holdsFiles {
      if let value = parameter.currentValue {
        held += IntentFile.places(in: value, removable: false)
      }
    }
    return held
  }

  /// Leaves those of the last value to another conversation, which takes the value over.
  mutating func giveFilesAway() -> Set<URL> {
    let files = lastValue.map { IntentFile.places(in: $0, removable: false) } ?? []
    let given = passingFiles.intersection(files)
    passingFiles.subtract(given)
    return given
  }
}
