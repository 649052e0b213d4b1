import Snapshots
import SnippetFoundation

/// Where the Swift sources of a package declare types and their properties, by their words alone.
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

  /// Reads one file.
  package mutating func read(_ text: String, path: String) {
    var words = SourceWords(text)
    /// What each brace that is open belongs to: a type's name, or nothing.
    var open: [String?] = []
    /// The type whose brace comes next.
    var declared: String?
    var keyword: String?
    var before = ""
    while let word = words.next() {
      defer {
        // What is imported by its kind, as in `import struct`, is declared elsewhere.
        keyword = Self.keywords.contains(word.text) && before != "import" ? word.text : nil
        before = word.text
      }
      switch (keyword, word.text) {
      case (_, "{"):
        open.append(declared)
        declared = nil
      case (_, "}"):
        _ = open.popLast()
      case ("var", let name):
        if let type = open.last ?? nil, members["\(type).\(name)"] == nil {
          members["\(type).\(name)"] = word.line
        }
      // A member of the type itself: `class func`, `class var`.
      case ("class", "func"), ("class", "var"), ("class", "let"), ("class", "override"): break
      case ("extension", let name): declared = name
      case (.some, let name) where name.first?.isLetter == true || name.first == "_":
        declared = name
        if types[name] == nil { types[name] = (path, word.line) }
      default: break
      }
    }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "var",
  ]

  /// `FILE:LINE` of a type, or of a property of it; nil: not found.
  package func declaration(of type: String, member: String? = nil) -> String? {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    guard let place = types[name] else { return nil }
    guard let member else { return "\(place.path):\(place.line)" }
    return members["\(name).\(member)"].map { "\(place.path):\($0)" }
  }
}
