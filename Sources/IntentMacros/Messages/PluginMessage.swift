/// What this program answers.
struct PluginMessage: Encodable {
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: Expansion?

  struct CapabilityResult: Encodable {
    var capability = Capability()
  }

  struct Capability: Encodable {
    var protocolVersion = 7
  }

  struct Expansion: Encodable {
    /// nil where the diagnostics say why there is none.
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  struct Diagnostic: Encodable {
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Never] = []
    var notes: [Never] = []
    var fixIts: [Never] = []
  }

  struct Position: Encodable {
    var fileName: String
    /// In bytes from the beginning of the file.
    var offset: Int
  }
}
