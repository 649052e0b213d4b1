import AppIntents
import Testing

@testable import IntentModel

private struct Menu: FileEntity {
  static let supportedContentTypes: [UTType] = [.plainText]
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Menu"
  static let defaultQuery = MenuQuery()
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation {
    "\(id.fileURL?.lastPathComponent ?? "draft")"
  }
}

private struct MenuQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Menu] {
    identifiers.filter { $0.fileURL?.lastPathComponent != "foreign.txt" }.map(Menu.init)
  }
}

private struct PrintMenu: AppIntent {
  static let title: LocalizedStringResource = "Print Menu"
  @Parameter(title: "Menu")
  var menu: Menu
  @Parameter(title: "Picture", supportedContentTypes: [.png])
  var picture: Menu?
  func perform() async throws -> some IntentResult { .result() }
}

struct FileEntityTests {
  @Test func `a file and a draft are identified by texts`() throws {
    let file = try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/tmp/menu.txt"))
    #expect(file.entityIdentifierString == "file:///tmp/menu.txt")
    #expect(FileEntityIdentifier.entityIdentifier(for: "/tmp/menu.txt") == file)
    #expect(FileEntityIdentifier.entityIdentifier(for: file.entityIdentifierString) == file)
    let draft = FileEntityIdentifier.draft(identifier: "new")
    #expect(FileEntityIdentifier.entityIdentifier(for: "draft:new") == draft)
    #expect(FileEntityIdentifier.entityIdentifier(for: "menu") == nil)
  }

  @Test func `an address that is no file's, and a draft's file, are refused`() async throws {
    let web = try #require(URL(string: "https://a.b/menu.txt"))
    let error = #expect(throws: FileEntityError.self) { try FileEntityIdentifier.file(url: web) }
    #expect(
      error?.description
        == "'https://a.b/menu.txt' is not the address of a file. Give one that begins with file://"
    )
    let draft = FileEntityIdentifier.draft(identifier: "new")
    let other = await #expect(throws: FileEntityError.self) { try await draft.withFileURL { _ in } }
    #expect(other == .draft("new"))
  }

  @Test func `a file is typed as its path, and the app says which entity it is`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("menus-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["menu.txt", "foreign.txt", "menu.png"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let all = parameters(of: PrintMenu())
    func read(_ index: Int, _ name: String) async throws -> String {
      let path = folder.appendingPathComponent(name).path
      switch try await all[index].resolve(path) {
      case .value(let menu): return all[index].display(menu).title.resolved
      case .rejected(let rejection): return rejection.message.replacing(folder.path, with: "")
      default: return "several"
      }
    }
    #expect(try await read(0, "menu.txt") == "menu.txt")
    #expect(try await read(0, "foreign.txt").hasPrefix("'/foreign.txt' is no menu of this app."))
    #expect(try await read(0, "gone.txt").hasPrefix("'/gone.txt' is not there."))
    #expect(try await read(0, "menu.png").contains("is not one of the files that are wanted"))
    #expect(try await read(1, "menu.png") == "menu.png")
    #expect(!all[0].allowsOnlyOptions)
    #expect(all[0].hint == "the path of a file that ends in .txt")
  }
}
