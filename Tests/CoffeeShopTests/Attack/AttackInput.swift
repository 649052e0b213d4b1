import FlowEngine

/// What an attacker does.
enum AttackInput: Sendable, Equatable {
  case line(String)
  case tap(String)
  case confirm, decline, cancel, back, interrupt, endOfInput
  case resize(Int)
  case reload(String)
  case then(String)
  /// Time passes; whatever is due happens.
  case wait(milliseconds: Int)
  /// Several inputs before the first is answered: a paste, or two people.
  case atOnce([AttackInput])

  /// Every input by itself; nothing for a wait.
  var inputs: [FlowInput] {
    switch self {
    case .line(let line): [.line(line)]
    case .tap(let label): [.tap(label)]
    case .confirm: [.confirm]
    case .decline: [.decline]
    case .cancel: [.cancel]
    case .back: [.back]
    case .interrupt: [.interrupt]
    case .endOfInput: [.endOfInput]
    case .resize(let columns): [.resize(columns: columns)]
    case .reload(let name): [.reload(name)]
    case .then(let name): [.then(name)]
    case .wait: []
    case .atOnce(let inputs): inputs.flatMap(\.inputs)
    }
  }

  /// The input as lines of a flow file.
  var flow: [String] {
    switch self {
    case .line(let line): ["> " + line.replacing("\n", with: "␊")]
    case .tap(let label): ["! tap \(label)"]
    case .confirm: ["! confirm"]
    case .decline: ["! decline"]
    case .cancel: ["! cancel"]
    case .back: ["! back"]
    case .interrupt: ["! key C-c"]
    case .endOfInput: ["! eof"]
    case .resize(let columns): ["! resize \(columns)"]
    case .reload(let name): ["! reload \(name)"]
    case .then(let name): ["! then \(name)"]
    case .wait(let milliseconds): ["! wait \(milliseconds)ms"]
    case .atOnce(let inputs): ["# at once:"] + inputs.flatMap(\.flow)
    }
  }
}
