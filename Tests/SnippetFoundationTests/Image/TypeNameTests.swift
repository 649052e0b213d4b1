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

  @Test(arguments: [
    ("(Order in _D29073D31B1EDBC5E41ED4923EE3107A)", "Order"),
    ("Page<(Order in _D29073), Int>", "Page<Order, Int>"), ("(Int) -> String", "(Int) -> String"),
    ("Shop.(Order in _0A).Query", "Shop.Order.Query"), ("(Int, in _0A)", "(Int, in _0A)"),
  ])
  func `what optimised code adds to the name of a private type is left out`(
    name: String,
    plain: String
  ) {
    #expect(withoutDiscriminators(name) == plain)
  }
}
