import AppIntents
import SwiftUI

/// Queries, option providers and lists.
struct SpelledPropertyQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Track.$name) {
      EqualToComparator { name in SpelledFilter.name(name) }
      NotEqualToComparator { .other($0) }
      ContainsComparator { .name($0) }
      HasPrefixComparator { .name($0) }
      HasSuffixComparator { .name($0) }
    }
    Property(\Track.$plays) {
      EqualToComparator { .plays($0) }
      GreaterThanComparator { .plays($0) }
      LessThanComparator { .plays($0) }
      GreaterThanOrEqualToComparator { .plays($0) }
      LessThanOrEqualToComparator { .plays($0) }
      IsBetweenComparator { .between($0, $1) }
    }
    Property(\Track.$rating) {
      EqualToComparator { .rating($0) }
      NotEqualToComparator(orNone: true)
      LessThanComparator { .rating($0) }
    }
    Property(\Track.$rating) {
      EqualToComparator { rating in
        if let rating { return .rating(rating) }
        return .rating(0)
      }
      NotEqualToComparator { .rating($0?.rounded() ?? 0) }
      GreaterThanComparator(
        withResolvers: { SpelledRating() },
        mappingTransform: { .rating($0) }
      )
    }
    Property(\Track.$plays, entityProvider: { $0 }) { EqualToComparator { .plays($0) } }
    Property(\SpelledSpot.$name, entityProvider: { (track: Track) in track.spelledSpot }) {
      EqualToComparator { .name($0) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Track.$name)
    SortableBy(\Track.$plays)
  }

  static let findIntentDescription: IntentDescription? = IntentDescription("Finds tracks")

  func entities(for identifiers: [Int]) async throws -> [Track] { [] }

  func entities(
    matching comparators: [SpelledFilter],
    mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Track>],
    limit: Int?
  ) async throws -> [Track] {
    if mode == .and, let first = sortedBy.first, first.order == .ascending, first.by == \Track.id {}
    return Array([Track]().prefix(limit ?? 1))
  }
}

nonisolated extension NotEqualToComparator<EntityProperty<Double?>, Double?, SpelledFilter> {
  convenience init(orNone isNone: Bool) {
    self.init { value in
      if let value { return .rating(value) }
      return .rating(isNone ? 0 : 1)
    }
  }
}

struct SpelledRating: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double?
  {
    input == "best" ? 5 : nil
  }
}

enum SpelledFilter {
  case name(String)
  case other(String)
  case plays(Int)
  case between(Int, Int)
  case rating(Double)
}

struct SpelledSections: DynamicOptionsProvider {
  @ParameterDependency<PlayTrack>(\.$track, \.$loop) var play
  @IntentParameterDependency<PlayTrack>(\.$mood) var mood

  func results() async throws -> ItemCollection<Int> {
    guard let play, play.loop else { return .empty }
    let sections: [ItemSection<Int>] = [
      ItemSection("Few", items: [1, 2]), IntentItemSection(items: [3]),
    ]
    if play.track.id == 1 { return ItemCollection(promptLabel: "How many?", sections: sections) }
    if mood?.mood == .calm { return ItemCollection(items: [1, 2]) }
    return ItemCollection(promptLabel: "How many?", usesIndexedCollation: true) {
      ItemSection("Few") {
        1
        Item(2, title: "Two", subtitle: "A pair", image: .init(systemName: "2.circle"))
      }
      ItemSection {
        for number in 3...5 { IntentItem(number) }
      }
      ItemSection("Many", subtitle: "More than five", image: .init(systemName: "star")) {
        Item(6)
      }
    }
  }
}

struct SpelledSuggestions: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Track] { [] }
  func suggestedEntities() async throws -> ItemCollection<Track> {
    ItemCollection(sections: [ItemSection("All", items: [Track(id: 1, name: "A")])])
  }
  func defaultResult() async -> Track? { nil }
}

struct SpelledSectionedNames: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Track] { [] }
  func entities(matching: String) async throws -> IntentItemCollection<Track> { .empty }
  func suggestedEntities() async throws -> IntentItemCollection<Track> { .empty }
}

struct SpelledOpaqueNames: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Track] { [] }
  func suggestedEntities() async throws -> some ResultsCollection<Track> {
    ItemCollection { ItemSection("All") { Item(Track(id: 1, name: "A")) } }
  }
}

#if swift(>=6)
@MainActor
struct SpelledMainQuery: EntityQuery, EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Track] { [] }
  func entities(matching: String) async throws -> [Track] { [] }
  func allEntities() async throws -> [Track] { [] }
}
#endif

extension Track {
  var spelledSpot: SpelledSpot { SpelledSpot(id: id) }
}

struct SpelledUniqueQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> SpelledSettings { SpelledSettings() }
}

struct SpelledUniqueQueryByEntity: UniqueAppEntityQuery {
  typealias Entity = SpelledSettings
  func uniqueEntity() async throws -> SpelledSettings { SpelledSettings() }
}

struct SpelledUniqueQueryByUnique: UniqueAppEntityQuery {
  typealias Unique = SpelledSettings
  func uniqueEntity() async throws -> SpelledSettings { SpelledSettings() }
}

struct SpelledValueQuery: IntentValueQuery {
  func values(for input: String) async throws -> [SpelledUnion] { [] }
}

struct SpelledResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Mood>) async throws -> Mood? {
    if input == "?" { return try await context.requestValue("Which mood?") }
    if input == "!" {
      return try await context.requestDisambiguation(among: [.calm, .loud], dialog: "Which?")
    }
    if try await context.requestConfirmation(for: .calm, dialog: "Calm?") { return .calm }
    throw context.needsValueError("Which mood?")
  }
}

/// What a parameter is when nobody says what.
struct SpelledDefaults: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Run", "Read"] }
  func defaultResult() async -> String? { "Read" }
}

/// Sentences with parameters in them.
struct SpelledSummary: AppIntent {
  static let title: LocalizedStringResource = "Summary"
  @Parameter(title: "Track") var track: Track
  @Parameter(title: "Maybe") var maybe: Track?
  @Parameter(title: "Mood") var mood: Mood
  @Parameter(title: "Loop") var loop: Bool
  @Parameter(title: "Times") var times: Int
  @Parameter(title: "Name") var name: String
  func perform() async throws -> some IntentResult { .result() }

  static var parameterSummary: some ParameterSummary {
    Switch(\.$mood) {
      Case(.calm) {
        When(\.$loop, .equalTo, true) {
          Summary("Loop \(\.$track)") { \.$times }
        } otherwise: {
          Summary("Play \(\.$track) \(\.$times) times", table: "Intents") {
            \.$times
            \.$name
          }
        }
      }
      Case([.loud]) { Summary("Shout \(\.$track)") }
      DefaultCase { Summary("Play") }
    }
  }

  @ParameterSummaryBuilder<Self> static var a: some ParameterSummary {
    When(\.$maybe, .hasAnyValue) {
      Summary()
    } otherwise: {
      Summary { \.$track }
    }
  }
  @ParameterSummaryBuilder<Self> static var b: some ParameterSummary {
    When(\.$maybe, .hasNoValue) {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var c: some ParameterSummary {
    When(\.$times, .greaterThan, 3) {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var d: some ParameterSummary {
    When(\.$mood, .oneOf, [.calm, .loud]) {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var e: some ParameterSummary {
    When(\.$track, identifier: .equalTo, 1) {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var f: some ParameterSummary {
    When(\.$track, identifier: .oneOf, [1, 2]) {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var g: some ParameterSummary {
    When(\.$track, identifier: .lessThan, 7) {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var h: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemLarge) {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var i: some ParameterSummary {
    When(widgetFamily: .oneOf, [.systemSmall, .accessoryInline]) {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var j: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.systemSmall) { Summary("A") }
      Case([.systemMedium, .systemLarge]) { Summary("B") }
      DefaultCase { Summary("C") }
    }
  }
  @ParameterSummaryBuilder<Self> static var k: some ParameterSummary {
    When(\.$name, .hasPrefix, "a") {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var l: some ParameterSummary {
    When(\.$loop, .notEqualTo, true) {
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
}
