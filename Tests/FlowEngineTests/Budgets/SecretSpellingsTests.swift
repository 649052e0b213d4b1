import AppIntents
import Foundation
import Testing

@testable import FlowEngine

/// The ways in which an app may write a value that is a secret.
struct SecretSpellingsTests {
  private static let spellings = SecretSpellings(locale: Locale(identifier: "en_US"))

  private static let person = IntentPerson(
    name: .displayName("Zed Quark"),
    handle: .init(emailAddress: "zed@quark.io")
  )

  @Test(
    arguments: [
      (Duration.seconds(4620), ["4620.0 seconds", "4,620", "4620", "77"]),
      (
        Measurement(value: 42.5, unit: UnitLength.kilometers), ["42.5", "42.50", "42500", "42,500"]
      ),
      (
        IntentCurrencyAmount(amount: 4321.5, currencyCode: "USD"),
        ["4321.5", "4,321.50", "4.321,50"]
      ),
      (person, ["Zed Quark", "zed@quark.io"]),
      (URL(string: "https://hidden.example/abc?q=1")!, ["hidden.example", "/abc", "q=1"]),
    ] as [(any Sendable, [String])]
  )
  func `a value is known by each of its parts`(value: any Sendable, expected: [String]) {
    let known = Set(Self.spellings.of(value))
    #expect(expected.filter { !known.contains($0) } == [])
  }

  @Test func `a path that says nothing is no secret`() throws {
    let url = try #require(URL(string: "https://hidden.example/"))
    #expect(!Self.spellings.of(url).contains("/"))
  }
}
