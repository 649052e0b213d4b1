import SnippetTesting
import Testing

@Suite struct Flows {
  @Test(
    arguments: FlowSuite("tea-house", app: TestApp(name: "TeaHouse", modules: ["TeaHouse"])).cases
  )
  func flow(_ flow: FlowCase) async throws { try await flow.run() }
}
