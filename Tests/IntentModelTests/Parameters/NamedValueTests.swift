import AppIntents
import Testing

@testable import IntentModel

private struct Subscribe: AppIntent {
  static let title: LocalizedStringResource = "Subscribe"
  @Parameter(title: "Method") var method: IntentPaymentMethod
  @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule
  @Parameter(title: "Family") var family: IntentWidgetFamily
  @Parameter(title: "Thing") var thing: Opaque
  func perform() async throws -> some IntentResult { .result() }
}

/// A value of the app's own.
private struct Opaque: _IntentValue {}

struct NamedValueTests {
  private let intent = Subscribe()

  private func read<Value>(
    _ text: String,
    _ parameter: IntentParameter<Value>
  ) async throws -> Value? {
    guard case .value(let value) = try await parameter.resolve(text) else { return nil }
    return value as? Value
  }

  @Test(arguments: [
    ("visa", "visa", nil, "unknown"), ("Visa 4242", "Visa", "4242", "unknown"),
    ("my debit card ••42", "my debit card", "••42", "debit"),
    ("Apple Pay", "Apple Pay", nil, "applePay"),
    ("Gold (Apple Pay)", "Gold", nil, "applePay"),
    ("savings account", "savings account", nil, "savings"),
  ])
  func `a payment method is typed by its name`(
    text: String,
    name: String,
    hint: String?,
    type: String
  ) async throws {
    let method = try #require(try await read(text, intent.$method))
    #expect(method.name == name && method.identificationHint == hint)
    #expect(method.paymentType.rawValue == type)
    let again = method.typed(ParameterConfiguration())
    #expect(try await read(again, intent.$method) == method)
  }

  @Test(arguments: [
    ("daily", "daily"), ("every week", "weekly"), ("every 2 weeks", "every 2 weeks"),
    ("every other day", "every 2 days"), ("Every Monday, Friday", "every Monday and Friday"),
    ("every mon and sun 3 times", "every Monday and Sunday, 3 times"),
    ("every weekday", "every Monday, Tuesday, Wednesday, Thursday and Friday"),
    ("annually", "yearly"),
  ])
  func `a rule says how often`(text: String, typed: String) async throws {
    let rule = try #require(try await read(text, intent.$rule))
    #expect(rule.typed(ParameterConfiguration()) == typed)
    #expect(try await read(typed, intent.$rule) == rule)
  }

  @Test(arguments: ["often", "every", "every 0 days", "every blue moon", "every -1 days"])
  func `what says no rule is refused`(text: String) async throws {
    #expect(try await read(text, intent.$rule) == nil)
  }

  @Test(arguments: ["small", "systemSmall", "System Small"])
  func `a size of a widget is typed by its name`(text: String) async throws {
    #expect(try await read(text, intent.$family) == .systemSmall)
  }

  @Test func `what nobody can type says so`() async throws {
    #expect(intent.$thing.hint == "nothing: the app's code gives the value")
    guard case .rejected(let refusal) = try await intent.$thing.resolve("Book/1") else {
      Issue.record("It was read.")
      return
    }
    #expect(refusal.message == "'Book/1' cannot be typed. Give the value from code.")
  }
}
