import AppIntents
import Testing

@testable import IntentModel

struct AddressTextTests {
  @Test(arguments: [
    ("https://example.com/menu?x=1#a", "https://example.com/menu?x=1#a"),
    ("example.com", "https://example.com"), ("example.com/menu", "https://example.com/menu"),
    ("www.example.co.uk:8080", "https://www.example.co.uk:8080"),
    ("localhost:3000", "https://localhost:3000"), ("127.0.0.1", "https://127.0.0.1"),
    ("mailto:ann@example.com", "mailto:ann@example.com"), ("coffee://order/1", "coffee://order/1"),
    ("file:///tmp/x", "file:///tmp/x"),
  ])
  func `an address is read, with or without https`(text: String, expected: String) async throws {
    #expect(try await typed(text, IntentParameter<URL>(title: "Link")) == "= \(expected)")
  }

  @Test(arguments: [
    "example", "not an address", "1.5", "http://", "https:///x", "javascript:alert(1)", "data:,x",
    "ann@example.com", ".com", "example.", "exa_mple.com", "-a.com", "mailto:", "a.com:99999",
    "<b>.com", "\u{200F}example.com", "example.c0m", "//example.com", ":", "a:b",
  ])
  func `what is none is refused`(text: String) async throws {
    let words = try await typed(text, IntentParameter<URL>(title: "Link"))
    #expect(words.contains(" address. Type an address such as https://example.com."))
  }
}
