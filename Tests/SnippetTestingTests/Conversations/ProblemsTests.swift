import AppIntents
import IntentModel
import SnippetTesting
import SwiftUI
import Testing

/// What a test asserts of an app as a whole.
struct ProblemsTests {
  private let lending = TestApp(name: "Lending", modules: ["SnippetTestingTests"]) {
    AppDependencyManager.shared.add(dependency: LibraryCard())
  }

  @Test func `the problems of an app are those that a check finds`() async {
    let problems = await TestApp(name: "Lending", modules: ["SnippetTestingTests"]).problems()
    let missing = problems.filter { $0.rule == "missing-dependency" }
    #expect(missing.map(\.subject).contains("LendBook"))
    #expect(missing.allSatisfy { $0.severity == .error })
    let others = await lending.problems().filter { $0.rule == "missing-dependency" }
    #expect(!others.map(\.subject).contains("LendBook"), "\(others)")
  }

  @Test func `what is expected to be well fails where it is not`() async {
    await withKnownIssue {
      await TestApp(name: "Nobody", modules: ["NoSuchModule"]).expectNoProblems()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("error: nothing-to-run: Nobody:") }
    }
    await TestApp(name: "Nobody", modules: ["NoSuchModule"])
      .expectNoProblems(except: ["nothing-to-run"])
  }

  @Test func `a rule that there is not is named with the nearest`() async {
    await withKnownIssue {
      await TestApp(name: "Nobody", modules: ["NoSuchModule"])
        .expectNoProblems(except: ["nothing-to-run", "missing-dependancy"])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Did you mean 'missing-dependency'?") }
    }
  }
}
