import AppIntents
import Testing

@testable import IntentModel

struct FoundUnionTests {
  @Test func `what is found in a case of a union is what it is outside of it`() {
    let found = FoundItem(HandmadeThing.kiln(Kiln(id: "north")))
    #expect(found.type == "Kiln" && found.identifier == "north")
    let number = FoundItem(HandmadeThing.degrees(900))
    #expect(number.type.isEmpty && number.identifier.isEmpty)
    #expect(number.shown.title == "900")
  }
}
