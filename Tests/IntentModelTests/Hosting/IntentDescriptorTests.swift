import AppIntents
import Testing

@testable import IntentModel

@Test func `parameters have their names in the order of the code`() {
  let all = parameters(of: OrderDrinkIntent())
  #expect(
    all.map(\.name) == ["drink", "quantity", "size", "oatMilk", "tip", "giftNote", "pickup"]
  )
  #expect(all.map(\.isOptional) == [false, false, false, true, true, true, true])
  #expect(all.map(\.isSet) == [false, false, true, false, false, false, false])
}

@Test func `a copy has the values and shares nothing`() throws {
  let intent = OrderDrinkIntent()
  intent.quantity = 3
  intent.oatMilk = true
  let copied = try #require(copy(intent) as? OrderDrinkIntent)
  intent.quantity = 4
  #expect(copied.quantity == 3)
  #expect(copied.oatMilk == true)
  #expect(copied.giftNote == nil)
}

@Test func `a performed intent gives its value and its dialog`() async throws {
  let intent = OrderDrinkIntent()
  intent.drink = Drink.menu[0]
  intent.quantity = 2
  let outcome = try await perform(intent)
  #expect(outcome.value as? Int == 2)
  #expect(outcome.dialog?.full == "2 Latte")
  #expect(outcome.snippet == nil)
}

@Test func `a required parameter without a value is asked for, not read`() async throws {
  let error = await #expect(throws: AppIntentError.self) {
    _ = try await perform(OrderDrinkIntent())
  }
  guard case .needsValue(let parameter, _) = error?.reason else {
    Issue.record("expected a question, got \(String(describing: error))")
    return
  }
  #expect(parameter.name == "drink")
}

@Test func `an entity that is gone is refused by name`() async throws {
  let intent = OrderDrinkIntent()
  intent.drink = Drink(id: "tea", name: "Tea", synonyms: [])
  let parameter = try #require(parameters(of: intent).first)
  let error = await #expect(throws: ParameterRejection.self) { try await parameter.refetch() }
  #expect(error?.message == "'Tea' is no longer there. Choose another drink.")
}

@Test func `a summary has the values in words`() {
  let intent = OrderDrinkIntent()
  intent.drink = Drink.menu[0]
  intent.quantity = 2
  #expect(summaryText(of: intent) == "Order 2 big Latte")
  intent.size = .small
  #expect(summaryText(of: intent) == "Order 2 Latte")
}

@Test func `a description is read without a question mark in its type`() {
  #expect(
    OrderDrinkIntent.description._intentDescription?.descriptionText.resolved == "Orders a drink."
  )
  #expect(CountTillIntent.description._intentDescription == nil)
}

@Test func `a request outside a conversation says what to do`() async {
  let error = await #expect(throws: IntentHostError.self) {
    try await CountTillIntent().requestConfirmation()
  }
  #expect(
    error?.description
      == "'requestConfirmation' was called outside a conversation, so there is nobody to ask. "
      + "Write the test as Conversation.with(app) { await $0.run(intent) ... } and answer with "
      + "confirm() or decline(), or in a flow."
  )
}
