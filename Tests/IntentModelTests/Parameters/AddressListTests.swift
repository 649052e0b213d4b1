import AppIntents
import Foundation
import Testing

@testable import IntentModel

private struct KeepLinks: AppIntent {
  static let title: LocalizedStringResource = "Keep Links"

  @Parameter(title: "Links", default: [URL(string: "https://a.example"), URL(string: "")])
  var links: [URL]
  @Parameter(default: [URL(string: "https://b.example")]) var others: [URL]?

  func perform() async throws -> some IntentResult & ReturnsValue<[URL]> {
    .result(value: links + (others ?? []))
  }
}

struct AddressListTests {
  @Test func `a list of addresses begins with those that are some`() async throws {
    let parameters = parameters(of: KeepLinks())
    for parameter in parameters { parameter.applyDefault() }
    let lists = parameters.map { ($0.currentValue as? [URL])?.map(\.absoluteString) }
    #expect(lists == [["https://a.example"], ["https://b.example"]])
  }
}
