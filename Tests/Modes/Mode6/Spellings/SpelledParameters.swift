// Apple's own samples unwrap these literals.
// swift-format-ignore-file: NeverForceUnwrap

import AppIntents
import UniformTypeIdentifiers

/// Every `@Parameter(...)`, with and without a title.
struct SpelledParameters: AppIntent {
  static let title: LocalizedStringResource = "Parameters"

  // Text
  @Parameter var text1: String
  @Parameter(title: "Text") var text2: String
  @Parameter(title: "Text", description: "A text", default: "a") var text3: String
  @Parameter(description: "A text") var text4: String?
  @Parameter(title: "Text", default: "a", requestValueDialog: "Which text?") var text5: String
  @Parameter(
    title: "Text",
    inputOptions: String.IntentInputOptions(
      keyboardType: .numberPad,
      capitalizationType: .words,
      multiline: true,
      autocorrect: false,
      smartQuotes: false,
      smartDashes: false
    )
  ) var text6: String
  @Parameter(title: "Text", inputOptions: .init(multiline: true)) var text7: String
  @Parameter(title: "Text", optionsProvider: TrackNames()) var text8: String
  @Parameter(optionsProvider: TrackNames()) var text9: String
  @Parameter(title: "Text", resolvers: { StringFromIntResolver() }) var text10: String
  @Parameter(resolvers: { StringFromDoubleResolver() }) var text11: String
  @Parameter(
    title: "Text",
    optionsProvider: TrackNames(),
    resolvers: { StringFromIntResolver() }
  )
  var text12: String
  @Parameter(title: "Text", inputConnectionBehavior: .connectToPreviousIntentResult)
  var text13: String
  @Parameter(title: "Text", inputConnectionBehavior: .never) var text14: String
  @Parameter(title: "Texts") var text15: [String]
  @Parameter(title: "Text", requestValueDialog: IntentDialog("Which?")) var text16: String?
  @Parameter(title: "Texts", default: ["a"]) var text17: [String]
  @Parameter(
    title: "Text",
    inputOptions: .init(capitalizationType: .sentences),
    optionsProvider: TrackNames()
  )
  var text18: String

  // Numbers
  @Parameter var whole1: Int
  @Parameter(title: "Whole", default: 1) var whole2: Int
  @Parameter(title: "Whole", inclusiveRange: (1, 10)) var whole3: Int
  @Parameter(title: "Whole", default: 2, controlStyle: .field, inclusiveRange: (1, 10))
  var whole4: Int
  @Parameter(title: "Whole", controlStyle: .stepper, inclusiveRange: (lowerBound: 1, upperBound: 2))
  var whole5: Int?
  @Parameter(title: "Whole", optionsProvider: TrackNumbers()) var whole6: Int
  @Parameter(title: "Whole", resolvers: { IntFromStringResolver(radix: 16) }) var whole7: Int
  @Parameter(resolvers: { IntFromDoubleResolver(roundingRule: .up) }) var whole8: Int
  @Parameter(
    title: "Whole",
    inclusiveRange: (1, 10),
    resolvers: {
      SpelledDozens()
      IntFromStringResolver()
    }
  )
  var whole9: Int
  @Parameter(title: "Whole", optionsProvider: TrackNumbers(), resolvers: { IntResolver() })
  var whole10: Int
  @Parameter(title: "Wholes") var whole11: [Int]
  @Parameter var number1: Double
  @Parameter(title: "Number", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var number2: Double
  @Parameter(title: "Number", controlStyle: .stepper) var number3: Double?
  @Parameter(title: "Number", controlStyle: .field) var number4: Double
  @Parameter(title: "Number", resolvers: { DoubleFromStringResolver() }) var number5: Double
  @Parameter(resolvers: {
    DoubleFromIntResolver()
    DoubleResolver()
  }) var number6: Double
  @Parameter(title: "Link", default: SpelledLink()) var link1: SpelledLink
  @Parameter var link2: SpelledLink?
  @Parameter var truth1: Bool
  @Parameter(title: "Truth", default: true) var truth2: Bool
  @Parameter(title: "Truth", displayName: Bool.IntentDisplayName(true: "On", false: "Off"))
  var truth3: Bool
  @Parameter(title: "Truth", displayName: .init(true: "On", false: "Off")) var truth4: Bool?
  @Parameter(title: "Truth", resolvers: { BoolFromStringResolver() }) var truth5: Bool

  // Times
  @Parameter var date1: Date
  @Parameter(title: "Date", kind: .date) var date2: Date
  @Parameter(title: "Date", default: .now, kind: .time) var date3: Date
  @Parameter(title: "Date", kind: .dateTime, requestValueDialog: "When?") var date4: Date?
  @Parameter(title: "Dates") var date5: [Date]
  @Parameter var day1: DateComponents
  @Parameter(title: "Day", kind: .date) var day2: DateComponents
  @Parameter(title: "Day", default: DateComponents(hour: 8), kind: .time) var day3: DateComponents
  @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule?

  // Addresses and text
  @Parameter var address1: URL
  @Parameter(title: "Address", default: URL(string: "https://a.b")!) var address2: URL
  @Parameter(title: "Address", resolvers: { URLFromStringResolver() }) var address3: URL
  @Parameter(title: "Addresses") var address4: [URL]
  @Parameter(title: "Addresses", default: [URL(string: "https://a.example")]) var address5: [URL]
  @Parameter(default: [URL(string: "https://a.example"), nil]) var address6: [URL]?
  @Parameter(title: "Rich") var rich1: AttributedString
  @Parameter(title: "Rich", default: AttributedString("a")) var rich2: AttributedString
  @Parameter(title: "Rich", resolvers: { AttributedStringFromStringResolver() })
  var rich3: AttributedString

  // Enumerations
  @Parameter var mood1: Mood
  @Parameter(title: "Mood", default: .calm) var mood2: Mood
  @Parameter(title: "Mood", supportedValues: [.calm]) var mood3: Mood
  @Parameter(
    title: "Mood",
    default: .calm,
    requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?"
  )
  var mood4: Mood?
  @Parameter(title: "Moods") var mood5: [Mood]
  @Parameter(title: "Moods") var mood6: Set<Mood>

  // Entities
  @Parameter var track1: Track
  @Parameter(title: "Track", description: "A track") var track2: Track
  @Parameter(title: "Track", requestValueDialog: "Which?", requestDisambiguationDialog: "Which?")
  var track3: Track?
  @Parameter(title: "Track", query: TrackQuery()) var track4: Track
  @Parameter(query: TrackQuery()) var track5: Track
  @Parameter(title: "Track", optionsProvider: TrackQuery()) var track6: Track
  @Parameter(title: "Tracks") var track7: [Track]
  @Parameter(title: "Tracks", size: 3) var track8: [Track]
  @Parameter(title: "Tracks", size: IntentCollectionSize(min: 1, max: 3)) var track9: [Track]
  @Parameter(title: "Tracks", size: .init(exactly: 2)) var track10: [Track]
  @Parameter(title: "Tracks", size: [.systemSmall: 1, .systemLarge: 5]) var track11: [Track]
  @Parameter(title: "Tracks", query: TrackQuery(), size: 2) var track12: [Track]
  @Parameter(title: "Tracks", size: 3, inputConnectionBehavior: .never) var track14: [Track]?
  @Parameter(title: "Tracks", size: 3, query: TrackQuery()) var track15: [Track]
  @Parameter(title: "Tracks", description: "Some", size: [.systemSmall: 1], query: TrackQuery())
  var track16: [Track]
  @Parameter(title: "Tracks", size: [.systemSmall: 1], inputConnectionBehavior: .never)
  var track17: [Track]
  @Parameter(size: .init(min: 1, max: 2), inputConnectionBehavior: .never, query: TrackQuery())
  var track18: [Track]
  @Parameter(title: "Tracks", query: TrackQuery(), size: [.systemSmall: 1]) var track19: [Track]
  @Parameter(title: "Tracks", requestValueDialog: "Which?", size: [.systemSmall: 1])
  var track20: [Track]
  @Parameter(
    title: "Tracks",
    inputConnectionBehavior: .never,
    size: 2,
    optionsProvider: TrackQuery()
  )
  var track21: [Track]
  @Parameter(
    title: "Track",
    requestDisambiguationDialog: "Which?",
    inputConnectionBehavior: .default
  )
  var track13: Track

  // Apple's own types
  @Parameter var file1: IntentFile
  @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var file2: IntentFile
  @Parameter(title: "File", supportedContentTypes: [.image, .pdf]) var file3: IntentFile
  @Parameter(title: "Files", supportedContentTypes: [.image]) var file4: [IntentFile]
  @Parameter(title: "Document") var file5: SpelledDocument
  @Parameter(title: "Document", supportedContentTypes: [.pdf]) var file6: SpelledDocument
  @Parameter(
    title: "Documents",
    supportedContentTypes: [.item],
    size: 2,
    inputConnectionBehavior: .never
  )
  var file7: [SpelledDocument]
  @Parameter(
    title: "Documents",
    supportedContentTypes: [.item],
    size: [.systemSmall: 1],
    query: SpelledDocumentQuery()
  )
  var file8: [SpelledDocument]
  @Parameter(title: "Documents", size: 2, query: SpelledDocumentQuery())
  var file9: [SpelledDocument]
  @Parameter(
    title: "Documents",
    supportedContentTypes: [.item],
    query: SpelledDocumentQuery(),
    size: 2
  )
  var file10: [SpelledDocument]
  @Parameter var person1: IntentPerson
  @Parameter(title: "Person", mode: .email) var person2: IntentPerson
  @Parameter(title: "Person", mode: .emailOrPhone) var person3: IntentPerson?
  @Parameter(title: "People", mode: .phone, size: 3) var person4: [IntentPerson]
  @Parameter(title: "People", size: 3, inputConnectionBehavior: .never)
  var person5: [IntentPerson]
  @Parameter(title: "People", mode: .email, size: [.systemSmall: 1]) var person6: [IntentPerson]
  @Parameter var price1: IntentCurrencyAmount
  @Parameter(title: "Price", currencyCodes: ["EUR", "USD"]) var price2: IntentCurrencyAmount
  @Parameter(title: "Price", currencyCodes: ["EUR"], inclusiveRange: (1, 100))
  var price3: IntentCurrencyAmount
  @Parameter(title: "Method") var method: IntentPaymentMethod
  @Parameter var length1: Measurement<UnitLength>
  @Parameter(title: "Length", defaultValue: 1, defaultUnit: .kilometers)
  var length2: Measurement<UnitLength>
  @Parameter(
    title: "Length",
    defaultValue: 1,
    defaultUnit: .meters,
    defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false
  )
  var length3: Measurement<UnitLength>
  @Parameter(title: "Length", defaultValue: 2, unit: .meters, unitAdjustForLocale: true)
  var length4: Measurement<UnitLength>?
  @Parameter(title: "Time", unit: .minutes, supportsNegativeNumbers: false)
  var length5: Measurement<UnitDuration>
  @Parameter(title: "Heat", defaultUnit: .celsius) var length6: Measurement<UnitTemperature>
  @Parameter(title: "Mass", unit: IntentParameter<Measurement<UnitMass>>.Mass.grams)
  var length7: Measurement<UnitMass>
  @Parameter(title: "Identifier") var identifier: EntityIdentifier
  @Parameter(title: "Pair", default: SpelledPair(a: 1)) var pair: SpelledPair
  @Parameter var union: SpelledUnion
  @Parameter(title: "Unions", size: 2, inputConnectionBehavior: .never) var unions: [SpelledUnion]
  @Parameter(title: "Unions", size: [.systemSmall: 1]) var fewUnions: [SpelledUnion]

  func perform() async throws -> some IntentResult {
    let parameter: IntentParameter<Int> = $whole1
    let _: LocalizedStringResource = parameter.title
    let _: Int? = parameter.defaultValue
    let _: Bool = parameter.isOptional
    switch parameter.valueState {
    case .unset: break
    case .set(let number): _ = number + 1
    }
    return .result()
  }
}

/// A value of the app's own that is `Codable` is a parameter's type once it says so.
struct SpelledPair: Codable, _IntentValue {
  var a: Int

  @ResolverSpecificationBuilder<Self>
  static var defaultResolverSpecification: some ResolverSpecification {
    SpelledPairOfNumber()
    SpelledPairOfNumber(isFirst: false)
  }
}

struct SpelledPairOfNumber: Resolver {
  var isFirst = true
  func resolve(
    from input: Int,
    context: IntentParameterContext<SpelledPair>
  ) async throws -> SpelledPair? { SpelledPair(a: input) }
}

/// A value of the system's own.
struct SpelledLink: _SystemIntentValue {
  typealias Specification = EmptyResolverSpecification<Self>
  static let defaultResolverSpecification = EmptyResolverSpecification<SpelledLink>()
}

@UnionValue
enum SpelledUnion {
  case track(Track)
  case mood(Mood)
  #if os(Linux)
  case amount(Int)
  #else
  case amount(IntentCurrencyAmount)
  #endif
}

struct SpelledHold: AppIntent {
  static let title: LocalizedStringResource = "Hold"
  @Parameter(title: "Thing") var thing: Thing
  func perform() async throws -> some IntentResult { .result() }

  /// What is held.
  @UnionValue
  public enum Thing: Sendable {
    case amount(Int)
    case words(String)
  }
}

@UnionValue
private enum SpelledPrivateUnion {
  case track(Track)
  case amount(Int)
}

@UnionValue
private enum SpelledFileUnion {
  case mood(Mood)
  case words(text: String)
}

private struct SpelledPrivateHold: AppIntent {
  static let title: LocalizedStringResource = "Hold"
  @Parameter(title: "One") var one: SpelledPrivateUnion
  @Parameter(title: "Other") var other: SpelledFileUnion
  func perform() async throws -> some IntentResult { .result() }
}

struct SpelledDocument: FileEntity {
  static let supportedContentTypes: [UTType] = [.pdf, .plainText]
  static let defaultQuery = SpelledDocumentQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Document"
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Document" }
}

struct SpelledDocumentQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [SpelledDocument] {
    let first = try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/tmp/a.pdf"))
    return identifiers.map { SpelledDocument(id: $0) }
      + [SpelledDocument(id: first), SpelledDocument(id: .draft(identifier: "new"))]
  }
}

struct SpelledDozens: RangeCheckingResolver {
  func resolve(from input: String, context: Context) async throws -> Int? {
    guard input == "dozen" else { return nil }
    try checkParameterRangeContains(value: 12, context: context)
    if let range = context.inclusiveRange, range.upperBound < 12 { return nil }
    return 12
  }
  typealias Input = String
  typealias Output = Int
}

enum SpelledUnionByHand: _IntentValueRepresentable {
  case track(Track)
  case words(String)

  static var allIntentValueTypes: [any _IntentValue.Type] { [Track.self, String.self] }
  var asIntentValue: any _IntentValue {
    switch self {
    case .track(let track): track
    case .words(let words): words
    }
  }
}
