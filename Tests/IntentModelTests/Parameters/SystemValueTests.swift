import AppIntents
import Testing

@testable import IntentModel

private struct Everything: AppIntent {
  static let title: LocalizedStringResource = "Everything"

  @Parameter(title: "Distance", defaultUnit: .kilometers)
  var distance: Measurement<UnitLength>

  @Parameter(title: "Time", defaultValue: 5, unit: .minutes, supportsNegativeNumbers: false)
  var time: Measurement<UnitDuration>?

  @Parameter(title: "Oven", unit: .celsius, supportsNegativeNumbers: false)
  var oven: Measurement<UnitTemperature>?

  @Parameter(title: "Cuts", unit: .centimeters)
  var cuts: [Measurement<UnitLength>]?

  @Parameter(title: "Heat")
  var heat: Measurement<UnitTemperature>?

  @Parameter(title: "Price", currencyCodes: ["EUR"], inclusiveRange: (1, 100))
  var price: IntentCurrencyAmount?

  @Parameter(title: "Tip")
  var tip: IntentCurrencyAmount?

  @Parameter(title: "Guest")
  var guest: IntentPerson?

  @Parameter(title: "Mail", mode: .email)
  var mail: IntentPerson?

  @Parameter(title: "Call", mode: .phone)
  var call: [IntentPerson]?

  @Parameter(title: "Menu", supportedContentTypes: [.plainText])
  var menu: IntentFile?

  func perform() async throws -> some IntentResult { .result() }
}

struct SystemValueTests {
  private let intent = Everything()

  /// The value that a text comes to, as it is typed; or why it is none.
  private func read(_ text: String, _ parameter: any AnyIntentParameter) async throws -> String {
    switch try await parameter.resolve(text) {
    case .value(let value): "\(parameter.display(value).title.resolved)"
    case .rejected(let rejection): rejection.message
    case .ambiguous, .near: "several"
    }
  }

  @Test(
    arguments: [
      ("5", "5 km"), ("5 km", "5 km"), ("3mi", "3 mi"), ("two and a half miles", "2.5 mi"),
      ("1,000 m", "1000 m"), ("-2 feet", "-2 ft"), ("12 inches", "12 in"),
    ]
  )
  func `a length has a number and a unit`(text: String, value: String) async throws {
    #expect(try await read(text, intent.$distance) == value)
  }

  @Test(
    arguments: [
      ("70", "70 °C"), ("70 F", "21.1111 °C"), ("350 °F", "176.667 °C"), ("0 K", nil),
      ("20 °F", nil), ("180.5 °C", "180.5 °C"),
    ]
  )
  func `a measurement of one unit is converted to it, and its rules hold there`(
    text: String,
    value: String?
  ) async throws {
    let read = try await read(text, intent.$oven)
    if let value { #expect(read == value) } else { #expect(read.contains("is less than 0.")) }
  }

  @Test func `a parameter of one unit has numbers of that unit`() async throws {
    for (text, minutes) in [("2 h", 120.0), ("1h30", 90), ("90 s", 1.5), ("7", 7)] {
      guard case .value(let value) = try await intent.$time.resolve(text) else {
        Issue.record("\(text) is no value")
        continue
      }
      intent.$time.set(value)
      #expect(intent.time == Measurement(value: minutes, unit: .minutes))
      #expect(intent.time?.value == minutes)
    }
    #expect(intent.$time.take(handed: Measurement(value: 3, unit: UnitDuration.hours)) == .taken)
    #expect(intent.time?.value == 180)
    let lengths: [Measurement<UnitLength>] = [
      .init(value: 1, unit: .feet), .init(value: 2, unit: .meters),
    ]
    #expect(intent.$cuts.take(handed: lengths) == .taken)
    #expect(intent.cuts?.map(\.value) == [30.48, 200])
    #expect(try await read("3mi", intent.$distance) == "3 mi")
  }

  @Test func `what is no measurement is refused with an example`() async throws {
    #expect(
      try await read("far", intent.$distance)
        == "'far' is not a measurement. Type a number with a unit, such as 5 km or 5 m."
    )
    #expect(
      try await read("5 kg", intent.$distance)
        == "'5 kg' is a mass, not a length. Type a number with a unit, such as 5 km or 5 m."
    )
    #expect(
      try await read("0 minutes", intent.$distance)
        .hasPrefix("'0 minutes' is a duration, not a length.")
    )
    #expect(
      try await read("47.3, 8.5", intent.$distance)
        == "'47.3, 8.5' is not a measurement. Write it like 1,234.56 km."
    )
    #expect(
      try await read("4.7.3 mi", IntentParameter<Measurement<UnitMass>>(title: "Mass"))
        == "'4.7.3 mi' is not a measurement. Write it like 1,234.56 kg."
    )
    #expect(try await read("-5", intent.$time).hasPrefix("'-5' is less than 0."))
    #expect(try await read("72", intent.$heat).hasPrefix("'72' has no unit."))
    #expect(try await read("72 °F", intent.$heat) == "72 °F")
    #expect(try await read("20 celsius", intent.$heat) == "20 °C")
    #expect(intent.time == Measurement(value: 5, unit: .minutes))
  }

  @Test(
    arguments: [
      ("5", "€5.00"), ("5 EUR", "€5.00"), ("€3.50", "€3.50"), ("20 euros", "€20.00"),
      ("twenty", "€20.00"),
    ]
  )
  func `an amount has a currency, the parameter's if no other is said`(
    text: String,
    value: String
  ) async throws {
    #expect(try await read(text, intent.$price) == value)
  }

  @Test func `an amount of another currency, beyond the range or of none is refused`() async throws
  {
    #expect(
      try await read("5 USD", intent.$price)
        == "'5 USD' is in USD. Type an amount from 1 to 100, such as 5 EUR."
    )
    #expect(try await read("500 EUR", intent.$price).hasPrefix("'500 EUR' is more than 100."))
    #expect(
      try await read("5", intent.$tip) == "'5' has no currency. Type an amount such as 5 USD."
    )
    #expect(try await read("$1,234.50", intent.$tip) == "$1,234.50")
    #expect(
      try await read("1,2 USD", intent.$tip).hasPrefix("'1,2 USD' is not an amount of money.")
    )
  }

  @Test func `a person is a name, an address or a number`() async throws {
    #expect(try await read("Ada Lovelace", intent.$guest) == "Ada Lovelace")
    #expect(try await read("ada@example.com", intent.$guest) == "ada@example.com")
    #expect(try await read("+1 (555) 0100", intent.$guest) == "+1 (555) 0100")
    #expect(
      try await read("ada", intent.$mail)
        == "'ada' is not an e-mail address. Type an e-mail address such as ada@example.com."
    )
    #expect(try await read("555-0100, 555 0101", intent.$call) == "555-0100, 555 0101")
  }

  @Test(arguments: [
    ("Ada Lovelace <ada@example.com>", "Ada Lovelace", "ada@example.com"),
    ("\"Lovelace, Ada\" <ada@example.com>", "Lovelace, Ada", "ada@example.com"),
    ("Ada Lovelace (+1 555 0100)", "Ada Lovelace", "+15550100"), ("Bob (123)", "Bob", "123"),
    ("Bob (the builder)", "Bob (the builder)", ""),
    ("Ada Lovelace, +1 555 0100", "Ada Lovelace", "+15550100"), ("Ada, 555 0100", "Ada", "5550100"),
    ("Ada Lovelace ada@example.com", "Ada Lovelace", "ada@example.com"),
    ("Ada 555", "Ada 555", ""), ("Lovelace, Ada", "Lovelace, Ada", ""),
    ("Ada (555) 010-0100", "Ada", "5550100100"),
    ("+49 (0)170 1234567", "+49 (0)170 1234567", "+491701234567"),
    ("(0)170 1234567", "(0)170 1234567", "01701234567"),
    ("03−1234−5678", "03−1234−5678", "0312345678"),
  ])
  func `a name and how to reach somebody are typed at once`(
    text: String,
    name: String,
    handle: String
  ) throws {
    let rules = ParameterConfiguration()
    let person: IntentPerson = try #require(IntentPerson.read(text, rules).value())
    #expect(person.name.displayString == name)
    #expect(person.handle?.text ?? "" == handle)
    #expect(IntentPerson.read(person.typed(rules), rules).value() == person)
  }

  @Test(arguments: [
    ("ada@example.com", "ada@example.com", "ada@example.com"),
    ("<ada@example.com>", "ada@example.com", "ada@example.com"),
    ("mailto:ada@example.com", "ada@example.com", "ada@example.com"),
    ("tel:+15550100", "+15550100", "+15550100"),
    ("+41 44 668 18 00", "+41 44 668 18 00", "+41446681800"),
    ("<555-0100>", "555-0100", "5550100"),
  ])
  func `a person without a name is called as was typed`(
    text: String,
    name: String,
    handle: String
  ) throws {
    let rules = ParameterConfiguration()
    let person: IntentPerson = try #require(IntentPerson.read(text, rules).value())
    #expect(person.name.displayString == name)
    #expect(person.handle?.text == handle)
    #expect(person.displayRepresentation.title.resolved == name)
    #expect(person.displayRepresentation.subtitle == nil)
    #expect(IntentPerson.read(person.typed(rules), rules).value() == person)
  }

  @Test func `a person's handle must be of the kind that is asked for`() async throws {
    #expect(try await read("Ada <ada@example.com>", intent.$mail) == "Ada")
    #expect(
      try await read("Ada <+1 555 0100>", intent.$mail)
        .hasPrefix("'Ada <+1 555 0100>' is not an e-mail address.")
    )
    #expect(try await read("Ada <ada@>", intent.$guest).hasPrefix("'Ada <ada@>' is not a person."))
    let either = ParameterConfiguration(system: .init(personMode: .emailOrPhone))
    let person: IntentPerson? = IntentPerson.read("Ada <ada@example.com>", either).value()
    #expect(person?.handle == IntentPerson.Handle(emailAddress: "ada@example.com"))
    #expect(person?.name == .displayName("Ada"))
  }

  @Test func `an option is named by its title, and by what stands behind it on the screen`() {
    let bobs = [
      ParameterOption(value: 1, title: "Bob", subtitle: "(123)"),
      ParameterOption(value: 2, title: "Bob", subtitle: "456"),
    ]
    #expect(OptionText("Bob (123)").named(in: bobs).map(\.subtitle) == ["(123)"])
    #expect(OptionText("bob 456").named(in: bobs).map(\.subtitle) == ["456"])
    #expect(OptionText("Bob").named(in: bobs).count == 2)
    #expect(OptionText("Bob (789)").named(in: bobs).isEmpty)
  }

  @Test func `an empty list by default is none`() {
    let tags = IntentParameter<[String]>(title: "Tags", default: [])
    #expect(tags.hint == "some text, or several with commas between (none by default)")
    #expect(!IntentParameter<String>(title: "Note", default: "").hint.contains("by default"))
  }

  @Test func `a file is the path of one that is there and of its kind`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let menu = folder.appendingPathComponent("menu.txt")
    try Data("Latte".utf8).write(to: menu)
    try Data().write(to: folder.appendingPathComponent("menu.png"))
    #expect(try await read(menu.path, intent.$menu) == "menu.txt")
    #expect(try await read(menu.absoluteString, intent.$menu) == "menu.txt")
    #expect(try await read(folder.path, intent.$menu).contains("is a folder"))
    #expect(try await read(folder.path + "/no", intent.$menu).contains("is not there"))
    #expect(
      try await read(folder.path + "/menu.png", intent.$menu)
        .contains("is not one of the files that are wanted")
    )
  }

  @Test func `a file made of bytes is lent, converted to nothing else, and leaves nothing`()
    async throws
  {
    let file = IntentFile(data: Data("{}".utf8), filename: "../a.json")
    #expect(file.type == .json)
    let place = try await file.withFile(contentType: .text) { url, isOriginal in
      #expect(!isOriginal)
      let data = try Data(contentsOf: url)
      #expect(data == Data("{}".utf8))
      #expect(url.lastPathComponent == "a.json")
      return url
    }
    #expect(!FileManager.default.fileExists(atPath: place.path))
    let error = await #expect(throws: IntentFileError.self) {
      _ = try await file.data(contentType: .image)
    }
    #expect(error == .otherType(filename: "../a.json", type: .json, wanted: .image))
  }

  @Test func `a file is opened in place only where that is allowed`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let menu = folder.appendingPathComponent("menu.txt")
    try Data("Latte".utf8).write(to: menu)
    let file = IntentFile(fileURL: menu)
    let copy = try await file.withFile(contentType: .plainText) { url, isOriginal in
      #expect(!isOriginal)
      try Data("Tea".utf8).write(to: url)
      return url
    }
    #expect(!FileManager.default.fileExists(atPath: copy.path))
    let original = try await file.withFile(contentType: .plainText, allowOpenInPlace: true) {
      $1 ? $0 : nil
    }
    #expect(original == menu)
    #expect(try await file.file(contentType: .plainText) == (fileURL: menu, openedInPlace: true))
    let shelf = folder.appendingPathComponent("shelf")
    let placed = try await file.file(contentType: .plainText, destinationDirectory: shelf)
    #expect(placed == (fileURL: shelf.appendingPathComponent("menu.txt"), openedInPlace: false))
    #expect(file.data == Data("Latte".utf8))
    await #expect(throws: CocoaError.self) {
      try await file.file(contentType: .plainText, destinationDirectory: shelf)
    }
  }
}
