import SnippetFoundation

/// A command that the terminal carries out by itself: the conversation hears nothing of it.
enum LocalCommand: Equatable {
  /// `on`, `off`, or what was typed in their place.
  case accessible(String)
  case width(Int)
  case record(String)
  case replay(String)

  /// nil: the line is no such command, or one that the conversation has the words for.
  init?(_ line: String) {
    let words = line.trimmingCharacters(in: .whitespaces).split(separator: " ", maxSplits: 1)
    let argument = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
    switch words.first?.lowercased() {
    case "/accessible": self = .accessible(argument.lowercased())
    case "/record": self = .record(argument)
    case "/replay": self = .replay(argument)
    case "/width":
      guard let columns = Int(argument), (8...1000).contains(columns) else { return nil }
      self = .width(columns)
    default: return nil
    }
  }
}
