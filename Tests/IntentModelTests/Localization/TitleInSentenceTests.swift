import AppIntents
import Testing

@testable import IntentModel

/// A title from a table of words inside our sentences.
struct TitleInSentenceTests {
  private func prompt(_ key: String, in locale: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("titles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, words) in [
      "de": #""Device" = "Gerät"; "Devices" = "Geräte";"#, "en": #""Device" = "Smart Device";"#,
    ] {
      let tables = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      try Data(words.utf8).write(to: tables.appendingPathComponent("Localizable.strings"))
    }
    let title = LocalizedStringResource(
      String.LocalizationValue(key),
      bundle: .atURL(folder)
    )
    return Localization.withTaken(Locale(identifier: locale)) {
      IntentParameter<Drink>(title: title).prompt
    }
  }

  @Test func `a title of another language keeps its letter case`() throws {
    #expect(try prompt("Device", in: "de_DE") == "Which Gerät?")
    #expect(try prompt("Device", in: "en_US") == "Which smart device?")
    #expect(try prompt("Room", in: "de_DE") == "Which room?")
  }
}
