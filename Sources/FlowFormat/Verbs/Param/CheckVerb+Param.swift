import FlowEngine
import SnippetFoundation

extension CheckVerb {
  /// `param quantity = 2`: a parameter's value in words; `param quantity =` for one that is not set.
  static let param = CheckVerb(
    "param",
    usage: "param NAME = VALUE",
    parse: assignment
  ) { wanted, scene in
    guard let found = scene.view.parameters.first(where: { $0.name == wanted.name }) else {
      let names = scene.view.parameters.map(\.name).joined(separator: ", ")
      let actual = names.isEmpty ? "no parameters" : "parameters \(names)"
      return .differs(expected: "\(wanted.name) = \(wanted.value)", actual: actual, rewritten: nil)
    }
    let value = found.value ?? ""
    if haveSameScalars(value, wanted.value) { return .holds }
    let rewritten = value.isEmpty ? "\(wanted.name) =" : "\(wanted.name) = \(value)"
    return .differs(
      expected: "\(wanted.name) = \(wanted.value)",
      actual: found.value == nil ? "\(wanted.name) is not set" : rewritten,
      rewritten: value.contains("\n") ? nil : rewritten
    )
  }
}
