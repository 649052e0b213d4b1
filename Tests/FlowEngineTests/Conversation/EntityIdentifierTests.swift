import AppIntents
import FlowEngine
import Testing

struct EntityIdentifierTests {
  private func run(note text: String) async -> String {
    await transcript([.run(ReadNote(), given: ["note": text])])
  }

  @Test func `an identifier names an entity that is not suggested`() async {
    let text = await run(note: "4")
    #expect(text == "! run\nIt says Milk again.", "\(text)")
  }

  @Test func `an identifier comes before a title that begins so`() async {
    // One title begins with a 3, and bread has that number.
    #expect(await run(note: "3").hasSuffix("It says Bread."))
    #expect(await run(note: "3 e").hasSuffix("It says 3 eggs."))
  }

  @Test func `a whole title comes before an identifier, and a list takes both`() async {
    #expect(await run(note: "Bread").hasSuffix("It says Bread."))
    #expect(await run(note: "20").hasSuffix("It says 3 eggs."))
    let text = await transcript([.run(ReadNotes(), given: ["notes": "Milk, 4"])])
    #expect(text.hasSuffix("They say Milk, Milk again."), "\(text)")
  }

  @Test func `a number that is asked for is the place of what is shown before it is an identifier`()
    async
  {
    let text = await transcript(["read note", "2"])
    #expect(text.hasSuffix("It says 3 eggs."), "\(text)")
    #expect(await transcript(["read note", "4"]).hasSuffix("It says Milk again."))
  }

  @Test func `what is no identifier and no name is refused as before`() async {
    #expect(await run(note: "99").contains("Nothing was found for '99'. "))
    #expect(await run(note: "soap").contains("Nothing was found for 'soap'. "))
  }
}
