import Testing

@testable import SnippetFoundation

private protocol Marked {}
private struct Yes: Marked {}
private struct No {}
private struct Either<Value>: Marked { var value: Value? }
private class Base: Marked {}
private final class Derived: Base {}

private protocol Named { static var name: String { get } }
private struct Ada: Named { static var name: String { "Ada" } }
private enum Grace: Named { static var name: String { "Grace" } }
private class Person: Named { class var name: String { "a person" } }
private final class Alan: Person, Marked { override static var name: String { "Alan" } }
@MainActor private struct Main: @MainActor Named { static var name: String { "on the main actor" } }

struct ImageConformersTests {
  @Test func `the records tell of types of this image that are not generic`() {
    let marked = ImageConformers((any Marked.Type).self)
    #expect(marked.contains(Yes.self) == true)
    #expect(marked.contains(No.self) == false)
    #expect(marked.contains(Base.self) == true)
  }

  @Test func `of generic types, of subclasses and of libraries they do not tell`() {
    let marked = ImageConformers((any Marked.Type).self)
    #expect(marked.contains(Either<Int>.self) == nil)
    #expect(marked.contains(Derived.self) == nil)
    #expect(marked.contains(Int.self) == nil)
  }

  @Test func `the types of a protocol answer by it, with no cast for those that declare it`() {
    let declared = ImageTypes.conforming(to: (any Named.Type).self).map { $0.name }
    #expect(Set(declared) == ["Ada", "Grace", "a person", "on the main actor"])
    let ofApps = ImageTypes.ofApps(
      in: ["SnippetFoundationTests"],
      conformingTo: (any Named.Type).self
    )
    #expect(Set(ofApps.map { $0.name }) == Set(declared).union(["Alan"]))
  }

  @Test func `a conformance of the main actor is found on every thread`() async {
    func isFound() -> Bool {
      ImageTypes.conforming(to: (any Named.Type).self).contains { $0 == Main.self }
    }
    #expect(isFound())
    #expect(await MainActor.run { isFound() })
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
