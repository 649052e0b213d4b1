import Testing

@testable import SnippetFoundation

private protocol Marked {}
private struct Yes: Marked {}
private struct No {}
private struct Either<Value>: Marked { var value: Value? }
private class Base: Marked {}
private final class Derived: Base {}

struct ImageConformersTests {
  @Test func `the records tell of types of this image that are not generic`() {
    let marked = ImageConformers((any Marked).self)
    #expect(marked.contains(Yes.self) == true)
    #expect(marked.contains(No.self) == false)
    #expect(marked.contains(Base.self) == true)
  }

  @Test func `of generic types, of subclasses and of libraries they do not tell`() {
    let marked = ImageConformers((any Marked).self)
    #expect(marked.contains(Either<Int>.self) == nil)
    #expect(marked.contains(Derived.self) == nil)
    #expect(marked.contains(Int.self) == nil)
  }

  @Test func `an app group is a text with two points and the letters of an identifier`() {
    func group(_ text: String) -> String? {
      Array(text.utf8).withUnsafeBytes { ImageText.group($0) }
    }
    #expect(group("group.com.example.shop") == "group.com.example.shop")
    #expect(group("group.shop") == nil)
    #expect(group("group.com.") == nil)
    #expect(group("group.com example.shop") == nil)
  }
}
