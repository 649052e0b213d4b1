import AppIntents
import SwiftUI

struct SellBook: AppIntent {
  static let title: LocalizedStringResource = "Sell Book"
  static let description = IntentDescription("Sells a book.", categoryName: "Books")
  static var parameterSummary: some ParameterSummary {
    When(\.$genre, .equalTo, .crime) {
      Summary("Sell \(\.$copies) of \(\.$book), quietly")
    } otherwise: {
      Summary("Sell \(\.$copies) of \(\.$book)") { \.$genre }
    }
  }

  @Parameter(title: "Book") var book: Book
  @Parameter(
    title: "Copies",
    default: 1,
    inclusiveRange: (1, 12),
    optionsProvider: CopyCounts(),
    resolvers: { DozenResolver() }
  )
  var copies: Int
  @Parameter var genre: Genre?
  @Dependency(default: Shelf()) var shelf: Shelf

  init() {}
  init(book: Book) { self.book = book }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    if copies > 2 { try await requestConfirmation(actionName: .buy, dialog: "Sell so many?") }
    return .result(value: copies * shelf.titles.count, dialog: "Sold \(copies) of \(book.title).")
  }
}

struct BookSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Book"
  @Parameter var book: Book
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: BookView(title: book.title))
  }
}

struct BookView: View {
  let title: String
  var body: some View {
    VStack {
      Text(title)
      Button("Next", intent: TurnPage())
      Toggle("Lamp", isOn: true, intent: SetLamp())
    }
  }
}

struct TurnPage: AppIntent {
  static let title: LocalizedStringResource = "Turn Page"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let snippet = BookSnippet()
    snippet.book = Book(id: 0, title: "Emma", pages: 300)
    return .result(snippetIntent: snippet)
  }
}

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenBook: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var target: Book
}

struct BurnBooks: DeleteIntent {
  static let title: LocalizedStringResource = "Burn Books"
  @Parameter(title: "Books") var entities: [Book]
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: entities.count)
  }
}

struct CountBooks: ProgressReportingIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Count Books"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    progress.totalUnitCount = 4
    let counted = await withIntentCancellationHandler {
      progress.completedUnitCount = 2
      return 2
    } onCancel: { _ in
    }
    return .result(value: counted)
  }
}

struct BindBook: LongRunningIntent {
  static let title: LocalizedStringResource = "Bind Book"
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: try await performBackgroundTask { "bound" })
  }
}

struct ReadAloud: AudioPlaybackIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Read Aloud"
  @Parameter(title: "Softly", default: false) var softly: Bool
  func perform() async throws -> some IntentResult {
    if softly { return .result() }
    throw needsToContinueInForegroundError("Open the shop?")
  }
}

struct DropBook: UndoableIntent {
  static let title: LocalizedStringResource = "Drop Book"
  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: undoManager == nil)
  }
}

struct OldSale: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "SaleIntent"
  static let title: LocalizedStringResource = "Old Sale"
  static let deprecation = IntentDeprecation(message: "Old", replacedBy: SellBook.self)
  func perform() async throws -> some IntentResult { .result() }
}

struct ReadAgain: PredictableIntent {
  static let title: LocalizedStringResource = "Read Again"
  @Parameter(title: "Book") var book: Book
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$book) { book in "Read \(book.title)" }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct ShopWidgetSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  @Parameter(title: "Book") var book: Book?
}

struct ShopControlSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
}

struct QuietHours: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet Hours"
  @Parameter(title: "Quiet") var quiet: Bool?
  var displayRepresentation: DisplayRepresentation { "Quiet" }
  func perform() async throws -> some IntentResult { .result() }
}

struct BookPage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Page"
  static var urlRepresentation: URLRepresentation { "https://shop.example/\(\.$number)" }
  @Parameter(title: "Number") var number: Int
}

struct ShowShelf: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Shelf"
}

struct SearchBooks: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search"
  static let searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Words") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: criteria.term)
  }
}

struct ShopPackage: AppIntentsPackage {}

struct ShopShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SellBook(),
      phrases: ["Sell \(\.$book) in \(.applicationName)"],
      shortTitle: "Sell",
      systemImageName: "book",
      parameterPresentation: ParameterPresentation(
        for: \.$book,
        summary: Summary("Sell \(\.$book)"),
        optionsCollections: {
          OptionsCollection(BookQuery(), title: "Books", systemImageName: "book")
        }
      )
    )
  }
}
