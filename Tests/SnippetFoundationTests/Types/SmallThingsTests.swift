import SnippetFoundation
import Testing

/// What Apple's systems need and Linux does not, in code that is written for both.
struct SmallThingsTests {
  private struct Spilt: Error, Equatable {}

  @Test func `a file may be opened whoever asks`() {
    let url = URL(filePath: "/tmp/menu.txt")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }

  @Test func `a pool gives back what its body gives, and throws what it throws`() {
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: Spilt()) { try autoreleasepool { throw Spilt() } }
  }

  @Test func `an absolute time counts from 2001`() {
    let before = Date.now.timeIntervalSinceReferenceDate
    #expect((before...).contains(CFAbsoluteTimeGetCurrent()))
  }
}
