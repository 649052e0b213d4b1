import AppIntents
import Testing

@testable import IntentModel

/// A title from a table of words inside our sentences.
struct TitleInSentenceTests {
  private func prompt(_ key: String, in locale: String) throws -> String {
    try prompt(
      key,
      in: locale,
      [
        "de.lproj/Localizable.strings": #""Device" = "Gerät"; "Devices" = "Geräte";"#,
        "en.lproj/Localizable.strings": #""Device" = "Smart Device";"#,
      ]
    )
  }

  private func prompt(
    _ key: String,
    in locale: String,
    _ tables: [String: String]
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("titles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, words) in tables {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(words.utf8).write(to: file)
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

  @Test func `a key of a catalog in another language keeps it too`() throws {
    let catalog = #"{"sourceLanguage": "de", "strings": {"Gerät": {}}, "version": "1.0"}"#
    let tables = ["Localizable.xcstrings": catalog]
    #expect(try prompt("Gerät", in: "en_US", tables) == "Which Gerät?")
    #expect(try prompt("Device", in: "en_US", tables) == "Which device?")
  }
}
