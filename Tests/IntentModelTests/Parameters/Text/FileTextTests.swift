import AppIntents
import Foundation
import Testing

@testable import IntentModel

struct FileTextTests {
  private func hint(_ types: [UTType]) -> String {
    IntentFile.hint(ParameterConfiguration(system: .init(contentTypes: types)))
  }

  @Test func `kinds of files without one ending are called by name`() {
    #expect(hint([]) == "the path of a file")
    #expect(hint([.item]) == "the path of a file")
    #expect(hint([.plainText, .pdf]) == "the path of a file that ends in .txt or .pdf")
    #expect(hint([.image]) == "the path of a picture")
    #expect(hint([.image, .plainText]) == "the path of a picture or a file that ends in .txt")
    #expect(
      hint([.movie, .audio, .json]) == "the path of a film, a sound or a file that ends in .json"
    )
    #expect(
      hint([UTType(importedAs: "org.pot.shape")]) == "the path of a file of the kind org.pot.shape"
    )
  }

  @Test func `a path may stand in quotes, or have its blanks marked as a shell does`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a menu.txt").path
    try "Tea".write(toFile: path, atomically: true, encoding: .utf8)
    let rules = ParameterConfiguration(system: .init(contentTypes: [.plainText]))
    let shell = path.replacingOccurrences(of: " ", with: "\\ ")
    for text in [path, "'\(path)'", "\"\(path)\"", shell, "/\(path)", "file://\(path)"] {
      let file: IntentFile? = IntentFile.read(text, rules).value()
      #expect(file?.filename == "a menu.txt", "\(text)")
    }
    let gone: IntentFile? = IntentFile.read("'\(path)", rules).value()
    #expect(gone == nil)
  }

  private func misfit(_ name: String, _ types: UTType...) -> String? {
    IntentFile(data: Data(), filename: name)
      .misfit(ParameterConfiguration(system: .init(contentTypes: types)))
  }

  @Test func `an ending that no known type has is one of its own`() throws {
    let track = try #require(UTType(filenameExtension: "track"))
    #expect(misfit("a.track", track) == nil)
    let xml = try #require(UTType(filenameExtension: "track", conformingTo: .xml))
    #expect(misfit("a.TRACK", xml) == nil)
    #expect(misfit("a.png", track) == "is not one of the files that are wanted")
    #expect(misfit("a.route", track) == "is not one of the files that are wanted")
    #expect(misfit("a.track", .xml) == "is not one of the files that are wanted")
    #expect(hint([track]) == "the path of a file that ends in .track")
  }

  @Test func `a type that the app declares takes what may be one of its files`() async throws {
    let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
    for name in ["a.json", "a.note", "a"] { #expect(misfit(name, note) == nil, "\(name)") }
    #expect(misfit("a.png", note) == "is not one of the files that are wanted")
    let shape = UTType(importedAs: "org.pot.shape")
    #expect(misfit("a.png", shape) == nil)
    let file = IntentFile(data: Data("{}".utf8), filename: "a.note")
    #expect(try await file.data(contentType: note).count == 2)
  }

  @Test func `a device or a pipe is no file`() {
    let rules = ParameterConfiguration()
    guard case .refused(let reason, _) = IntentFile.read("/dev/zero", rules) else {
      Issue.record("taken")
      return
    }
    #expect(reason == "is a device or a pipe, not a file")
  }
}
