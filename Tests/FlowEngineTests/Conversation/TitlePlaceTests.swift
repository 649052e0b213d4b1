import AppIntents
import FlowEngine
import IntentModel
import SnippetFoundation
import Testing

/// How often a title was asked for where no call of the app's code runs, which nothing could abandon.
private let outside = Lock(0)

private struct Crock: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crock"
  static let defaultQuery = CrockQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation {
    if CurrentHost.host == nil { outside.withLock { $0 += 1 } }
    return "Crock \(id)"
  }
}

private struct CrockQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Crock] { identifiers.map(Crock.init) }
  func entities(matching string: String) async throws -> [Crock] { [Crock(id: string)] }
}

private struct CrockOfTheDay: DynamicOptionsProvider {
  func results() async throws -> [Crock] { [] }
  func defaultResult() async -> Crock? { Crock(id: "today") }
}

private struct OpenCrocks: AppIntent {
  static let title: LocalizedStringResource = "Open Crocks"
  static let isDiscoverable = false
  @Parameter(title: "First") var first: Crock
  @Parameter(title: "Others") var others: [Crock]
  @Parameter(title: "Last", optionsProvider: CrockOfTheDay()) var last: Crock
  @Parameter(title: "More") var more: Crock?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let more = try await $more.requestValue("One more?")
    return .result(
      dialog: "\(([first] + others + [last, more]).map(\.id).joined(separator: ", "))."
    )
  }
}

@Suite(.serialized)
struct TitlePlaceTests {
  @Test func `what a value is called is asked inside the budget of the call that brings it`() async
  {
    outside.withLock { $0 = 0 }
    let text = await transcript([
      .run(OpenCrocks()), .line("a"), .line("b"), .line("c"), .line("back"), .line("done"),
      .line("e"), .line("/review"),
    ])
    #expect(text.contains("Crock b, Crock c. Another, or done?"), "\(text)")
    #expect(text.contains("a, b, today, e."), "\(text)")
    #expect(outside.withLock { $0 } == 0)
  }
}
