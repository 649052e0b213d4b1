import AppIntents
import FlowEngine

// Intents whose parameters make their values of values of other types, and intents that return such values.

/// Whole minutes of a length of time.
struct MinutesResolver: Resolver {
  func resolve(
    from input: Measurement<UnitDuration>,
    context: IntentParameterContext<Int>
  ) async throws -> Int? {
    Int(exactly: input.converted(to: .minutes).value.rounded())
  }
}

struct BrokenScale: LocalizedError {
  var errorDescription: String? { "The scale is broken." }
}

/// Cannot tell what no is, and throws for yes.
struct ThrowingResolver: Resolver {
  func resolve(from input: Bool, context: IntentParameterContext<Int>) async throws -> Int? {
    if input { throw BrokenScale() }
    return nil
  }
}

struct TakeMinutes: AppIntent {
  static let title: LocalizedStringResource = "Take Minutes"

  @Parameter(
    title: "Minutes",
    resolvers: {
      MinutesResolver()
      IntFromStringResolver(radix: 16)
      IntFromDoubleResolver(roundingRule: .up)
      ThrowingResolver()
    }
  )
  var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Took \(minutes).")
  }
}

/// Takes a number of a text, and any text.
struct TakeMinutesAndNote: AppIntent {
  static let title: LocalizedStringResource = "Take Minutes And Note"

  @Parameter(title: "Minutes", resolvers: { IntFromStringResolver(radix: 16) }) var minutes: Int
  @Parameter(title: "Note") var note: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(minutes), \(note).")
  }
}

/// Five at least, or what a resolver refuses.
struct TakeSomeMinutes: AppIntent {
  static let title: LocalizedStringResource = "Take Some Minutes"

  @Parameter(
    title: "Minutes",
    inclusiveRange: (5, 90),
    resolvers: { IntFromDoubleResolver(roundingRule: .up) }
  )
  var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Took \(minutes).")
  }
}

struct TakeManyMinutes: AppIntent {
  static let title: LocalizedStringResource = "Take Many Minutes"

  @Parameter(title: "Minutes", resolvers: { IntFromDoubleResolver(roundingRule: .up) })
  var minutes: [Int]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Took \(minutes.map(String.init).joined(separator: " and ")).")
  }
}

struct GiveNumber: AppIntent {
  static let title: LocalizedStringResource = "Give Number"

  @Parameter(title: "Number") var number: Double

  func perform() async throws -> some IntentResult & ReturnsValue<Double> { .result(value: number) }
}

struct GiveNumbers: AppIntent {
  static let title: LocalizedStringResource = "Give Numbers"

  func perform() async throws -> some IntentResult & ReturnsValue<[Double]> {
    .result(value: [1.5, 2.5])
  }
}

struct GiveText: AppIntent {
  static let title: LocalizedStringResource = "Give Text"

  @Parameter(title: "Text") var text: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: text) }
}

struct GiveLength: AppIntent {
  static let title: LocalizedStringResource = "Give Length"

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>> {
    .result(value: Measurement(value: 2, unit: .hours))
  }
}

struct GiveAnswer: AppIntent {
  static let title: LocalizedStringResource = "Give Answer"

  @Parameter(title: "Answer") var answer: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: answer) }
}

struct GiveWhole: AppIntent {
  static let title: LocalizedStringResource = "Give Whole"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 9) }
}

/// How dark, also told by a number.
enum Darkness: String, AppEnum {
  case light, dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Darkness"
  static let caseDisplayRepresentations: [Darkness: DisplayRepresentation] = [
    .light: "Light", .dark: "Dark",
  ]

  @ResolverSpecificationBuilder<Self>
  static var defaultResolverSpecification: some ResolverSpecification { DarknessOfNumber() }
}

struct DarknessOfNumber: Resolver {
  func resolve(from input: Int, context: IntentParameterContext<Darkness>) async throws -> Darkness?
  { input < 5 ? .light : .dark }
}

/// The other way round.
struct DarknessOfLightness: Resolver {
  func resolve(from input: Int, context: IntentParameterContext<Darkness>) async throws -> Darkness?
  { input < 5 ? .dark : .light }
}

struct TakeDarkness: AppIntent {
  static let title: LocalizedStringResource = "Take Darkness"

  @Parameter(title: "Darkness") var darkness: Darkness
  @Parameter(title: "Others") var others: [Darkness]
  @Parameter(title: "Lightness", resolvers: { DarknessOfLightness() }) var lightness: Darkness?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let all = [darkness] + others + [lightness].compactMap(\.self)
    return .result(dialog: "Took \(all.map(\.rawValue).joined(separator: ", ")).")
  }
}
