import SnippetTesting
import Testing

@testable import TeaHouse

@Suite struct Checking {
  private let house = TestApp(name: "TeaHouse", modules: ["TeaHouse"])

  @Test func `the app has no problems`() async {
    await house.expectNoProblems(except: ["missing-parameter-summary"])
  }
}
