import AppIntents
import IntentEffects
import SwiftUI

/// "half a pound" in grams; asks about what is vague.
struct PoundResolver: Resolver {
  func resolve(
    from input: String,
    context: IntentParameterContext<Int>
  ) async throws -> Int? {
    try await Effect.run("PoundResolver.resolve") {}
    switch input.lowercased() {
    case "half a pound": return 227
    case "a pound": return 454
    case "some":
      return try await context.requestDisambiguation(
        among: [100, 200],
        dialog: "How much is some?"
      )
    case "a bag":
      return try await context.requestConfirmation(for: 1000, dialog: "A whole bag?") {
        Text("1 bag is 1 kg")
      } ? 1000 : 0
    case "a sack":
      guard try await context.requestConfirmation(for: 25_000, dialog: "A whole sack?") else {
        throw context.needsValueError("How much, then?")
      }
      return 25_000
    default: return nil
    }
  }
}

struct WeighFlour: AppIntent {
  static let title: LocalizedStringResource = "Weigh Flour"

  @Parameter(
    title: "Grams",
    requestValueDialog: "How much flour?",
    resolvers: { PoundResolver() }
  )
  var grams: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(grams) g of flour.")
  }
}

/// How hot an oven is, also told in degrees: every parameter of the type takes them.
enum Heat: String, AppEnum {
  case gentle, hot

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Heat"
  static let caseDisplayRepresentations: [Heat: DisplayRepresentation] = [
    .gentle: "Gentle", .hot: "Hot",
  ]

  @ResolverSpecificationBuilder<Self>
  static var defaultResolverSpecification: some ResolverSpecification { DegreesResolver() }
}

struct DegreesResolver: Resolver {
  func resolve(from input: Int, context: IntentParameterContext<Heat>) async throws -> Heat? {
    input < 100 ? nil : input < 200 ? .gentle : .hot
  }
}

struct BakeBread: AppIntent {
  static let title: LocalizedStringResource = "Bake Bread"

  @Parameter(title: "Heats", requestValueDialog: "How hot, in turn?") var heats: [Heat]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Baked, \(heats.map(\.rawValue).joined(separator: ", then ")).")
  }
}

/// Some of what can be counted.
struct LineUpCakes: AppIntent {
  static let title: LocalizedStringResource = "Line Up Cakes"

  @Parameter(title: "Cakes", size: .init(min: 2, max: 3)) var cakes: [Cake]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "In line: \(cakes.map(\.name).joined(separator: " and ")).")
  }
}

/// Every source of a value once, in this order.
struct PackCake: AppIntent {
  static let title: LocalizedStringResource = "Pack Cake"

  @Parameter(
    title: "Cake",
    requestValueDialog: "Which cake?",
    requestDisambiguationDialog: "Which of those?"
  )
  var cake: Cake
  @Parameter(title: "Pieces", default: 4) var pieces: Int
  @Parameter(title: "Icing") var icing: Icing
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("PackCake.perform") {}
    let note = note ?? "no note"
    return .result(dialog: "\(pieces) of \(cake.name), icing \(icing.rawValue), \(note).")
  }
}

/// The shelf of a cake: which ones there are depends on the cake.
struct ShelfProvider: DynamicOptionsProvider {
  @IntentParameterDependency<StoreCake>(\.$cake) var store

  func results() async throws -> [String] {
    guard let store else { return ["any shelf"] }
    return ["left of \(store.cake.name)", "right of \(store.cake.name)"]
  }
}

struct StoreCake: AppIntent {
  static let title: LocalizedStringResource = "Store Cake"

  @Parameter(title: "Cake", requestValueDialog: "Which cake?") var cake: Cake
  @Parameter(
    title: "Shelf",
    requestValueDialog: "Which shelf?",
    optionsProvider: ShelfProvider()
  )
  var shelf: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Stored \(shelf).")
  }
}

/// Needs the one before it to have a shelf.
struct FindCake: AppIntent {
  static let title: LocalizedStringResource = "Find Cake"

  @Parameter(
    title: "Shelf",
    requestValueDialog: "Which shelf?",
    optionsProvider: ShelfProvider()
  )
  var shelf: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Looked at \(shelf).")
  }
}

struct CountTill: AppIntent {
  static let title: LocalizedStringResource = "Count Till"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("CountTill.perform") {}
    return .result(dialog: "300 in the till.")
  }
}

/// Its snippet's button carries an entity.
struct ServeCake: AppIntent {
  static let title: LocalizedStringResource = "Serve Cake"

  @Parameter(title: "Cake", requestValueDialog: "Which cake?") var cake: Cake

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: ServedSnippet(cake: cake))
  }
}

struct ServedSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Served"

  @Parameter(title: "Cake") var cake: Cake

  init() {}

  init(cake: Cake) { self.cake = cake }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Button("Praise", intent: PraiseCake(cake: cake)))
  }
}

struct PraiseCake: AppIntent {
  static let title: LocalizedStringResource = "Praise Cake"

  @Parameter(title: "Cake", requestValueDialog: "Which cake?") var cake: Cake

  init() {}

  init(cake: Cake) { self.cake = cake }

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Cake> {
    .result(value: cake, dialog: "\(cake.name) is good.")
  }
}

/// Hidden from people, and so from phrases.
struct SecretRecipe: AppIntent {
  static let title: LocalizedStringResource = "Secret Recipe"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Butter.") }
}

/// Metadata of every spelling, and phrases with the app's name in each.
struct BakeryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PackCake(),
      phrases: ["Pack in \(.applicationName)", "Pack \(\.$cake) in \(.applicationName)"],
      shortTitle: "Pack",
      systemImageName: "shippingbox"
    )
    AppShortcut(
      intent: SecretRecipe(),
      phrases: ["Tell the secret of \(.applicationName)"],
      shortTitle: "Secret",
      systemImageName: "lock"
    )
    AppShortcut(
      intent: RingBell(),
      phrases: ["Ring the bell of \(.applicationName)"],
      shortTitle: "Ring",
      systemImageName: "bell"
    )
    AppShortcut(
      intent: RingBigBell(),
      phrases: ["Ring the big bell of \(.applicationName)"],
      shortTitle: "Ring Big",
      systemImageName: "bell"
    )
    AppShortcut(
      intent: DecorateCake(),
      phrases: ["Decorate \(\.$cake) in \(.applicationName)"],
      shortTitle: "Decorate Cake",
      systemImageName: "birthday.cake"
    )
    AppShortcut(
      intent: DecorateTable(),
      phrases: ["Decorate the \(\.$feast) in \(.applicationName)"],
      shortTitle: "Decorate Table",
      systemImageName: "table.furniture"
    )
  }
}
