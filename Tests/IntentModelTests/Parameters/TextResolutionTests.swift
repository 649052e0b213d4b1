import AppIntents
import Testing

@testable import IntentModel

private func words(_ name: String, _ text: String) async throws -> String {
  let intent = OrderDrinkIntent()
  let parameter = try #require(parameters(of: intent).first { $0.name == name })
  switch try await parameter.resolve(text) {
  case .value(let value): return "= \(parameter.display(value).title.resolved)"
  case .ambiguous(let options): return "? " + options.map(\.title).joined(separator: ", ")
  case .near(let option, let rejection):
    return "Did you mean \(option.title)? " + rejection.message
  case .rejected(let rejection): return rejection.message
  }
}

@Test(arguments: [
  ("2", "= 2"),
  (" 2 ", "= 2"),
  ("Two", "= 2"),
  ("twelve", "= 12"),
  ("3 quantity", "= 3"),
  ("3 cups", "'3 cups' is not a whole number. Type a whole number from 1 to 12."),
  ("13", "'13' is more than 12. Type a whole number from 1 to 12."),
  ("0", "'0' is less than 1. Type a whole number from 1 to 12."),
  ("-1", "'-1' is less than 1. Type a whole number from 1 to 12."),
  ("twenty", "'twenty' is more than 12. Type a whole number from 1 to 12."),
  ("many", "'many' is not a whole number. Type a whole number from 1 to 12."),
  ("1e9", "'1e9' is not a whole number. Type a whole number from 1 to 12."),
  (
    "99999999999999999999",
    "'99999999999999999999' is more than 12. Type a whole number from 1 to 12."
  ),
  (
    "-99999999999999999999",
    "'-99999999999999999999' is less than 1. Type a whole number from 1 to 12."
  ),
  ("", "Nothing was typed. Type a whole number from 1 to 12."),
  ("   ", "Nothing was typed. Type a whole number from 1 to 12."),
])
func `a whole number is read, or refused with what is valid`(
  text: String,
  expected: String
)
  async throws
{
  #expect(try await words("quantity", text) == expected)
}

@Test(arguments: [
  ("large", "= Large"),
  ("a LARGE", "= Large"),
  ("the large size", "= Large"),
  ("little", "= Small"),
  ("sm", "= Small"),
  ("lrage", "Did you mean Large? 'lrage' is not one of the choices. Type Small or Large."),
  ("huge", "'huge' is not one of the choices. Type Small or Large."),
  ("largest", "'largest' is not one of the choices. Type Small or Large."),
])
func `a case is known by title, raw value and synonym`(
  text: String,
  expected: String
)
  async throws
{
  #expect(try await words("size", text) == expected)
}

@Test(arguments: [
  ("hike", "Hiking"), ("hikes", "Hiking"), ("trail run", "Trail Running"),
  ("swimmer", "Swim"), ("bed", nil), ("ru", nil), ("hi", nil),
])
func `another form of an option's words is asked about`(text: String, title: String?) {
  let options = ["Hiking", "Trail Running", "Swim", "Rest"].map {
    ParameterOption(value: $0, title: $0)
  }
  #expect(OptionText(text).near(in: options).map(\.title) == [title].compactMap { $0 })
}

@Test(arguments: [
  ("latte", "= Latte"),
  ("a latte", "= Latte"),
  ("milk coffee", "= Latte"),
  ("oat", "= Oat Latte"),
  ("the mocha", "= Mocha"),
  ("the mocha drink", "= Mocha"),
  ("o", "? Oat Latte, Mocha"),
  ("tea", "Nothing was found for 'tea'. Type Latte or another name."),
])
func `an entity is known by title, synonym, identifier and query`(
  text: String,
  expected: String
)
  async throws
{
  #expect(try await words("drink", text) == expected)
}

@Test(arguments: [
  ("yes", "= Yes"), ("ON", "= Yes"), ("true", "= Yes"), ("no", "= No"), ("off", "= No"),
  ("maybe", "'maybe' is neither yes nor no. Type Yes or No."),
])
func `yes and no are read in their common words`(text: String, expected: String) async throws {
  #expect(try await words("oatMilk", text) == expected)
}

@Test(arguments: [
  ("2.5", "= 2.5"), ("three", "= 3"), ("nan", "'nan' is not a number. Type a number."),
  ("1e999", "'1e999' is not a number. Type a number."),
])
func `a number is read, or refused`(text: String, expected: String) async throws {
  #expect(try await words("tip", text) == expected)
}

@Test(arguments: ["quantity", "size", "drink", "oatMilk", "tip", "pickup"])
func `ten thousand characters and escape sequences are quoted short and visible`(
  name: String
)
  async throws
{
  let long = try await words(name, String(repeating: "x", count: 10_000))
  #expect(long.contains("'\(String(repeating: "x", count: 40))...'"))
  let escape = try await words(name, "\u{1B}[2J\u{7}")
  #expect(!escape.unicodeScalars.contains { $0.value < 32 })
}

@Test func `questions are asked in the app's words or in ours`() {
  let prompts = parameters(of: OrderDrinkIntent()).map(\.prompt)
  #expect(
    prompts == [
      "Which drink?", "How many?", "Which size?", "Oat milk?", "What's the tip?",
      "What's the gift note?", "What's the pickup?",
    ]
  )
}

private struct OddNumbers: DynamicOptionsProvider {
  func results() async throws -> [Int] { [5, 3, 1] }
}

@Test(arguments: [("three", "3"), ("5", "5"), ("+1", "1"), ("two", nil), ("four", nil)])
func `a number that is offered is one in words, too`(text: String, expected: String?) async throws {
  let parameter = IntentParameter<Int>(title: "Number", optionsProvider: OddNumbers())
  var taken: String?
  if case .value(let value) = try await parameter.resolve(text) { taken = "\(value)" }
  #expect(taken == expected)
}

private struct Shoe: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shoe"
  static let defaultQuery = ShoeQuery()

  let id: String
  let title: String
  var subtitle: String?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: subtitle.map { "\($0)" })
  }
}

/// Suggests some of what it finds.
private struct ShoeQuery: EntityStringQuery {
  static let all = [
    Shoe(id: "c", title: "Clifton 9"), Shoe(id: "p", title: "Pegasus"),
    Shoe(id: "g1", title: "Ghost", subtitle: "DE01"),
    Shoe(id: "g2", title: "Ghost", subtitle: "AT03"),
    Shoe(id: "r1", title: "Road", subtitle: "wide fit"),
    Shoe(id: "r2", title: "Road", subtitle: "wide fit"),
  ]

  func entities(for identifiers: [String]) async throws -> [Shoe] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Shoe] {
    Self.all.filter { $0.title.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> [Shoe] { Array(Self.all.prefix(2)) }
}

private func shoe(_ text: String) async throws -> String {
  let parameter = IntentParameter<Shoe>(title: "Shoe")
  switch try await parameter.resolve(text) {
  case .value(let value): return "= \((value as? Shoe)?.id ?? "")"
  case .ambiguous(let options): return "? \(options.map(\.title).joined(separator: ", "))"
  case .near(let option, _): return "Did you mean \(option.title)?"
  case .rejected(let rejection): return rejection.message
  }
}

@Test(arguments: [
  ("cliftn", "Did you mean Clifton 9?"), ("Clifto", "= c"), ("clftn", "Nothing was found"),
  ("ghost", "? Ghost, Ghost"), ("ghost at03", "= g2"), ("ghost (DE01)", "= g1"),
  ("ghost shoes", "Nothing was found"), ("the clifton 9 shoe", "= c"),
  ("ghost shoe", "? Ghost, Ghost"),
  ("ghost #2", "= g2"), ("ghost xx", "Nothing was found"),
  ("boots", "Nothing was found for 'boots'. Type Clifton 9, Pegasus or another name."),
])
func `what a search finds is known by its subtitle, and what it does not find is no wrong choice`(
  text: String,
  expected: String
) async throws {
  #expect(try await shoe(text).hasPrefix(expected))
}

@Test(arguments: [
  (
    "pegasus, ghost",
    "'ghost' could be 'Ghost' (DE01) or 'Ghost' (AT03). Type Ghost DE01 or Ghost AT03."
  ),
  (
    "road, pegasus",
    "'road' could be 'Road' (wide fit) or 'Road' (wide fit). Type Road #1 or Road #2."
  ),
])
func `two of one title in a list are told apart by what stands behind it`(
  text: String,
  expected: String
) async throws {
  let parameter = IntentParameter<[Shoe]>(title: "Shoes")
  guard case .rejected(let rejection) = try await parameter.resolve(text) else {
    Issue.record("It was taken.")
    return
  }
  #expect(rejection.message == expected)
  let text = text.replacingOccurrences(of: "ghost", with: "Ghost AT03")
    .replacingOccurrences(of: "road", with: "Road #2")
  guard case .value(let value) = try await parameter.resolve(text) else {
    Issue.record("It was refused.")
    return
  }
  #expect((value as? [any Sendable])?.count == 2)
}

private struct Stall: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stall"
  static let defaultQuery = StallQuery()
  let id: Int
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

/// Finds whatever has the text in it.
private struct StallQuery: EntityStringQuery {
  private static let all = [
    Stall(id: 4, name: "Élan & Co."), Stall(id: 5, name: "42"), Stall(id: 7, name: "7"),
    Stall(id: 8, name: "Seven"),
  ]

  func entities(for identifiers: [Int]) async throws -> [Stall] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Stall] {
    Self.all.filter { $0.name.localizedStandardContains(string) }
  }
}

@Test(arguments: [("4", 4), ("42", 5), ("7", 7), ("elan", 4), ("sev", 8)])
func `a whole title is first, an identifier that is a number second, what a search finds third`(
  text: String,
  id: Int
) async throws {
  guard
    case .value(let stall as Stall) = try await IntentParameter<Stall>(title: "S").resolve(text)
  else {
    Issue.record("'\(text)' is no stall")
    return
  }
  #expect(stall.id == id)
}

private struct SongOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Hey, Jude", "", "Yesterday"] }
}

@Test func `a name with a comma is quoted among choices, and one without words is left out`()
  async throws
{
  let song = IntentParameter<String>(title: "Song", optionsProvider: SongOptions())
  guard case .rejected(let rejection) = try await song.resolve("Help!") else {
    Issue.record("'Help!' is a song")
    return
  }
  #expect(rejection.expected == "Type 'Hey, Jude' or Yesterday")
}
