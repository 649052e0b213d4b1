import AppIntents
import Testing

private enum Floor: String, URLRepresentableEnum {
  case ground
  case firstFloor = "first floor"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Floor"
  static let caseDisplayRepresentations: [Floor: DisplayRepresentation] = [:]
  static let urlRepresentation = URLRepresentation("https://example.com/floor=\(.rawValue)")
}

private enum Room: String, URLRepresentableEnum {
  case kitchen, cellar
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [:]
  static let urlRepresentation = URLRepresentation([
    .kitchen: "https://example.com/\(.rawValue)/\(.cellar)"
  ])
}

struct EnumAddressTests {
  @Test(arguments: [(Floor.ground, "ground"), (.firstFloor, "first%20floor")])
  private func `one address has the raw value of the case`(floor: Floor, part: String) throws {
    let opened = try OpenURLIntent(urlRepresentable: floor)
    #expect(opened.url.absoluteString == "https://example.com/floor=\(part)")
  }

  @Test func `each case has an address of its own, with the raw values of cases`() throws {
    let opened = try OpenURLIntent(urlRepresentable: Room.kitchen)
    #expect(opened.url.absoluteString == "https://example.com/kitchen/cellar")
    #expect(throws: (any Error).self) { try OpenURLIntent(urlRepresentable: Room.cellar) }
  }
}
