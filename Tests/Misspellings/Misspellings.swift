// swift-format-ignore-file
import AppIntents
import SwiftUI
import WidgetKit

// What must not compile, here as with Apple's frameworks. Each line that is refused ends in what the compiler says of
// it; Tools/misspellings compares. Nothing builds this file.

struct Poem: AppEntity {
  static let defaultQuery = PoemQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Poem"
  var displayRepresentation: DisplayRepresentation { "Poem" }
  let id: Int
  @Property(title: "Lines") var lines: Int
  let plain: Int
}
struct PoemQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Poem] { [] }
}
struct Recite: AppIntent {
  static let title: LocalizedStringResource = "Recite"
  @Parameter(title: "Poem") var poem: Poem
  @Parameter(title: "Loud") var loud: Bool
  func perform() async throws -> some IntentResult { .result() }
}
struct Whisper: AppIntent {
  static let title: LocalizedStringResource = "Whisper"
  @Parameter(title: "Softness") var softness: Int
  func perform() async throws -> some IntentResult { .result() }
}

// Parameters
struct WrongParameters: AppIntent {
  static let title: LocalizedStringResource = "Wrong"
  @Parameter(title: "A") var a: Float  // error: conform to '_IntentValue'
  @Parameter(title: "B") var b: Decimal  // error: conform to '_IntentValue'
  @Parameter(title: "C") var c: Data  // error: conform to '_IntentValue'
  @Parameter(title: "D", inclusiveRange: 1...10) var d: Int  // error: ClosedRange
  @Parameter(title: "E", supportedValues: [1]) var e: Int  // error: supportedValues
  @Parameter(title: "F", displayName: "On") var f: Bool  // error: IntentDisplayName
  @Parameter(title: "O", optionsProvider: PoemQuery()) var o: Bool  // error: no exact matches
  @Parameter(title: "G", mode: .carrier) var g: IntentPerson  // error: carrier
  @Parameter(title: "H", kind: .week) var h: Date  // error: week
  @Parameter(title: "I", query: Poem.self) var i: Poem  // error: EntityQuery
  func perform() async throws -> some IntentResult { .result() }
}

// Intents
struct WithoutTitle: AppIntent {  // error: does not conform to protocol 'AppIntent'
  func perform() async throws -> some IntentResult { .result() }
}
struct WithoutTarget: OpenIntent {  // error: does not conform to protocol 'OpenIntent'
  static let title: LocalizedStringResource = "Open"
}
struct WithoutValue: SetValueIntent {  // error: does not conform to protocol 'SetValueIntent'
  static let title: LocalizedStringResource = "Set"
  func perform() async throws -> some IntentResult { .result() }
}
struct WithoutView: SnippetIntent {  // error: ShowsSnippetView
  static let title: LocalizedStringResource = "Snippet"
  func perform() async throws -> some IntentResult { .result() }
}

// Results
struct WrongResults {
  func a() -> some IntentResult { .result(dialog: "A", value: 1) }  // error: 'value' must precede argument 'dialog'
  func b() -> some IntentResult & ReturnsValue<String> { .result(value: 1) }  // error: String
  func c() -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: Recite()) }  // error: SnippetIntent
  func d() -> some IntentResult & ShowsSnippetView { .result(view: "text") }  // error: View
  func e() -> some IntentResult & ProvidesDialog { .result() }  // error: no exact matches
  func f(_ yes: Bool) -> some IntentResult {  // error: underlying types
    if yes { return .result(value: 1) }
    return .result(dialog: "F")
  }
  func g() -> some IntentResult & ProvidesDialog { .result(dialog: 7) }  // error: IntentDialog
}

// Requests
extension Recite {
  func wrong() async throws {
    try await requestConfirmation(actionName: .purchase, dialog: "A")  // error: purchase
    try await requestConfirmation(dialog: "B", actionName: .buy)  // error: must precede
    let _: Poem = try await $poem.requestConfirmation(for: poem)  // error: Bool
    _ = try await requestChoice(between: ["A"])  // error: IntentChoiceOption
    _ = IntentChoiceOption(title: "A", style: .primary)  // error: primary
    _ = try await $poem.requestDisambiguation(among: ["A"])  // error: Poem
    throw AppIntentError.Unrecoverable.tooLate  // error: tooLate
  }
}

// Entities and enumerations
struct WithoutQuery: AppEntity {  // error: does not conform to protocol 'AppEntity'
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "A"
  var displayRepresentation: DisplayRepresentation { "A" }
  let id: Int
}
enum WithoutWords: String, AppEnum {  // error: does not conform to protocol
  case a
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "A"
}
struct WithDependency: TransientAppEntity {  // error: does not conform to protocol 'TransientAppEntity'
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "A"
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "A", image: Image(systemName: "a"))  // error: DisplayRepresentation.Image
  }
  @Dependency var recorder: Recorder  // error: unknown attribute 'Dependency'
}
final class Recorder: Sendable {}

// Summaries and shortcuts
extension Recite {
  @ParameterSummaryBuilder<Self> static var a: some ParameterSummary { Summary("\(\.poem)") }  // error: IntentParameter
  @ParameterSummaryBuilder<Self> static var b: some ParameterSummary {
    When(\.$loud, .equalTo, 3) {  // error: Bool
      Summary("A")
    } otherwise: {
      Summary("B")
    }
  }
  @ParameterSummaryBuilder<Self> static var c: some ParameterSummary {
    When(\.$loud, .equalTo, true) { Summary("A") }  // error: generic parameter 'Then' could not be inferred
  }
}
struct WrongShortcuts: AppShortcutsProvider {
  static let name = "name"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Recite(),
      phrases: ["\(name) in \(.applicationName)"],  // error: AppShortcutPhraseToken
      shortTitle: "A",
      systemImageName: "a"
    )
  }
}
struct WrongPhrase: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Recite(),
      phrases: ["\(\.$softness) in \(.applicationName)"],  // error: AppShortcutPhraseToken
      shortTitle: "A",
      systemImageName: "a"
    )
  }
}
struct ConditionalShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    if Bool.random() {  // error: only 'if #available' is allowed
      AppShortcut(
        intent: Recite(),
        phrases: ["\(.applicationName)"],
        shortTitle: "A",
        systemImageName: "a"
      )
    }
  }
}
struct WrongSorting: EntityPropertyQuery {
  typealias ComparatorMappingType = Int
  static let properties = QueryProperties {}
  static let sortingOptions = SortingOptions { SortableBy(\Poem.plain) }  // error: no exact matches in call to initializer
  func entities(for identifiers: [Int]) async throws -> [Poem] { [] }
  func entities(
    matching: [Int],
    mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Poem>],
    limit: Int?
  ) async throws -> [Poem] { [] }
}

// Views
struct WrongControls: View {
  @State var isOn = true
  var body: some View {
    VStack {
      Button("A", intent: Recite(), role: .cancel)  // error: must precede
    }
  }
  var other: some View {
    VStack {
      Toggle("A", isOn: $isOn, intent: Recite())  // error: Binding<Bool>
    }
  }
  var third: some View {
    VStack {
      Button("A", intent: Text("B"))  // error: AppIntent
    }
  }
}
struct WrongControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "A") {
      ControlWidgetToggle("A", isOn: true, action: Recite()) { _ in Text("B") }  // error: SetValueIntent
    }
  }
}

// Schemas: a domain that there is none of
@AppIntent(schema: .nope.nope)  // error: has no member 'nope'
struct WrongIntentSchema {}
@AppEntity(schema: .nope.thing)  // error: has no member 'nope'
struct WrongEntitySchema {}
@AppEnum(schema: .nope)  // error: has no member 'nope'
enum WrongEnumSchema: String { case a }

// A case whose type is none of parameters is refused where it stands
struct Plain: Sendable {}
@UnionValue
enum WrongUnion {
  case number(Int)
  case plain(Plain)  // error: type 'Plain' does not conform to expected type '_IntentValue'
  #if os(Linux)
  case act(() -> Void)  // error: type '() -> Void' does not conform to expected type '_IntentValue'
  #endif
}
@UnionValue
enum EmptyUnionCase {
  case number(Int)
  #if os(Linux)
  case nothing  // error: each case of a '@UnionValue' has exactly one value
  #endif
}

// A property whose type is none of parameters is refused where it stands
struct Peak: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peak"
  var displayRepresentation: DisplayRepresentation { "Peak" }
  @ComputedProperty var name: String { "Peak" }
  @ComputedProperty(title: "Height")
  /// In metres.
  var height: Float { 1 }  // error: type 'Float' does not conform to protocol '_IntentValue'
  @DeferredProperty var map: Data {  // error: type 'Data' does not conform to protocol '_IntentValue'
    get async throws { Data() }
  }
  @DeferredProperty var plain: Plain  // error: type 'Plain' does not conform to protocol '_IntentValue'
}

// A property without a getter is refused where it stands, not where its attribute does
struct Couplet {
  @ComputedProperty
  /// In feet.
  var length: Int  // error: '@ComputedProperty' computes its value. Write: var length: Int { ... }
}

// A property or parameter that is given its value where it is declared
struct Ode: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ode"
  var displayRepresentation: DisplayRepresentation { "Ode" }
  @Property var lines = 12  // error: a '@Property' gets its value in the entity's 'init'
  @Property(title: "Old") var isOld: Bool = false  // error: a '@Property' gets its value in the entity's 'init'
  @Property(indexingKey: \.title) var name: String? = nil  // error: a '@Property' gets its value in the entity's 'init'
}
struct Declaim: AppIntent {
  static let title: LocalizedStringResource = "Declaim"
  @Parameter var times = 2  // error: a default stands in parentheses: '@Parameter(default: ...)'
  @Parameter(title: "Loud") var isLoud: Bool = false  // error: a default stands in parentheses: '@Parameter(default: ...)'
  func perform() async throws -> some IntentResult { .result() }
}
