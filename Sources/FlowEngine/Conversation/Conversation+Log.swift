import Logging

extension Conversation {
  /// Logs what goes wrong: warnings, and calls and questions whose time is up.
  func log(_ event: FlowEvent) {
    guard let logger else { return }
    switch event {
    case .warned(let warning): logger.warning("\(warning.text)")
    case .traced(let entry) where entry.kind == .timeout: logger.notice("\(entry.line)")
    case .noted(.failed(let intent, let message)):
      logger.error("\(intent): \(message)")
    case .noted(.snippetFailed(let intent, let message)):
      logger.error("\(intent) could not be drawn: \(message)")
    default: break
    }
  }
}
