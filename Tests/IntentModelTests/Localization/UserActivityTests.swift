import AppIntents
import SwiftUI
import Testing

private struct Recipe: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
  static let defaultQuery = RecipeQuery()
  var id: Int
  var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct RecipeQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Recipe] { [] }
}

private enum Course: String, AppEnum {
  case starter, main
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Course"
  static let caseDisplayRepresentations: [Course: DisplayRepresentation] = [
    .starter: "Starter", .main: "Main course",
  ]
}

private enum KitchenError: Error, CustomLocalizedStringResourceConvertible {
  case outOf(String)
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .outOf(let what): "There is no \(what) left."
    }
  }
}

private struct Cook: AppIntent {
  static let title: LocalizedStringResource = "Cook"
  func perform() async throws -> some IntentResult { .result() }
}

@Test func `an activity keeps what an app puts into it`() {
  let activity = NSUserActivity(activityType: "com.example.recipe")
  activity.title = "Soup"
  activity.isEligibleForSearch = true
  activity.isEligibleForPrediction = true
  activity.keywords = ["warm"]
  activity.persistentIdentifier = "soup"
  activity.targetContentIdentifier = "recipe/1"
  activity.requiredUserInfoKeys = ["id"]
  activity.expirationDate = Date(timeIntervalSince1970: 0)
  activity.addUserInfoEntries(from: ["id": 1])
  activity.addUserInfoEntries(from: ["page": 2])
  activity.webpageURL = URL(string: "https://example.com/soup")
  activity.needsSave = true
  activity.becomeCurrent()
  #expect(activity.userInfo?["id"] as? Int == 1 && activity.userInfo?["page"] as? Int == 2)
  #expect(activity.title == "Soup" && activity.keywords == ["warm"])
  #expect(activity.isEligibleForSearch && activity.isEligibleForPrediction)
  #expect(activity.isEligibleForHandoff && !activity.isEligibleForPublicIndexing)
  #expect(activity.persistentIdentifier == "soup")
  #expect(activity.targetContentIdentifier == "recipe/1")
  #expect(activity.requiredUserInfoKeys == ["id"] && activity.needsSave)
  #expect(activity.webpageURL?.lastPathComponent == "soup")
  #expect(activity.expirationDate == Date(timeIntervalSince1970: 0))
}

@Test func `entities, enums and errors have words for a person`() {
  func words(_ value: some CustomLocalizedStringResourceConvertible) -> String {
    String(localized: value.localizedStringResource)
  }
  #expect(words(Recipe(id: 1, name: "Soup")) == "Soup")
  #expect(words(Course.main) == "Main course")
  #expect(words(KitchenError.outOf("salt")) == "There is no salt left.")
  #expect(KitchenError.outOf("salt").localizedStringResource.key == "There is no %@ left.")
}
