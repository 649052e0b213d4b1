import AppIntents
import CoreLocation
import UniformTypeIdentifiers

/// Each block of `@Parameter(...)` in its forms: with options, with resolvers, with both.
struct SpelledForms: AppIntent {
  static let title: LocalizedStringResource = "Forms"

  // With options
  @Parameter(title: "A", optionsProvider: Offer<AttributedString>()) var rich: AttributedString
  @Parameter(optionsProvider: Offer<IntentFile>()) var file: IntentFile?
  @Parameter(title: "A", supportedContentTypes: [.pdf], optionsProvider: Offer<IntentFile>())
  var pdf: IntentFile
  @Parameter(title: "A", optionsProvider: Offer<IntentPaymentMethod>())
  var method: IntentPaymentMethod
  @Parameter(title: "A", optionsProvider: Offer<Calendar.RecurrenceRule>())
  var rule: Calendar.RecurrenceRule
  @Parameter(optionsProvider: Offer<EntityIdentifier>()) var identifier: EntityIdentifier
  @Parameter(title: "A", optionsProvider: Offer<StringSearchCriteria>())
  var criteria: StringSearchCriteria
  @Parameter(title: "A", optionsProvider: Offer<IntentWidgetFamily>())
  var family: IntentWidgetFamily?
  @Parameter(title: "A", optionsProvider: Offer<Measurement<UnitMass>>())
  var mass: Measurement<UnitMass>
  @Parameter(unit: .meters, optionsProvider: Offer<Measurement<UnitLength>>())
  var length: Measurement<UnitLength>?
  @Parameter(title: "A", defaultUnit: .hours, optionsProvider: Offer<Measurement<UnitDuration>>())
  var time: Measurement<UnitDuration>
  @Parameter(title: "A", default: SpelledPair(a: 1), optionsProvider: Offer<SpelledPair>())
  var pair: SpelledPair

  // With resolvers
  @Parameter(title: "A", mode: .email, resolvers: { Tell<IntentPerson>() })
  var person: IntentPerson
  @Parameter(currencyCodes: ["EUR"], resolvers: { Tell<IntentCurrencyAmount>() })
  var price: IntentCurrencyAmount?
  @Parameter(title: "A", displayStyle: .city, resolvers: { Tell<CLPlacemark>() })
  var place: CLPlacemark
  @Parameter(title: "A", unit: .meters, resolvers: { Tell<Measurement<UnitLength>>() })
  var way: Measurement<UnitLength>
  @Parameter(resolvers: { Tell<Measurement<UnitMass>>() }) var weight: Measurement<UnitMass>
  @Parameter(title: "A", supportedContentTypes: [.pdf], resolvers: { Tell<IntentFile>() })
  var paper: IntentFile
  @Parameter(
    title: "A",
    supportedContentTypes: [.pdf],
    resolvers: { Tell<SpelledDocument>() }
  )
  var document: SpelledDocument

  // With both
  @Parameter(
    mode: .phone,
    optionsProvider: Offer<IntentPerson>(),
    resolvers: { Tell<IntentPerson>() }
  )
  var caller: IntentPerson
  @Parameter(
    title: "A",
    currencyCodes: ["EUR"],
    optionsProvider: Offer<IntentCurrencyAmount>(),
    resolvers: { Tell<IntentCurrencyAmount>() }
  )
  var fee: IntentCurrencyAmount
  @Parameter(
    title: "A",
    displayStyle: .address,
    optionsProvider: Offer<CLPlacemark>(),
    resolvers: { Tell<CLPlacemark>() }
  )
  var spot: CLPlacemark?
  @Parameter(
    title: "A",
    unit: .grams,
    optionsProvider: Offer<Measurement<UnitMass>>(),
    resolvers: { Tell<Measurement<UnitMass>>() }
  )
  var load: Measurement<UnitMass>
  @Parameter(
    title: "A",
    optionsProvider: Offer<IntentPaymentMethod>(),
    resolvers: { Tell<IntentPaymentMethod>() }
  )
  var card: IntentPaymentMethod

  func perform() async throws -> some IntentResult { .result() }

  struct Offer<Value: _IntentValue>: DynamicOptionsProvider {
    func results() async throws -> [Value] { [] }
  }

  struct Tell<Value: _IntentValue>: Resolver {
    func resolve(
      from input: String,
      context: IntentParameterContext<Value>
    ) async throws -> Value? { nil }
  }
}

/// Names of the stand-ins beside the intents.
@MainActor
func spelledStandIns() {
  let activity = NSUserActivity(activityType: "read")
  activity.suggestedInvocationPhrase = "Read on"
  UserDefaults.standard.setValue(3, forKey: "pages")
  let _: [UTType] = [.epub, .bmp, .propertyList]
  let _: [UTType] = UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .image)
  let _: Bundle = #bundle
  let _ = String(localized: "Tea", bundle: #bundle)
}
