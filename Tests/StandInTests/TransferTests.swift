import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

private struct Recipe: Codable, Equatable, Transferable {
  var name: String

  static let file = UTType(exportedAs: "com.example.recipe", conformingTo: .data)

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    CodableRepresentation(
      for: Recipe.self,
      contentType: .xmlPropertyList,
      encoder: PropertyListEncoder(),
      decoder: PropertyListDecoder()
    )
    FileRepresentation(importedContentType: .png) { received in
      let original = received.isOriginalFile ? "original " : "copy "
      return Recipe(name: original + received.file.lastPathComponent)
    }
    FileRepresentation(importedContentType: .gif, shouldAttemptToOpenInPlace: true) { received in
      let original = received.isOriginalFile ? "original " : "copy "
      return Recipe(name: original + received.file.lastPathComponent)
    }
    ProxyRepresentation(exporting: \.name) { Recipe(name: $0) }
      .suggestedFileName { "\($0.name).recipe" }
  }
}

private struct Note: Transferable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (note: Note) async throws -> String in
      await Task.yield()
      return note.text
    }
    DataRepresentation(importedContentType: .json) { (_: Data) throws -> Note in
      throw CocoaError(.fileReadCorruptFile)
    }
    ProxyRepresentation(importing: { (text: String) in Note(text: text) })
  }
}

struct TransferTests {
  private let soup = Recipe(name: "Soup")

  @Test func `a value is made of the bytes that it was made into`() async throws {
    for type in [UTType.json, .xmlPropertyList, .utf8PlainText] {
      let data = try await soup.exported(as: type)
      #expect(try await Recipe(importing: data, contentType: type) == soup, "\(type)")
    }
    #expect(try await soup.exported(as: nil) == JSONEncoder().encode(soup))
    #expect(Recipe.exportedContentTypes() == [.json, .xmlPropertyList, .utf8PlainText])
    #expect(
      Recipe.importedContentTypes()
        == [.json, .xmlPropertyList, .png, .gif, .utf8PlainText, .plainText]
    )
    #expect(soup.importedContentTypes() == Recipe.importedContentTypes())
  }

  @Test func `without a type the first form counts that can read the bytes`() async throws {
    #expect(try await Note(importing: Data("a".utf8), contentType: nil).text == "a")
    await #expect(throws: CocoaError.self) {
      try await Note(importing: Data("a".utf8), contentType: .json)
    }
    let error = await #expect(throws: TransferError.self) {
      try await Note(importing: Data(), contentType: .pdf)
    }
    #expect(error == .noForm(type: "Note", contentType: .pdf))
    #expect(try await Note(text: "b").exported(as: .text) == Data("b".utf8))
    let other = await #expect(throws: TransferError.self) {
      try await String(importing: Data([0xFF]), contentType: .utf8PlainText)
    }
    #expect(other == .otherContent(type: "String", contentType: .utf8PlainText))
  }

  @Test func `a form that is a file gets a copy, or the file itself in its place`() async throws {
    let made = try await Recipe(importing: Data([1]), contentType: .png)
    #expect(made.name == "copy file.png")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = folder.appendingPathComponent("a.gif")
    try Data([1]).write(to: picture)
    #expect(try await Recipe(importing: picture, contentType: nil).name == "original a.gif")
    #expect(try await Recipe(importing: picture, contentType: .png).name == "copy a.gif")
    #expect(FileManager.default.fileExists(atPath: picture.path))
  }

  @Test func `a value is written as a file under the name that it proposes`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = try await soup.export(to: folder, contentType: .plainText)
    #expect(place.lastPathComponent == "Soup.recipe")
    #expect(try Data(contentsOf: place) == Data("Soup".utf8))
    await #expect(throws: (any Error).self) {
      try await soup.export(to: folder, contentType: .plainText)
    }
    let (lent, name) = try await soup.withExportedFile(contentType: .json) { url in
      #expect(FileManager.default.fileExists(atPath: url.path))
      return (url, url.lastPathComponent)
    }
    #expect(name == "Recipe.json" && !FileManager.default.fileExists(atPath: lent.path))
  }
}
