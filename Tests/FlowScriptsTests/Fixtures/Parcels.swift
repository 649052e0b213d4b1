import AppIntents
import SnippetFoundation
import SwiftUI

// Intents that are easily taken for one another: a list, one title for two of them, one label for two of them.

enum Paper: String, AppEnum {
  case red
  case green
  case blue

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
  static let caseDisplayRepresentations: [Paper: DisplayRepresentation] = [
    .red: "Red", .green: "Green", .blue: "Blue",
  ]
}

struct WrapParcel: AppIntent {
  static let title: LocalizedStringResource = "Wrap Parcel"

  @Parameter(title: "Papers", requestValueDialog: "Which papers?") var papers: [Paper]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Wrapped in \(papers.count).")
  }
}

struct StowBox: AppIntent {
  static let title: LocalizedStringResource = "Stow It"

  func perform() async throws -> some IntentResult { .result() }
}

struct StowLetter: AppIntent {
  static let title: LocalizedStringResource = "Stow It"

  @Parameter(title: "Letter", requestValueDialog: "Which letter?") var letter: String

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Stowed.") }
}

/// Its title is `Paket wiegen` in German.
struct WeighParcel: AppIntent {
  static let title = LocalizedStringResource("Weigh Parcel", bundle: .atURL(germanWords))

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "A pound.") }

  private static let germanWords: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parcels-\(ProcessInfo.processInfo.processIdentifier)")
    let file = folder.appendingPathComponent("de.lproj/Localizable.strings")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? Data(#""Weigh Parcel" = "Paket wiegen";"#.utf8).write(to: file)
    return folder
  }()
}

struct ShowParcels: AppIntent {
  static let title: LocalizedStringResource = "Show Parcels"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: ParcelsSnippet())
  }
}

struct ParcelsSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Parcels"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: VStack(alignment: .leading) {
        Button("Stow", intent: StowBox())
        Button("Stow", intent: StowLetter())
        Button("Weigh", intent: WeighParcel()).privacySensitive()
      }
    )
  }
}

struct ParcelShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WrapParcel(),
      phrases: ["Wrap parcel"],
      shortTitle: "Wrap",
      systemImageName: "a"
    )
    AppShortcut(
      intent: StowLetter(),
      phrases: ["Stow letter"],
      shortTitle: "Stow",
      systemImageName: "a"
    )
    AppShortcut(
      intent: WeighParcel(),
      phrases: ["Weigh parcel"],
      shortTitle: "Parcel",
      systemImageName: "a"
    )
    AppShortcut(
      intent: ShowParcels(),
      phrases: ["Show parcels"],
      shortTitle: "Parcels",
      systemImageName: "a"
    )
  }
}
