import AppIntents
import Testing

@testable import IntentModel
@testable import SnippetFoundation

private enum Vase: String, AppEnum {
  case tall, round
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Vase"
  static let caseDisplayRepresentations: [Vase: DisplayRepresentation] = [
    .tall: "Tall", .round: "Round",
  ]
}

private struct FillVase: AppIntent {
  static let title: LocalizedStringResource = "Fill Vase"
  static var parameterSummary: some ParameterSummary { Summary("Fill \(\.$vase)") }
  @Parameter(title: "Vase") var vase: Vase
  @Parameter(title: "Note") var note: String?
  func perform() async throws -> some IntentResult { .result() }
}

private struct EmptyVase: AppIntent {
  static let title: LocalizedStringResource = "Empty Vase"
  func perform() async throws -> some IntentResult { .result() }
}

private func catalog(_ strings: String) -> String {
  #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
}

private func several(_ words: String...) -> String {
  #"{"stringSet": {"values": [\#(words.map { "\"\($0)\"" }.joined(separator: ", "))]}}"#
}

/// What a check says of an app's words in other languages.
struct TranslatedRuleTests {
  private let fill = AppShortcut(
    intent: FillVase(),
    phrases: ["Fill \(\.$vase) in \(.applicationName)"]
  )
  private let empty = AppShortcut(
    intent: EmptyVase(),
    phrases: ["Empty it in \(.applicationName)"]
  )

  /// The tables of a folder, which is gone when `body` returns.
  private func withTables<Result>(
    _ files: [String: String],
    _ body: (StringsTables) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("phrases-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, words) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(words.utf8).write(to: file)
    }
    return try body(StringsTables(folder: folder))
  }

  private func words(_ rule: any AppRule.Type, _ files: [String: String]) throws -> [String] {
    let intents: [any AppIntent.Type] = [EmptyVase.self, FillVase.self]
    let catalog = IntentCatalog(
      intents: intents.map(IntentDescriptor.init),
      shortcuts: [fill, empty]
    )
    return try withTables(files) { tables in
      let app = CheckedApp(
        catalog: catalog,
        name: "Vases",
        description: AppDescription(of: catalog, named: "Vases"),
        providers: [],
        tables: tables
      )
      return rule.findings(in: app).map(\.description).sorted()
    }
  }

  private func words(_ rule: any AppRule.Type, _ strings: String) throws -> [String] {
    try words(rule, ["AppShortcuts.xcstrings": catalog(strings)])
  }

  private let good = """
    "Fill ${vase} in ${applicationName}": {"localizations": {
      "en": \(several("Fill ${vase} in ${applicationName}", "${applicationName} fill ${vase}")),
      "de": \(several("${vase} füllen in ${applicationName}", "Füllen in ${applicationName}"))}},
    "Empty it in ${applicationName}": {"localizations": {
      "de": \(several("Leeren in ${applicationName}"))}}
    """

  @Test(arguments: [
    "phrase-without-app-name", "duplicate-phrase", "phrase-parameter", "summary-parameter",
  ])
  func `good translations have no findings`(_ id: String) throws {
    let rule = try #require(appRules.first { $0.id == id })
    #expect(try words(rule, good) == [])
  }

  @Test(arguments: [
    ("en_US", ["Fill it in ${applicationName}", "Water ${vase} in ${applicationName}"]),
    ("fr_FR", ["Fill it in ${applicationName}", "Water ${vase} in ${applicationName}"]),
    ("de_DE", ["${vase} füllen in ${applicationName}"]),
  ])
  func `in the language of the source a phrase without words is as it is written`(
    locale: String,
    phrases: [String]
  ) throws {
    let strings = """
      "Fill ${vase} in ${applicationName}": {"localizations": {
        "en": \(several("Fill it in ${applicationName}")),
        "de": \(several("${vase} füllen in ${applicationName}"))}},
      "Water ${vase} in ${applicationName}": {"localizations": {
        "ja": {"stringUnit": {"value": "${applicationName}"}}}}
      """
    let written = ["Fill", "Water"].map {
      [PhrasePart](template: "\($0) ${vase} in ${applicationName}")
    }
    let shown = try withTables(["AppShortcuts.xcstrings": catalog(strings)]) { tables in
      Localization.withTaken(Locale(identifier: locale)) { written.localized(by: tables) }
    }
    #expect(shown.map(\.template) == phrases)
  }

  @Test func `a translation without the app's name is found, and who has no other`() throws {
    let strings = """
      "Fill ${vase} in ${applicationName}": {"localizations": {
        "de": \(several("${vase} füllen", "Füllen in ${applicationName}"))}},
      "Empty it in ${applicationName}": {"localizations": {
        "ja": {"stringUnit": {"value": "空にする"}}}}
      """
    #expect(
      try words(PhraseWithoutAppNameRule.self, strings) == [
        "error: phrase-without-app-name: EmptyVase: In 'ja', no phrase of its shortcut has "
          + "'${applicationName}', so nobody can say one. Write it into each translation.",
        "warning: phrase-without-app-name: FillVase: In 'de', '${vase} füllen' has no "
          + "'${applicationName}', and cannot be said. Write it into the translation.",
      ]
    )
  }

  @Test func `a region's words count with those of its language`() throws {
    let strings = """
      "Fill ${vase} in ${applicationName}": {"localizations": {
        "de": \(several("Füllen in ${applicationName}"))}},
      "Empty it in ${applicationName}": {"localizations": {
        "de-AT": \(several("Füllen in ${applicationName}")),
        "de": \(several("Leeren in ${applicationName}"))}}
      """
    #expect(
      try words(DuplicatePhraseRule.self, strings) == [
        "error: duplicate-phrase: EmptyVase and FillVase: In 'de-AT', 'Füllen in "
          + "${applicationName}' is a phrase of 2 shortcuts, so that nobody can tell which is "
          + "meant. Give each its own."
      ]
    )
  }

  @Test func `a translation that is another shortcut's phrase in the code is found`() throws {
    let strings = """
      "Fill ${vase} in ${applicationName}": {"localizations": {
        "en-GB": \(several("empty it, in ${applicationName}"))}}
      """
    let found = try words(DuplicatePhraseRule.self, strings)
    #expect(found.count == 1 && found[0].contains("In 'en-GB', "))
  }

  @Test func `a parameter that the intent does not have is found`() throws {
    let strings = """
      "Fill ${vase} in ${applicationName}": {"localizations": {"de": \(several(
        "${vasen} füllen in ${applicationName}", "${note} mit ${applicationName}",
        "${vase} ${vase} ${applicationName}"))}},
      "Empty it in ${applicationName}": {"localizations": {
        "de": \(several("${x} leeren in ${applicationName}"))}}
      """
    #expect(
      try words(PhraseParameterRule.self, strings) == [
        "error: phrase-parameter: EmptyVase: In 'de', 'x' in '${x} leeren in ${applicationName}' "
          + "is no parameter of the intent. Leave it out.",
        "error: phrase-parameter: FillVase: In 'de', '${vase} ${vase} ${applicationName}' has 2 "
          + "parameters; there may be one.",
        "error: phrase-parameter: FillVase: In 'de', 'note' in '${note} mit ${applicationName}' is "
          + "neither an AppEntity nor an AppEnum. Only their values are known beforehand, so that "
          + "a phrase can have them.",
        "error: phrase-parameter: FillVase: In 'de', 'vasen' in '${vasen} füllen in "
          + "${applicationName}' is no parameter of the intent. Write ${vase}.",
      ]
    )
  }

  @Test func `an older table of phrases is looked at too`() throws {
    let table = #""Empty it in ${applicationName}" = "Leeren";"#
    let found = try words(
      PhraseWithoutAppNameRule.self,
      ["de.lproj/AppShortcuts.strings": table]
    )
    #expect(found.count == 1 && found[0].contains("EmptyVase: In 'de', no phrase"))
  }

  @Test func `a summary's translation has the parameters of the intent`() throws {
    let strings =
      #""Fill ${vase}": {"localizations": {"de": {"stringUnit": {"value": "\#("${vse} füllen")"}}}}"#
    #expect(
      try words(SummaryParameterRule.self, ["Localizable.xcstrings": catalog(strings)]) == [
        "error: summary-parameter: FillVase: In 'de', 'vse' in '${vse} füllen' is no parameter of "
          + "the intent. Write ${vase}."
      ]
    )
  }

  @Test func `what cannot be said is not shown, and what means nothing is not understood`() throws {
    let strings = """
      "Fill ${vase} in ${applicationName}": {"localizations": {"de": \(several(
        "${vase} füllen", "${vasen} in ${applicationName}", "${applicationName} füllt ${vase}"))}},
      "Empty it in ${applicationName}": {"localizations": {"de": \(several("Leeren"))}}
      """
    try withTables(["AppShortcuts.xcstrings": catalog(strings)]) { tables in
      Localization.withTaken(Locale(identifier: "de_DE")) {
        let phrases = fill.spokenPhrases(by: tables)
        #expect(phrases.map(\.template) == ["${vase} füllen", "${applicationName} füllt ${vase}"])
        #expect(phrases.example?.template == "${applicationName} füllt ${vase}")
        #expect(empty.spokenPhrases(by: tables).map(\.template) == ["Leeren"])
        #expect(empty.spokenPhrases(by: tables).example == nil)
      }
    }
  }
}
