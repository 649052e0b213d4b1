import AppIntents
import IntentEffects
import SnippetTesting
import SwiftUI

// A small library for conversations led by tests.

struct LendBook: AppIntent {
  static let title: LocalizedStringResource = "Lend Book"

  @Parameter(title: "Title", requestValueDialog: "Which book?") var book: String

  @Dependency var card: LibraryCard

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    await card.choose(book)
    return .result(snippetIntent: CardSnippet())
  }
}

/// What was chosen.
actor LibraryCard {
  private(set) var book = ""
  private(set) var isLate = false

  func choose(_ book: String) { self.book = book }

  func toggleLate() { isLate.toggle() }
}

struct CardSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Card"

  @Dependency var card: LibraryCard

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let book = await card.book
    let isLate = await card.isLate
    return .result(
      view: VStack(alignment: .leading) {
        Text("Lent to you: \(book)")
        Toggle("Late", isOn: isLate, intent: MarkLate())
        Button("Return", intent: ReturnBook())
      }
    )
  }
}

struct MarkLate: AppIntent {
  static let title: LocalizedStringResource = "Mark Late"

  @Dependency var card: LibraryCard

  func perform() async throws -> some IntentResult {
    await card.toggleLate()
    return .result()
  }
}

struct ReturnBook: AppIntent {
  static let title: LocalizedStringResource = "Return Book"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Return it?")
    try await Effect.run("Shelf.put") {}
    return .result(dialog: "Returned.")
  }
}

struct ReadBook: AppIntent {
  static let title: LocalizedStringResource = "Read Book"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Task.sleep(for: .seconds(20))
    return .result(dialog: "Read.")
  }
}

enum Shelf: String, AppEnum {
  case novels, poems

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .novels: "Novels", .poems: "Poems",
  ]
}

struct RenewBook: AppIntent {
  static let title: LocalizedStringResource = "Renew Book"

  @Parameter(title: "Weeks", inclusiveRange: (1, 4), requestValueDialog: "How many weeks?")
  var weeks: Int
  @Parameter(title: "Shelf") var shelf: Shelf

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
    let name = shelf == .novels ? "Novels" : "Poems"
    return .result(value: weeks, dialog: "Renewed for \(weeks) weeks, \(name).")
  }
}

struct StampBook: AppIntent {
  static let title: LocalizedStringResource = "Stamp Book"

  @Parameter(title: "Times") var times: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Stamped \(times) times.")
  }
}

/// Answers at once, and goes on.
struct RemindMe: AppIntent {
  static let title: LocalizedStringResource = "Remind Me"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Task {
      try await Task.sleep(for: .seconds(60))
      try await Effect.run("Reminders.send") {}
    }
    return .result(dialog: "I will.")
  }
}

struct LendingShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: LendBook(), phrases: ["Lend"], shortTitle: "Lend", systemImageName: "book")
  }
}

extension TestApp {
  /// The library, with a card of its own for each conversation.
  static let lending = TestApp(name: "Lending", modules: ["SnippetTestingTests"]) {
    AppDependencyManager.shared.add(dependency: LibraryCard())
  }
}
