import AppIntents
import Testing

@testable import IntentModel

struct HandedMisfitTests {
  private func handed<Value: _IntentValue>(
    _ value: any Sendable,
    to parameter: IntentParameter<Value>
  ) -> String {
    switch parameter.take(handed: value) {
    case .taken: "taken"
    case .otherType: "other type"
    case .otherCount(let takes, _): "takes \(takes)"
    case .misfit(let rejection): rejection.message
    }
  }

  @Test func `a number outside of the range leaves the parameter as it was`() {
    let parameter = IntentParameter<Double>(title: "Part", inclusiveRange: (0.5, 2))
    #expect(handed(1.5, to: parameter) == "taken")
    #expect(
      handed(2.5, to: parameter) == "'2.5' is more than 2. Type a number from 0.5 to 2."
    )
    #expect(parameter.wrappedValue == 1.5)
  }

  @Test func `every number of a list is held against the range`() {
    let parameter = IntentParameter<[Int]>(title: "Parts", inclusiveRange: (1, 3))
    #expect(handed([1, 2, 3], to: parameter) == "taken")
    #expect(handed([1, 4], to: parameter).hasPrefix("'4' is more than 3. "))
  }

  @Test func `money is of a currency that counts, and within its range`() {
    let parameter = IntentParameter<IntentCurrencyAmount>(
      title: "Tip",
      currencyCodes: ["EUR"],
      inclusiveRange: (1, 20)
    )
    #expect(handed(IntentCurrencyAmount(amount: 5, currencyCode: "eur"), to: parameter) == "taken")
    #expect(
      handed(IntentCurrencyAmount(amount: 5, currencyCode: "USD"), to: parameter)
        .hasPrefix("'$5.00' is in USD. ")
    )
    #expect(
      handed(IntentCurrencyAmount(amount: 50, currencyCode: "EUR"), to: parameter)
        .hasPrefix("'€50.00' is more than 20. ")
    )
  }

  @Test func `a measurement may not be negative where it may not be typed so`() {
    let parameter = IntentParameter<Measurement<UnitLength>>(
      title: "Way",
      supportsNegativeNumbers: false
    )
    #expect(handed(Measurement(value: 5, unit: UnitLength.meters), to: parameter) == "taken")
    #expect(
      handed(Measurement(value: -5, unit: UnitLength.meters), to: parameter)
        .hasPrefix("'-5 m' is less than 0. ")
    )
  }

  @Test func `a person is of the mode`() {
    let parameter = IntentParameter<IntentPerson>(title: "Guest", mode: .email)
    let ada = IntentPerson.Handle(emailAddress: "ada@example.com")
    #expect(
      handed(IntentPerson(name: .displayName("Ada"), handle: ada), to: parameter) == "taken"
    )
    #expect(
      handed(IntentPerson(name: .displayName("Ada")), to: parameter)
        .hasPrefix("'Ada' is not an e-mail address. ")
    )
  }

  @Test func `a file is of a kind that counts`() {
    let parameter = IntentParameter<IntentFile>(title: "Menu", supportedContentTypes: [.pdf])
    let pdf = IntentFile(data: Data(), filename: "menu.pdf", type: .pdf)
    let text = IntentFile(data: Data(), filename: "menu.txt", type: .plainText)
    #expect(handed(pdf, to: parameter) == "taken")
    #expect(
      handed(text, to: parameter)
        .hasPrefix("'menu.txt' is not one of the files that are wanted. ")
    )
  }

  @Test func `what a provider offers is not known here`() {
    let parameter = IntentParameter<Int>(
      title: "Degrees",
      inclusiveRange: (1, 3),
      optionsProvider: Nine()
    )
    #expect(handed(9, to: parameter) == "taken")
  }

  @Test func `a default is nothing that was given`() {
    let parameter = IntentParameter<Int>(title: "Parts", default: 2)
    #expect(!parameter.isGiven)
    parameter.wrappedValue = 3
    #expect(parameter.isGiven)
  }
}

private struct Nine: DynamicOptionsProvider {
  func results() async throws -> [Int] { [9] }
}
