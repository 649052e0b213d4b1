import AppIntents
import Testing

@testable import IntentModel

private enum Sort: String, AppEnum {
  case oak, elm, ash
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sort"
  static let caseDisplayRepresentations: [Sort: DisplayRepresentation] = [
    .oak: "Oak", .elm: "Elm", .ash: "Ash",
  ]
}

@UnionValue
enum LumberWish {
  case words(String)
  case boards([Int])
  case due(Date?)
}

private struct LumberQuery: IntentValueQuery {
  func values(for input: LumberWish) async throws -> [String] { [] }
}

private struct CutLumber: AppIntent {
  static let title: LocalizedStringResource = "Cut Lumber"

  @Parameter(title: "Boards", inclusiveRange: (1, 12)) var boards: Int
  @Parameter(title: "Width", inclusiveRange: (0.5, 2.5)) var width: Double
  @Parameter(title: "Length", unit: .meters, supportsNegativeNumbers: false)
  var length: Measurement<UnitLength>
  @Parameter(title: "Price", currencyCodes: ["eur"], inclusiveRange: (1, 100))
  var price: IntentCurrencyAmount
  @Parameter(title: "Sort", supportedValues: [.oak, .ash]) var sort: Sort
  @Parameter(title: "Plan", supportedContentTypes: [.pdf]) var plan: IntentFile
  @Parameter(title: "For", mode: .emailOrPhone) var person: IntentPerson
  @Parameter(title: "Day", kind: .date) var day: Date
  @Parameter(title: "Note", inputOptions: .init(multiline: true)) var note: String
  @Parameter(title: "Wish") var wish: LumberWish
  @Parameter(title: "Hands", size: 2) var hands: [IntentPerson]
  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some ReturnsValue<LumberWish> { .result(value: .words("")) }
}

struct DescriptionSchemaTests {
  private let description = AppDescription(
    of: IntentCatalog(intents: [IntentDescriptor(CutLumber.self)], shortcuts: []),
    named: "Mill",
    found: FindCatalog(entities: [], valueQueries: [LumberQuery.self])
  )

  private func parameter(_ name: String) throws -> AppDescription.Parameter {
    try #require(description.intents.first?.parameters.first { $0.name == name })
  }

  @Test func `what the app declares of a parameter is described`() throws {
    let boards = try parameter("boards")
    #expect(boards.minimum == 1 && boards.maximum == 12)
    let width = try parameter("width")
    #expect(width.minimum == Decimal(string: "0.5") && width.maximum == Decimal(string: "2.5"))
    let length = try parameter("length")
    #expect(length.unit == "m" && length.minimum == 0 && length.maximum == nil)
    let price = try parameter("price")
    #expect(price.currencies == ["EUR"] && price.minimum == 1 && price.maximum == 100)
    #expect(try parameter("sort").supportedValues == ["oak", "ash"])
    #expect(try parameter("plan").contentTypes == ["com.adobe.pdf"])
    #expect(try parameter("person").personMode == "emailOrPhone")
    #expect(try parameter("day").dateKind == "date")
    #expect(try parameter("note").isMultiline == true)
    #expect(try parameter("hands").size == [2, 2])
    let hint = "a name, an e-mail address or a telephone number; exactly 2, with commas between"
    #expect(try parameter("hands").hint == hint)
  }

  @Test func `of a parameter of which the app declares nothing nothing is told`() throws {
    let name = try parameter("name")
    #expect(name.minimum == nil && name.maximum == nil && name.unit == nil)
    #expect(name.supportedValues == nil && name.contentTypes == nil && name.currencies == nil)
    #expect(name.personMode == nil && name.dateKind == nil && name.isMultiline == nil)
    #expect(name.type.types == nil)
  }

  @Test func `a union is described with the types of its cases, wherever it stands`() throws {
    let intent = try #require(description.intents.first)
    let wishes = [
      try parameter("wish").type, intent.result.value, description.valueQueries.first?.input,
    ]
    for wish in wishes {
      #expect(wish?.kind == "union")
      let types = try #require(wish?.types)
      #expect(types.map(\.kind) == ["string", "integer", "date"])
      #expect(types.map(\.isList) == [false, true, false])
      #expect(types.map(\.isOptional) == [false, false, true])
    }
  }

  @Test func `the JSON is as its schema says, and reads back equal`() throws {
    let data = Data(try description.json().utf8)
    #expect(try JSONDecoder().decode(AppDescription.self, from: data) == description)
    let schema = try Schema(named: "app-description.schema.json")
    #expect(schema.faults(in: try JSONSerialization.jsonObject(with: data)) == [])
  }

  @Test func `what is not as the schema says is found`() throws {
    let schema = try Schema(named: "app-description.schema.json")
    let faults = schema.faults(in: ["version": 1, "name": 2, "colour": "red"] as [String: Any])
    #expect(faults.contains("name: no string") && faults.contains("colour: not in the schema"))
    #expect(faults.contains("intents: missing"))
  }
}

/// The part of JSON Schema that the schemas of this package use; a key that a schema does not name is a fault.
private struct Schema {
  private let root: [String: Any]

  init(named name: String) throws {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let data = try Data(contentsOf: package.appendingPathComponent("Schemas/\(name)"))
    root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  func faults(in value: Any) -> [String] { faults(in: value, root, at: "") }

  private func faults(in value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last ?? "")
      guard let found = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(place): there is no \(reference)"]
      }
      return faults(in: value, found, at: place)
    }
    if let words = schema["enum"] as? [String] {
      return words.contains { $0 == value as? String } ? [] : ["\(place): not one of \(words)"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(place): no string"]
    case "boolean": return value is Bool ? [] : ["\(place): no boolean"]
    case "integer": return value is Int ? [] : ["\(place): no integer"]
    case "number": return value is NSNumber ? [] : ["\(place): no number"]
    case "array":
      guard let list = value as? [Any] else { return ["\(place): no array"] }
      let items = schema["items"] as? [String: Any] ?? [:]
      return list.indices.flatMap { faults(in: list[$0], items, at: "\(place)[\($0)]") }
    case "object": return faults(inObject: value, schema, at: place)
    default: return []
    }
  }

  private func faults(inObject value: Any, _ schema: [String: Any], at place: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(place): no object"] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let dot = place.isEmpty ? "" : "\(place)."
    let required = schema["required"] as? [String] ?? []
    let missing = required.filter { object[$0] == nil }.map { "\(dot)\($0): missing" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { key, value in
        guard let property = properties[key] as? [String: Any] else {
          return ["\(dot)\(key): not in the schema"]
        }
        return faults(in: value, property, at: dot + key)
      }
  }
}
