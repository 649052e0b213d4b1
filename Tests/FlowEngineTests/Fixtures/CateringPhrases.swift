import AppIntents
import SnippetFoundation

// Phrases that have the same words but for their values.

struct Pot: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
  static let defaultQuery = PotQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PotQuery: EntityStringQuery {
  private static let all = ["Stew", "Ice Cream"].map { Pot(id: $0) }

  func entities(for identifiers: [String]) async throws -> [Pot] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Pot] {
    if string == "gas" { throw PotError() }
    return Self.all.filter { $0.id.localizedStandardContains(string) }
  }

  func suggestedEntities() async throws -> [Pot] { Self.all }
}

struct PotError: Error, CustomStringConvertible {
  var description: String { "The gas is out." }
}

enum Course: String, AppEnum {
  case starter, dessert
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Course"
  static let caseDisplayRepresentations: [Course: DisplayRepresentation] = [
    .starter: "Starter", .dessert: "Dessert",
  ]
}

struct Simmer: AppIntent {
  static let title: LocalizedStringResource = "Simmer"

  @Parameter(title: "Pot") var pot: Pot?
  @Parameter(title: "Course") var course: Course?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Simmering \(pot?.id ?? course?.rawValue ?? "nothing").")
  }
}

struct Plate: AppIntent {
  static let title: LocalizedStringResource = "Plate"

  @Parameter(title: "Pot") var pot: Pot

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "On a plate: \(pot.id).")
  }
}

struct PlateCourse: AppIntent {
  static let title: LocalizedStringResource = "Plate Course"

  @Parameter(title: "Course") var course: Course

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The \(course.rawValue).")
  }
}
