import AppIntents
import SnippetTesting
import Testing

private struct BringBack: AppIntent {
  static let title: LocalizedStringResource = "Bring Back"

  @Parameter(title: "Title") var book: String
  @Parameter(title: "Days", default: 0) var days: Int

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("Return")
    } otherwise: {
      When(\.$days, .greaterThan, 0) {
        Summary("Return \(\.$book) \(\.$days) days late")
      } otherwise: {
        Summary("Return \(\.$book)")
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct AssertSummaryTests {
  @Test func `a summary reads by the values, a title where there is none`() {
    let intent = BringBack()
    assertSummary(of: intent, "Return Title")
    intent.book = "Emma"
    assertSummary(of: intent, "Return Emma")
    intent.days = 3
    assertSummary(of: intent, "Return Emma 3 days late")
    assertSummary(of: intent, "Return", family: .systemSmall)
    #expect(parameterSummary(of: intent, family: .systemLarge) == "Return Emma 3 days late")
  }

  @Test func `one that reads otherwise fails with both`() {
    withKnownIssue {
      assertSummary(of: BringBack(), "Return it")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("'Return Title', but is expected to read 'Return it'")
      }
    }
  }

  @Test func `one that only looks the same fails with what tells them apart`() {
    let intent = BringBack()
    intent.book = "Zo\u{EB}"
    withKnownIssue {
      assertSummary(of: intent, "Return Zoe\u{308}")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasSuffix(
          """
          -  Return Zoe\u{308}
                      ^ U+0065 U+0308
          +  Return Zo\u{EB}
                      ^ U+00EB
          """
        )
      }
    }
  }
}
