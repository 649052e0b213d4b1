import AppIntents
import Testing

@testable import IntentModel

/// Asks a person about what it is given, by its first letter.
private struct Asking: RangeCheckingResolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    switch input.first {
    case "v": return try await context.requestValue("How many?")
    case "d": return try await context.requestDisambiguation(among: [1, 2], dialog: "Which?")
    case "c": return try await context.requestConfirmation(for: 3, dialog: "Three?") ? 3 : nil
    case "m": throw context.needsValueError()
    case "r":
      try checkParameterRangeContains(value: 99, context: context)
      return 99
    default: return nil
    }
  }
}

/// Takes any number, whatever the parameter's range.
private struct Taking: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    Int(input)
  }
}

private struct Count: AppIntent {
  static let isDiscoverable = false
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Eggs", inclusiveRange: (1, 12), resolvers: { Asking() })
  var eggs: Int
  @Parameter(title: "Colour", resolvers: { IntFromStringResolver(radix: 16) })
  var colour: Int
  @Parameter(title: "Size", resolvers: { IntFromDoubleResolver(roundingRule: .up) })
  var size: Int
  @Parameter(title: "Weight", inclusiveRange: (0, 1), resolvers: { DoubleFromIntResolver() })
  var weight: Double
  @Parameter(title: "Name", resolvers: { StringFromDoubleResolver() })
  var name: String
  @Parameter(title: "Fresh", resolvers: { BoolFromStringResolver() })
  var fresh: Bool
  @Parameter(title: "Note", resolvers: { AttributedStringFromStringResolver() })
  var note: AttributedString
  @Parameter(title: "Heat", inclusiveRange: (50, 300), resolvers: { Taking() })
  var heat: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct ResolverTests {
  @Test func `a range is promised where every resolver holds it`() throws {
    let all = parameters(of: Count())
    #expect(try #require(all.first { $0.name == "eggs" }).rangeWords == "1 to 12")
    #expect(try #require(all.first { $0.name == "heat" }).rangeWords == nil)
  }

  @Test func `a no is an answer to the resolver`() async throws {
    let words = "'confirmation' is not what is asked for. Type a whole number from 1 to 12."
    #expect(try await resolve("eggs", "confirmation", declined: 1) == words)
    #expect(try await resolve("eggs", "range", declined: 1).hasPrefix("'range' is more than 12."))
    #expect(try await resolve("eggs", "7", declined: 1).hasPrefix("'7' is not what is asked for"))
  }

  @Test func `in a list a resolver asks about an element in its own words`() async throws {
    let list = IntentParameter<[Int]>(
      title: "Eggs",
      resolvers: {
        Taking()
        Asking()
      }
    )
    guard case .near(let option, _) = try await list.resolve("1, confirmation", isOnShow: false)
    else {
      Issue.record("nothing is asked")
      return
    }
    #expect(option.question?.prompt == "Three?")
    #expect(option.question?.declined == nil)
    #expect(option.value as? [Int] == [1, 3])
  }

  private func resolve(
    _ name: String,
    _ text: String,
    declined: Int = 0
  ) async throws -> String {
    let parameter = try #require(parameters(of: Count()).first { $0.name == name })
    switch try await parameter.resolveByResolvers(text, declined: declined) {
    case nil: return "nobody"
    case .value(let value): return "\(value)"
    case .ambiguous(let options): return "which: " + options.map(\.title).joined(separator: " ")
    case .near(let option, _): return "meant: \(option.title)"
    case .rejected(let rejection): return rejection.message
    }
  }

  @Test(arguments: [
    ("eggs", "value", "How many? Type a whole number from 1 to 12."),
    ("eggs", "disambiguation", "which: 1 2"),
    ("eggs", "confirmation", "meant: 3"),
    ("eggs", "missing", "'missing' is not what is asked for. Type a whole number from 1 to 12."),
    ("eggs", "range", "'range' is more than 12. Type a whole number from 1 to 12."),
    ("eggs", "7", "nobody"),
    ("colour", "ff", "255"),
    ("colour", "xyz", "nobody"),
    ("size", "1.2", "2"),
    ("weight", "2", "'2' is more than 1. Type a number from 0 to 1."),
    ("weight", "1", "1.0"),
    ("name", "2.5", "2.5"),
    ("name", "3", "3"),
    ("name", "three pigs", "nobody"),
    ("fresh", "yes", "true"),
  ])
  func `what a resolver says becomes a value, a question or a refusal`(
    _ name: String,
    _ text: String,
    _ result: String
  ) async throws {
    #expect(try await resolve(name, text) == result)
  }

  @Test func `a text becomes one with attributes`() async throws {
    let parameter = try #require(parameters(of: Count()).first { $0.name == "note" })
    guard case .value(let value)? = try await parameter.resolveByResolvers("Soft") else {
      return #expect(Bool(false))
    }
    #expect(value as? AttributedString == AttributedString("Soft"))
  }

  @Test func `a base that there is not is taken for the nearest`() {
    #expect(IntFromStringResolver(radix: 99).radix == 36)
    #expect(IntFromStringResolver(radix: 0).radix == 2)
  }
}
