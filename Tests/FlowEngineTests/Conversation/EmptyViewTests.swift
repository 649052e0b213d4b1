import AppIntents
import FlowEngine
import Testing

struct EmptyViewTests {
  @Test(arguments: [
    ("show no view", "No view."), ("build nothing", "Built."),
    ("show empty snippet", "Nothing to see."), ("count without view", "3"),
    ("open without view", "Long.\n[opened Kiosk: Show No View]\nNo view."),
    ("finish without view", "Finish Without View: done."),
  ])
  func `an empty view draws no row`(line: String, expected: String) async {
    let text = await transcript([line])
    #expect(text == "> \(line)\n\(expected)")
  }

  @Test func `a snippet that stood before stays where a result has no view`() async {
    let text = await transcript(["show nook", "show no view", "/again"])
    #expect(text.hasSuffix("> /again\nA nook"), "\(text)")
  }
}
