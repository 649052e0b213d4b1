import FlowEngine
import SnippetFoundation

extension EventVerb {
  /// `url shop://menu/3`: the app is opened with an address, from outside of the conversation.
  package static let url = EventVerb("url", usage: "url ADDRESS") { text in
    guard let url = URL(string: text), url.scheme != nil else { return nil }
    return .openURL(url)
  }
}
