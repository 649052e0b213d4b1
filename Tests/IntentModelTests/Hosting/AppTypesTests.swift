import AppIntents
import SnippetFoundation
import Testing

@testable import IntentModel

private struct Bake: AppIntent {
  static let title: LocalizedStringResource = "Bake"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Slice<Thing: Sendable>: AppIntent {
  static var title: LocalizedStringResource { "Slice" }
  func perform() async throws -> some IntentResult { .result() }
}

/// A package as it is under a default of main-actor isolation.
@MainActor private struct Bakery {}
extension Bakery: @MainActor AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [Bakery.self] }
}

struct AppTypesTests {
  private let own = "IntentModelTests"

  private func names(_ modules: [String]?, _ lists: [String: [Any.Type]]) -> [String] {
    AppTypes.of(modules, conformingTo: (any AppIntent.Type).self, lists: lists).map { "\($0)" }
  }

  @Test func `a module that lists its types has those and no others, generic ones too`() {
    #expect(names([own], [:]).contains("Bake"))
    #expect(names([own], [:]).count > 2)
    let list: [Any.Type] = [Bake.self, Slice<Int>.self, String.self, Bake.self]
    #expect(names([own], [own: list]) == ["Bake", "Slice<Int>"])
    #expect(names([own], [own: []]) == [])
  }

  @Test func `the list of a module says nothing of others`() {
    #expect(names([own], ["Elsewhere": [Bake.self]]).count == names([own], [:]).count)
    let all = names(nil, ["Elsewhere": [Bake.self]])
    #expect(all.count { $0 == "Bake" } == 1)
    #expect(all.count == names(nil, [:]).count)
  }

  @Test func `a package lists nothing unless it says so`() {
    struct Package: AppIntentsPackage {}
    #expect(Package.listedTypes == nil)
    #expect(AppTypes.listed[own] == nil)
  }

  @Test func `a package of the main actor is read on every thread`() async {
    func included() -> Int? {
      let packages = ImageTypes.ofApps(in: [own], conformingTo: (any AppIntentsPackage.Type).self)
      return packages.first { $0 == Bakery.self }?.includedPackages.count
    }
    #expect(included() == 1)
    #expect(await MainActor.run { included() } == 1)
    #expect(modulesWithPackages([own]) == [own])
  }
}
