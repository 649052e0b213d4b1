/// Events of the format that are read, and refused when a file is checked or run.
extension EventVerb {
  static let done = EventVerb(later: "done", usage: "done", instead: ["cancel"]) { $0.isEmpty }
  static let paste = EventVerb(later: "paste", usage: "paste <<") { $0 == "<<" }
  static let crash = EventVerb(later: "crash", usage: "crash", instead: ["cancel"]) { $0.isEmpty }
  static let resume = EventVerb(later: "resume", usage: "resume") { $0.isEmpty }
  static let app = EventVerb(later: "app", usage: "app NAME") { !$0.isEmpty }
  static let open = EventVerb(later: "open", usage: "open N") { Int($0) != nil }
}
