import FlowEngine
import FlowFormat
import Foundation
import Testing

@testable import FlowScripts

@Suite struct FlowCoverageTests {
  private func coverage(_ text: String) async throws -> FlowCoverage {
    let file = try FlowFile.parse("@app Bakery\n" + text, path: "Flows/a.flow")
    let app = HostedApp.bakery()
    var run = FlowRun(
      app: { _ in app },
      files: [file],
      snapshots: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    )
    run.covers = true
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    return FlowCoverage(
      of: await run.run(),
      apps: [app],
      sources: SourceIndex(folder: folder.path)
    )
  }

  private func entry(
    _ coverage: FlowCoverage,
    _ kind: FlowPoint.Kind,
    _ intent: String,
    _ name: String = "",
    _ outcome: String = ""
  ) throws -> FlowCoverage.Entry {
    let point = FlowPoint(kind, intent: intent, name: name, outcome: outcome)
    return try #require(coverage.entries.first { $0.point == point })
  }

  private let order = """
    == buys
    > buy bread
    ...
    > rye
    ...
    > 2
    ...
    ! tap More
    ...
    ! tap Pay
    ...
    ! decline
    ...
    ! tap Pay
    ...
    ! confirm
    ...
    == fails
    > recall bread
    ...
    > B-1
      nothing of the kind
    == sleeps
    @budget perform 10s
    > rest
    ...
    ! wait 11s
    ...

    """

  @Test func `what a passing case reaches is told with its line`() async throws {
    let coverage = try await coverage(order)
    let place = FlowCoverage.Place(path: "Flows/a.flow", line: 3, title: "buys")
    #expect(try entry(coverage, .intent, "BuyBread").passing == [place])
    #expect(try entry(coverage, .parameter, "BuyBread", "loaf").passing.map(\.line) == [5])
    #expect(try entry(coverage, .branch, "BuyBread", "loaf", "Rye").passing.map(\.line) == [5])
    #expect(try entry(coverage, .branch, "BuyBread", "loaf", "White").isReached == false)
    #expect(try entry(coverage, .button, "AddBread", "More").passing.map(\.line) == [9])
    #expect(try entry(coverage, .button, "SliceBread", "Sliced").isReached == false)
    #expect(try entry(coverage, .intent, "BreadSnippet").isReached)
    #expect(try entry(coverage, .budget, "RestDough", "perform").isReached)
    #expect(try entry(coverage, .budget, "BuyBread", "perform").isReached == false)
  }

  @Test func `the answers to a confirmation are three`() async throws {
    let coverage = try await coverage(order)
    let answers = coverage.entries.filter { $0.point.kind == .confirmation }
    #expect(answers.map(\.point.outcome) == ["accepted", "cancelled", "declined"])
    #expect(answers.map(\.isReached) == [true, false, true])
    #expect(answers.map(\.point.intent) == ["PayBread", "PayBread", "PayBread"])
  }

  private func answers(_ coverage: FlowCoverage) -> [String] {
    coverage.entries.filter { $0.point.kind == .confirmation && !$0.passing.isEmpty }
      .map { "\($0.point.intent) \($0.point.words)" }
  }

  @Test func `an answer counts for the intent that asks, whatever was tapped before`() async throws
  {
    let coverage = try await coverage(
      "== orders\n> order cake\n...\n! tap More\n...\n! confirm\n...\n! decline\n...\n"
    )
    #expect(answers(coverage) == ["OrderCake 'Order' accepted", "OrderCake 'Pay' declined"])
    #expect(
      coverage.entries.filter { $0.point.kind == .confirmation }
        .allSatisfy { $0.point.intent == "OrderCake" }
    )
    #expect(try entry(coverage, .button, "AddBread", "More").isReached)
  }

  @Test func `what is cancelled once it was confirmed cancels no confirmation`() async throws {
    let coverage = try await coverage(
      "== orders\n> order cake\n...\n! confirm\n...\n! confirm\n...\n! cancel\n...\n"
    )
    #expect(answers(coverage) == ["OrderCake 'Order' accepted", "OrderCake 'Pay' accepted"])
  }

  @Test func `what only a failing case reaches is told apart`() async throws {
    let coverage = try await coverage(order)
    let recall = try entry(coverage, .intent, "RecallBread")
    #expect(recall.passing.isEmpty && recall.failing.map(\.title) == ["fails"])
    #expect(coverage.text.contains("\n! RecallBread  Flows/a.flow:20\n"))
    #expect(coverage.text.contains("intents reached (1 more by failing cases only)"))
  }

  @Test func `budgets are listed, those that fired and those that did not`() async throws {
    let rows = try await coverage(order).text.split(separator: "\n")
    #expect(rows.contains("+   budget of perform  Flows/a.flow:28"))
    let counts = try #require(rows.last { $0.hasSuffix("budgets fired") })
    let listed = rows.count { $0.dropFirst().hasPrefix("   budget of ") }
    #expect(counts == "1 of \(listed) budgets fired")
    #expect(rows.contains("-   budget of options"))
    #expect(!rows.contains { $0.hasSuffix(" of") })
  }

  @Test func `one of a kind is called so`() async throws {
    let text = try await coverage("== sleeps\n> rest\n! wait 20s\n...\n").text
    #expect(text.hasSuffix("\n0 of 1 budget fired"))
  }

  @Test func `what nothing reaches is told with its declaration`() async throws {
    let hold = try entry(try await coverage(order), .intent, "HoldDough")
    #expect(!hold.isReached)
    #expect(hold.declaration?.contains("Fixtures/Bakery.swift:") == true)
  }

  @Test(arguments: [
    ("> Red and Blue\n...\n", ["Red", "Blue"]),
    ("> 1, 2\n...\n", ["Red", "Green"]),
    ("! tap Green\n...\n! tap Blue\n...\n! done\n...\n", ["Green", "Blue"]),
  ])
  func `options of a list are reached one by one`(_ steps: String, _ taken: [String]) async throws {
    let coverage = try await coverage("== wraps\n> wrap parcel\n...\n" + steps)
    let options = coverage.entries.filter { $0.point.kind == .branch }
    #expect(options.map(\.point.outcome) == ["Blue", "Green", "Red"])
    #expect(options.filter(\.isReached).map(\.point.outcome) == taken.sorted())
    #expect(options.allSatisfy { $0.point.intent == "WrapParcel" && $0.point.name == "papers" })
  }

  @Test func `an intent is the same in every language`() async throws {
    let coverage = try await coverage("== weighs\n@locale de_DE\n> weigh parcel\n...\n")
    #expect(try entry(coverage, .intent, "WeighParcel").isReached)
    #expect(try entry(coverage, .budget, "WeighParcel", "perform").isReached == false)
    #expect(!coverage.entries.contains { $0.point.intent.contains("Paket") })
  }

  @Test func `intents of one title are told apart`() async throws {
    let coverage = try await coverage("== stows\n> stow letter\n...\n> L-1\n...\n")
    #expect(try entry(coverage, .intent, "StowLetter").isReached)
    #expect(try entry(coverage, .parameter, "StowLetter", "letter").isReached)
    #expect(try entry(coverage, .intent, "StowBox").isReached == false)
    #expect(!coverage.entries.contains { $0.point.intent == "StowBox" && $0.point.kind == .budget })
  }

  @Test func `buttons of one label are told apart`() async throws {
    let first = try await coverage("== stows\n> show parcels\n...\n! tap Stow\n...\n")
    #expect(try entry(first, .button, "StowBox", "Stow").isReached)
    #expect(try entry(first, .button, "StowLetter", "Stow").isReached == false)
    let second = try await coverage("== stows\n> show parcels\n...\n! tap Stow #2\n...\n")
    #expect(try entry(second, .button, "StowBox", "Stow").isReached == false)
    #expect(try entry(second, .button, "StowLetter", "Stow").isReached)
  }

  @Test func `a private button is not called by its label`() async throws {
    let coverage = try await coverage("== weighs\n> show parcels\n...\n! tap 3\n...\n")
    #expect(try entry(coverage, .button, "WeighParcel", "•••").isReached)
    #expect(coverage.entries.count { $0.point.kind == .button } == 3)
  }

  @Test func `the same is to be had as JSON`() async throws {
    let text = try await coverage(order).json
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    let counts = try #require(object["counts"] as? [String: [String: Int]])
    #expect(counts["confirmation"] == ["all": 3, "reached": 2, "failing": 0])
    #expect((object["points"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test func `a run that notes nothing reaches nothing`() {
    let coverage = FlowCoverage(of: FlowRunReport(), apps: [])
    #expect(coverage.entries.isEmpty)
    #expect(coverage.percent == 100)
  }
}
