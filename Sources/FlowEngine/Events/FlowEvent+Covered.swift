import Snippets

extension FlowEvent {
  /// The same for what is kept: what only the person in front of it may read is covered; nil: there is nothing such.
  package var covered: FlowEvent? {
    guard case .showed(var picture) = self, !picture.privateText.isEmpty else { return nil }
    picture.tree = picture.tree.covering(picture.privateText)
    return .showed(picture)
  }
}
