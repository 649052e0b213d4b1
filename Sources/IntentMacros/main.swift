import FoundationEssentials

// The compiler starts this program where source code uses one of our macros, and asks through its standard input.

while let message = Channel.read() {
  let asked = try? JSONDecoder().decode(HostMessage.self, from: Data(message))
  var answer = PluginMessage()
  if let use = asked?.expandAttachedMacro {
    answer.expandMacroResult = Expander.expand(use)
  } else if let use = asked?.expandFreestandingMacro {
    answer.expandMacroResult = Expander.expand(use)
  } else {
    answer.getCapabilityResult = PluginMessage.CapabilityResult()
  }
  guard let bytes = try? JSONEncoder().encode(answer) else { break }
  Channel.write(bytes)
}
