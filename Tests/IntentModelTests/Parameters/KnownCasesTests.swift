import AppIntents
import Synchronization
import Testing

@testable import IntentModel

private let isRenamed = Mutex(false)

/// Its words are those of the moment.
private enum Mood: String, AppEnum {
  case good, bad

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static var caseDisplayRepresentations: [Mood: DisplayRepresentation] {
    isRenamed.withLock { $0 } ? [.good: "Sunny", .bad: "Rainy"] : [.good: "Good", .bad: "Bad"]
  }
}

private enum Tone: String, AppEnum {
  case high, low, unheard

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
  static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [
    .high: "High", .low: DisplayRepresentation(title: "Low", subtitle: "Of a drum"),
  ]
}

/// Cases that are no plain data.
private struct Place: AppEnum {
  let rawValue: String

  init?(rawValue: String) { self.rawValue = rawValue }

  static let allCases = ["Park", "Lake"].compactMap { Place(rawValue: $0) }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let caseDisplayRepresentations: [Place: DisplayRepresentation] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, DisplayRepresentation(stringLiteral: $0.rawValue)) }
  )
}

struct KnownCasesTests {
  @Test func `a case is called as the app calls it now`() {
    let parameter = IntentParameter<Mood>(title: "Mood")
    isRenamed.withLock { $0 = false }
    #expect(parameter.caseOptions.map(\.title) == ["Good", "Bad"])
    #expect(parameter.caseOptions.map(\.title) == ["Good", "Bad"])
    isRenamed.withLock { $0 = true }
    #expect(parameter.caseOptions.map(\.title) == ["Sunny", "Rainy"])
    #expect(parameter.display(Mood.bad).title.resolved == "Rainy")
    isRenamed.withLock { $0 = false }
    #expect(parameter.display(Mood.bad).title.resolved == "Bad")
  }

  @Test func `a case that was asked for is the same once more, subtitle and all`() {
    let parameter = IntentParameter<Tone>(title: "Tone")
    let first = parameter.caseOptions
    let second = parameter.caseOptions
    #expect(first.map(\.title) == ["High", "Low", "Unheard"])
    #expect(second.map(\.title) == first.map(\.title))
    #expect(second.map(\.subtitle) == [nil, "Of a drum", nil])
    #expect(first.map(\.subtitle) == second.map(\.subtitle))
  }

  @Test func `cases that are no plain data are looked up each time`() {
    #expect(KnownCases(Place.self) == nil)
    let parameter = IntentParameter<Place>(title: "Place")
    #expect(parameter.caseOptions.map(\.title) == ["Park", "Lake"])
    #expect(parameter.caseOptions.map(\.title) == ["Park", "Lake"])
  }
}
