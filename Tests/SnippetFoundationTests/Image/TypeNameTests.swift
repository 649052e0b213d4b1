import Testing

@testable import SnippetFoundation

private struct Shop {
  struct Query {}
  struct Shelf<Thing> {
    struct Row {}
    struct Pair<Other> {}
  }
}

struct TypeNameTests {
  @Test func `a type is named with those around it, and without its module`() {
    struct Local {}
    #expect(nestedTypeName(TypeNameTests.self) == "TypeNameTests")
    #expect(nestedTypeName(Shop.Query.self) == "Shop.Query")
    #expect(nestedTypeName(Shop.Shelf<Int>.self) == "Shop.Shelf<Int>")
    #expect(nestedTypeName(Shop.Shelf<Int>.Row.self) == "Shop.Shelf.Row")
    #expect(nestedTypeName([String: Shop].self) == "Dictionary<String, Shop>")
    #expect(nestedTypeName(Local.self) == "TypeNameTests.Local")
  }
}
