import AppIntents
import FlowEngine
import Testing

/// Called by others' code.
private struct PickTone: AppIntent {
  static let title: LocalizedStringResource = "Pick Tone"
  static let isDiscoverable = false
  @Parameter(title: "Tone") var tone: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: tone)
  }
}

private struct NeedTone: AppIntent {
  static let title: LocalizedStringResource = "Need Tone"
  static let isDiscoverable = false
  @Parameter(title: "Tone") var tone: String?
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard let tone else { throw $tone.needsValueError("Which tone?") }
    return .result(value: tone)
  }
}

private struct AskTone: AppIntent {
  static let title: LocalizedStringResource = "Ask Tone"
  static let isDiscoverable = false
  @Parameter(title: "Tone") var tone: String?
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let tone = try await $tone.requestValue("Which tone?")
    try await requestConfirmation(dialog: "Sing \(tone)?")
    return .result(value: tone)
  }
}

private enum Way: CaseIterable {
  case calling, needing, asking, catching
}

private struct Sing: AppIntent {
  static let title: LocalizedStringResource = "Sing"
  static let isDiscoverable = false
  let way: Way
  init() { way = .calling }
  init(_ way: Way) { self.way = way }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    var tone: String?
    switch way {
    case .calling: tone = try await PickTone()()
    case .needing: tone = try await NeedTone().perform().value
    case .asking: tone = try await AskTone().perform().value
    case .catching:
      do { tone = try await NeedTone().perform().value } catch { tone = "\(error)" }
    }
    return .result(dialog: "La: \(tone ?? "")")
  }
}

/// Intents that an intent's own code calls: the system runs the outer one alone, so that only what the inner one asks
/// itself is asked.
struct NestedCallTests {
  private let otherWay =
    "Set it before the call, or return the intent as .result(opensIntent:), for which a person is asked."

  @Test func `an intent called without a value says what to do there`() async {
    #expect(
      await transcript([.run(Sing(.calling))])
        == "! run\nSing: 'PickTone' was called without a value for 'tone'. \(otherWay)"
    )
  }

  @Test func `a value that the called one needs is not asked for, since it could not begin again`()
    async
  {
    #expect(
      await transcript([.run(Sing(.needing)), .line("A")]).hasPrefix(
        "! run\nSing: An intent that its perform() calls has no value for 'Tone'. \(otherWay)\n"
      )
    )
    let caught = await transcript([.run(Sing(.catching))])
    #expect(
      caught.hasSuffix("set it first, or \(otherWay.dropFirst(27).dropLast()).)"),
      "\(caught)"
    )
  }

  @Test func `what the called one asks itself is asked`() async {
    #expect(
      await transcript([.run(Sing(.asking)), .line("A"), .confirm]) == """
        ! run
        Which tone?
        (any text; /cancel to stop)
        > A
        Sing A?
        [yes] Continue  [no] Cancel
        ! confirm
        La: A
        """
    )
  }
}
