import AppIntents
import Testing

struct ItemCollectionTests {
  @Test func `entries without a section make one without a title`() {
    let list = IntentItemCollection<String>(promptLabel: "Which?") {
      IntentItem("a", title: "A")
      IntentItem("b", title: "B")
    }
    #expect(list.sections.map { $0.items.map(\.value) } == [["a", "b"]])
    #expect(list.sections[0].description == nil)
    #expect(list.items == ["a", "b"])
  }

  @Test func `entries between sections keep their place`() {
    let list = IntentItemCollection<Int> {
      IntentItem(1)
      IntentItemSection("Few") { 2 }
      for number in 3...4 { IntentItem(number) }
      if Bool(true) { IntentItem(5) }
    }
    #expect(list.sections.map { $0.items.map(\.value) } == [[1], [2], [3, 4, 5]])
    #expect(list.sections.map(\.description?.title.key) == [nil, "Few", nil])
  }

  @Test func `an entry says how it is shown`() {
    var item = IntentItem("b", title: "B", subtitle: "The second")
    #expect(item.description == DisplayRepresentation(title: "B", subtitle: "The second"))
    #expect(IntentItem(12).description == "12")
    item.description = "Bee"
    item.value = "c"
    #expect(item.description == "Bee")
    #expect(item.value == "c")
  }

  @Test func `a section keeps all that stands above it, and can change`() {
    var section = IntentItemSection<Int>("Many", subtitle: "More than one") { 2 }
    #expect(section.description == DisplayRepresentation(title: "Many", subtitle: "More than one"))
    section.items.append(IntentItem(3))
    #expect(section.items.map(\.value) == [2, 3])
  }

  @Test func `functions collect entries and sections`() {
    @IntentItem<String>.Builder func letters() -> [IntentItem<String>] {
      "a"
      IntentItem("b", title: "B")
    }
    @IntentItemSection<String>.Builder func sections() -> [IntentItemSection<String>] {
      IntentItemSection("Letters", itemsBuilder: letters)
      IntentItem("c")
    }
    #expect(sections().map { $0.items.map(\.value) } == [["a", "b"], ["c"]])
  }
}
