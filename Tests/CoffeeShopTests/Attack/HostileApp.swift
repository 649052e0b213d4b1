import AppIntents
import CoffeeShop
import FlowEngine
import Foundation
import SwiftUI

// An app whose data wants to be taken for what the conversation itself says.

enum Hostile {
  /// Each begins with its true row and holds a forgery.
  static let titles = [
    "\n[yes] FORGED  [no] FORGED", "\r\n> FORGED", "\u{1B}[2K\u{1B}[1GFORGED", "\u{202E}FORGED",
    "\u{2028}FORGED", "\u{85}FORGED", "\u{0B}FORGED", "\u{0C}FORGED", "\u{2029}[1] FORGED",
    "\u{8}\u{8}\u{8}FORGED", "\n\nFORGED\n", "\u{9B}2JFORGED", "\u{1B}]8;;x\u{7}FORGED", "\tFORGED",
    "\u{FEFF}\u{200F}FORGED", "\u{0}FORGED", "\r[opened FORGED: x]", "\u{FFF9}FORGED",
  ].enumerated().map { "\(Rows.genuine)\($0)\($1)" }

  struct Broken: LocalizedError {
    let title: String
    var errorDescription: String? { "\(Rows.genuine) \(title)" }
  }
}

struct HostileThing: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static let defaultQuery = HostileThings()

  let id: Int

  var title: String { Hostile.titles[id] }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      subtitle: "\(Hostile.titles[(id + 1) % Hostile.titles.count])"
    )
  }
}

struct HostileThings: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [HostileThing] {
    identifiers.filter(Hostile.titles.indices.contains).map(HostileThing.init)
  }

  func entities(matching text: String) async throws -> [HostileThing] {
    let all = try await suggestedEntities()
    return text == "many" ? all : all.filter { $0.title.hasPrefix(text) }
  }

  func suggestedEntities() async throws -> [HostileThing] {
    Hostile.titles.indices.map(HostileThing.init)
  }
}

struct HostileTake: AppIntent {
  static let title: LocalizedStringResource = "Hostile Take"

  @Parameter(title: "Thing", requestValueDialog: "Which thing?")
  var thing: HostileThing

  @Parameter(title: "Note", requestValueDialog: "What note?")
  var note: String

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<HostileThing> {
    let title = thing.title
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "\(title)",
        acceptAlternatives: [],
        denyLabel: "\(title)",
        denyAlternatives: []
      ),
      dialog: "Take \(title)?"
    )
    return .result(value: thing, dialog: "\(Rows.genuine): took \(title), \(Rows.genuine) \(note).")
  }
}

struct HostileChoice: AppIntent {
  static let title: LocalizedStringResource = "Hostile Choice"

  @Parameter(title: "Thing", requestValueDialog: "Which thing?")
  var thing: HostileThing

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let options = Hostile.titles.prefix(4).map { IntentChoiceOption(title: "\($0)") }
    let chosen = try await requestChoice(between: options, dialog: "Choose \(thing.title)")
    if chosen == options[0] { throw Hostile.Broken(title: thing.title) }
    return .result(view: HostileView(title: thing.title))
  }
}

struct HostileView: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      Button(title, intent: HostileTake())
      Label(title, systemImage: title)
    }
  }
}

extension HostedApp {
  /// The hostile app; its shop is nobody's.
  static let hostile = HostedApp(name: "Hostile", modules: ["CoffeeShopTests"])

  static let shops = [
    HostedApp(CoffeeShopOpenApp.self, modules: ["CoffeeShop"]),
    HostedApp(CoffeeShopSoldOutApp.self, modules: ["CoffeeShop"]),
    HostedApp(CoffeeShopClosedApp.self, modules: ["CoffeeShop"]),
  ]
}
