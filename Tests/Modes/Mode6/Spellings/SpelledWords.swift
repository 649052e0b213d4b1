import AppIntents
import UniformTypeIdentifiers

/// Words, their tables and their markup.
let spelledWords: [AttributedString] = [
  AttributedString(localized: "a \(1)"),
  AttributedString(localized: "a \(1)", table: "T"),
  AttributedString(localized: "a", table: "T", bundle: .main, comment: "c"),
  AttributedString(localized: "key", defaultValue: "a \(1)", table: "T"),
  AttributedString(localized: "a", options: .applyReplacementIndexAttribute, locale: nil),
  AttributedString(localized: LocalizedStringResource("a")),
]

func spelledBundle(_ resource: LocalizedStringResource) -> LocalizedStringResource {
  LocalizedStringResource("b", table: resource.table, bundle: resource.bundle)
}

let spelledBundles: [LocalizedStringResource] = [
  LocalizedStringResource("a", bundle: #bundle),
  LocalizedStringResource("a", bundle: .main),
  LocalizedStringResource("a", bundle: .atURL(Bundle.main.bundleURL)),
  LocalizedStringResource("a", defaultValue: "A", bundle: #bundle),
]

let spelledTypeName: String? = UTType.pdf.localizedDescription

struct SpelledReport: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Report"

  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 3
    progress.localizedDescription = "Working"
    progress.localizedAdditionalDescription = "Hardly"
    return .result()
  }
}
