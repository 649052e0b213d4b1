import SnippetFoundation
import Testing

@testable import SnippetTesting

/// `@isolate` in tests: such cases run while no other does.
@Suite(.withoutEnvironment) struct IsolatedCasesTests {
  @Test func `those that want to be alone are, in their turn`() async {
    let turns = CaseTurns()
    let running = Lock((together: 0, alone: 0, bad: 0))
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        let isAlone = number % 3 == 0
        group.addTask {
          await turns.run(alone: isAlone) {
            running.withLock { state in
              if isAlone { state.alone += 1 } else { state.together += 1 }
              if state.alone > 1 || (state.alone == 1 && state.together > 0) { state.bad += 1 }
            }
            for _ in 0..<5 { await Task.yield() }
            running.withLock { state in
              if isAlone { state.alone -= 1 } else { state.together -= 1 }
            }
          }
        }
      }
    }
    #expect(running.withLock { $0.bad } == 0)
  }

  @Test func `a case that wants a process and fails says that it had none`() async throws {
    try await ScratchPackage.with { package in
      try package.write(
        "@flow 1\n@app Lending\n@isolate process\n\n== one\n> lend\n  What?\n",
        to: "Flows/a.flow"
      )
      let suite = FlowSuite("a", app: .lending, filePath: package.testFile)
      try await withKnownIssue {
        for flow in suite.cases { try await flow.run() }
      } matching: { issue in
        issue.comments.first?.rawValue.hasSuffix(
          "\nIn a test a case with '@isolate process' runs alone, but in the test's own process: "
            + "what the app keeps in globals stays from case to case. "
            + "'APP flow run' gives each a process of its own"
        ) == true || issue.comments.first?.rawValue.contains("ends while") == true
      }
    }
  }
}
