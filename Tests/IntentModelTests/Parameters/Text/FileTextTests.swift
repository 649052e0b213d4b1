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
}
