import IntentModel
import SnippetFoundation

// Parameters without a value and without a default in the code: what they are chosen from is asked for one.
extension FlowMachine {
  /// Asks the app for a slot's default, once in a run.
  mutating func seekDefault(slot: Int, of index: Int) {
    runs[index].slots[slot].soughtDefault = true
    start(
      .defaultResult(slot: slot),
      for: runs[index].id,
      .defaultResult(runs[index].slots[slot].parameter, of: runs[index].intent)
    )
  }

  mutating func defaultCame(
    _ id: Int,
    _ result: Result<(any Sendable)?, Failure>,
    _ titles: [TitledValue]
  ) {
    guard let call = finish(id, as: "the default"), let index = index(ofRun: call.run),
      case .defaultResult(let slot) = call.kind
    else { return }
    runs[index].titles += titles
    switch result {
    case .failure(let failure): return fail(run: index, failure)
    case .success(nil): break
    case .success(let value?): take(value, asDefaultOf: slot, in: index)
    }
    advance(index)
  }

  private mutating func take(_ value: any Sendable, asDefaultOf slot: Int, in index: Int) {
    let parameter = runs[index].slots[slot].parameter
    actions.append(.assign(parameter, value))
    runs[index].slots[slot].isSet = true
    if runs[index].slots[slot].isSecret { learn(value, of: parameter, in: index) }
    runs[index].slots[slot].text = title(of: value, by: parameter, in: index)
    let text = runs[index].slots[slot].text ?? ""
    record("default of \(parameter.name): \(text)")
    doubt(whatDependsOn: parameter.name, in: index)
  }
}

extension FlowMachine.Slot {
  /// Whether what the parameter is chosen from has yet to be asked for a default.
  var seeksDefault: Bool { !isSet && !soughtDefault && parameter.mayHaveDefaultResult }
}
