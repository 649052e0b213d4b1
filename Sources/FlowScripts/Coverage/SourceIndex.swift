import SnippetFoundation

/// Where the Swift sources of a package declare types and their properties, by their lines alone.
package struct SourceIndex: Sendable {
  private var types: [String: (path: String, line: Int)] = [:]
  private var members: [String: Int] = [:]

  /// Knows nothing.
  package init() {}

  /// Reads every Swift file in a folder; one that is not there declares nothing.
  package init(folder: String) {
    let files = SnapshotStore.readableFiles(in: folder, ending: ".swift")
    for file in files {
      let path = folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      read(String(decoding: data, as: UTF8.self), path: path)
    }
  }

  private mutating func read(_ text: String, path: String) {
    var type = ""
    var number = 0
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = row.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (word, name) in zip(words, words.dropFirst()) {
        switch word {
        case "struct", "class", "enum", "actor":
          type = String(name)
          if types[type] == nil { types[type] = (path, number) }
        case "var":
          let member = "\(type).\(name)"
          if members[member] == nil { members[member] = number }
        default: continue
        }
        break
      }
    }
  }

  /// `FILE:LINE` of a type, or of a property of it; nil: not found.
  package func declaration(of type: String, member: String? = nil) -> String? {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    guard let place = types[name] else { return nil }
    guard let member else { return "\(place.path):\(place.line)" }
    return members["\(name).\(member)"].map { "\(place.path):\($0)" }
  }
}
