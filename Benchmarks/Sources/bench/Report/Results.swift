import Foundation

/// The figures of all runs, one JSON object a line.
///
/// A run replaces what it measured again.
struct Results {
  let path: String

  func keep(_ figures: [Figure]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let names = Set(figures.map(\.name))
    var lines = kept().filter { line in
      let old = try? JSONDecoder().decode(Figure.self, from: Data(line.utf8))
      return old.map { !names.contains($0.name) } ?? false
    }
    for figure in figures {
      lines.append(String(decoding: try encoder.encode(figure), as: UTF8.self))
    }
    let text = lines.map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func kept() -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }
}
