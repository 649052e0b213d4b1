import AppIntents

// What the kiosk offers, and what it does not: nothing at all, hundreds of things, the same twice.

/// An entity of which there is none.
struct Gift: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gift"
  static let defaultQuery = GiftQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct GiftQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Gift] { [] }
}

struct UnwrapGift: AppIntent {
  static let title: LocalizedStringResource = "Unwrap Gift"
  @Parameter(title: "Gift") var gift: Gift
  func perform() async throws -> some IntentResult { .result() }
}

struct UnwrapAllGifts: AppIntent {
  static let title: LocalizedStringResource = "Unwrap All Gifts"
  @Parameter(title: "Gifts", size: IntentCollectionSize(min: 0, max: 3)) var gifts: [Gift]
  @Parameter(title: "Another") var another: Gift?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Unwrapped \(gifts.count).")
  }
}

/// Asks for one of nothing while it runs.
struct UnwrapLater: AppIntent {
  static let title: LocalizedStringResource = "Unwrap Later"
  @Parameter(title: "Gift") var gift: Gift?
  func perform() async throws -> some IntentResult {
    _ = try await $gift.requestValue("Which gift?")
    return .result()
  }
}

/// One of hundreds.
struct Bead: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bead"
  static let defaultQuery = BeadQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Bead \(id)" }
}

struct BeadQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Bead] { identifiers.map(Bead.init) }
  func suggestedEntities() async throws -> [Bead] { (1...500).map(Bead.init) }
}

struct ThreadBead: AppIntent {
  static let title: LocalizedStringResource = "Thread Bead"
  @Parameter(title: "Bead") var bead: Bead
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Threaded \(bead.id).")
  }
}

/// A number of a list with one of them twice, and of two sections.
struct CoinOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Int> {
    ItemCollection {
      ItemSection {
        3
        3
        5
      }
      ItemSection("Again") {
        3
        7
      }
    }
  }
}

struct TossCoin: AppIntent {
  static let title: LocalizedStringResource = "Toss Coin"
  @Parameter(title: "Coin", optionsProvider: CoinOptions()) var coin: Int
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Tossed \(coin).")
  }
}

/// Two of one name.
struct Mill: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mill"
  static let defaultQuery = MillQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Old Mill" }
}

struct MillQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Mill] { identifiers.map(Mill.init) }
  func suggestedEntities() async throws -> [Mill] { [1, 2].map(Mill.init) }
}

struct GrindMill: AppIntent {
  static let title: LocalizedStringResource = "Grind Mill"
  @Parameter(title: "Mill") var mill: Mill?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let one = try await $mill.requestDisambiguation(
      among: [Mill(id: 1), Mill(id: 2)],
      dialog: "Which mill?"
    )
    return .result(dialog: "Ground by \(one.id).")
  }
}

/// Settings of a Focus.
struct HushFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Hush Filter"
  @Parameter(title: "Tables") var tables: Int
  var displayRepresentation: DisplayRepresentation { "Hushed" }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Hushed for \(try await Self.current.tables).")
  }
}

struct TellHush: AppIntent {
  static let title: LocalizedStringResource = "Tell Hush"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    do {
      return .result(dialog: "Hushed for \(try await HushFilter.current.tables).")
    } catch SetFocusFilterIntentError.notFound {
      return .result(dialog: "Not hushed.")
    }
  }
}

/// Lists, called in the plural and in the singular.
struct TagOrder: AppIntent {
  static let title: LocalizedStringResource = "Tag Order"
  @Parameter(title: "Tags") var tags: [String]
  @Parameter(title: "Address") var address: [String]
  func perform() async throws -> some IntentResult { .result() }
}
