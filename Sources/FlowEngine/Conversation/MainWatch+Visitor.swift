import IntentModel

extension MainWatch.Visitor {
  /// The call that the current task works for.
  static var current: MainWatch.Visitor? {
    guard let host = CurrentHost.host as? ConversationHost else { return nil }
    return MainWatch.Visitor(
      conversation: ObjectIdentifier(host.conversation),
      call: host.number
    )
  }
}
