import AppIntents
import Testing

struct CancellationReasonTests {
  @Test func `a reason prints as it is written`() {
    #expect("\(IntentCancellationReason.timeout)" == "timeout")
    #expect("\(IntentCancellationReason.userCancelled)" == "userCancelled")
  }
}
