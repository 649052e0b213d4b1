import FoundationEssentials

/// The compiler's side of our macros: it starts this program where source code uses one of them, and asks through the
/// standard input.
enum Plugin {
  /// Answers until the compiler closes its end.
  static func serve() {
    while let message = Channel.read() {
      guard let bytes = try? JSONEncoder().encode(answer(to: message)) else { return }
      Channel.write(bytes)
    }
  }

  private static func answer(to message: [UInt8]) -> PluginMessage {
    let asked = try? JSONDecoder().decode(HostMessage.self, from: Data(message))
    var answer = PluginMessage()
    if let use = asked?.expandAttachedMacro {
      answer.expandMacroResult = Expander.expand(use)
    } else if let use = asked?.expandFreestandingMacro {
      answer.expandMacroResult = Expander.expand(use)
    } else {
      answer.getCapabilityResult = PluginMessage.CapabilityResult()
    }
    return answer
  }
}
