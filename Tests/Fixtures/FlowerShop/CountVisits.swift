import AppIntents
import Foundation

/// Keeps what a widget of the same group would read: a number among the settings, and a file.
struct CountVisits: AppIntent {
  static let title: LocalizedStringResource = "Count Visits"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let group = "group.example.flowershop"
    guard let settings = UserDefaults(suiteName: group),
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
    else { return .result(dialog: "There is no group.") }
    let visits = settings.integer(forKey: "visits") + 1
    settings.set(visits, forKey: "visits")
    let guests = folder.appendingPathComponent("guests.txt")
    let before = (try? String(contentsOf: guests, encoding: .utf8)) ?? ""
    try Data((before + "*").utf8).write(to: guests)
    return .result(dialog: "Visit \(visits), \(before.count + 1) in the book.")
  }
}
