import Snapshots
import SnippetFoundation
import Testing

@testable import FlowScripts

/// What the process of a case says of it is what its run reads.
@Suite struct FlowResultCodableTests {
  private static let diff = Diff(expected: "a", actual: "b")

  private static let reasons: [FlowFailure.Reason] =
    [
      .output(diff),
      .check(usage: "! time", expected: "1 s", actual: "2 s", rewritten: nil),
      .check(usage: "! time", expected: "1 s", actual: "2 s", rewritten: "2 s", hints: ["a", ""]),
      .unreadable("no"), .nothingShown("card"), .unusable("card"), .leftoverQuestion("How many?"),
      .leftoverCall("it runs"), .leftoverWork("it works", check: "! work 1"),
      .unmetFailure("charge"), .notRun("why"), .processEnded("ended", output: ["last", "rows"]),
    ]
    + [SnapshotName(group: "order", test: "a", label: "card", columns: 40)].compactMap(\.self)
    .flatMap { name -> [FlowFailure.Reason] in
      [
        .snapshot(name, diff), .missingSnapshot(name), .recordedSnapshot(name),
        .unkeptSnapshot(name, nil, why: "it is full"), .unkeptSnapshot(name, diff, why: ""),
      ]
    }

  @Test(arguments: reasons)
  func `every reason comes through as it was`(_ reason: FlowFailure.Reason) throws {
    #expect(try passedOn(reason) == reason)
  }

  @Test(
    arguments: [
      FlowCaseResult.Outcome.passed, .failed, .skipped("later"), .todo, .failedAsExpected("#7"),
      .passedUnexpectedly("#7"),
    ]
  )
  func `every outcome comes through as it was`(_ outcome: FlowCaseResult.Outcome) throws {
    #expect(try passedOn(outcome) == outcome)
  }

  @Test(
    arguments: [
      #"{"kind": "elsewhere", "texts": []}"#, #"{"kind": "output", "texts": []}"#,
      #"{"kind": "check", "texts": ["! time"]}"#, #"{"texts": []}"#, #"{"kind": "not-run"}"#,
    ]
  )
  func `what is none is refused`(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FlowFailure.Reason.self, from: Data(json.utf8))
    }
  }

  private func passedOn<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
