import FlowEngine

extension EventVerb {
  /// `lock`: the device is locked; intents that want to know who asks wait.
  package static let lock = EventVerb("lock", sends: .lock)
}
