import SnippetFoundation

extension EventVerb {
  /// `open 2`: conversation 2 of the app in front comes to the front; a case begins in conversation 1.
  static let open = EventVerb("open", usage: "open N, from 1 to 9") { text in
    guard let number = Int(text), (1...9).contains(number), text.count == 1 else { return nil }
    return .conversation(number)
  }
}
