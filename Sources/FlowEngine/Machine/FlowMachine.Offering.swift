import IntentModel
import SnippetFoundation
import Snippets

// Nothing to choose from: no answer could be right, so nothing is asked.
extension FlowMachine {
  /// A slot whose value has to be one of none: it is left empty where that is allowed, else the run ends.
  mutating func offerNothing(slot position: Int, of index: Int) {
    let parameter = runs[index].slots[position].parameter
    let message = Self.nothingToChoose(for: parameter)
    if parameter.isOptional {
      note(.text("\(message) It is left out."))
      return advance(index)
    }
    if parameter.isList, parameter.size?.min == 0 {
      return keep([], slot: position, from: .invocation, in: index)
    }
    fail(run: index, .failed(message))
  }

  /// What is said where a value has to be one of none.
  static func nothingToChoose(for parameter: any AnyIntentParameter) -> String {
    "'\(visible(parameter.title).quotable)' cannot be chosen: the app offers nothing to choose from."
  }
}

extension AnyIntentParameter {
  /// Whether a value is always one of those that are offered.
  var isChosenOnly: Bool { hasOptions && allowsOnlyOptions && !hasResolvers }

  /// Whether code of the app says what there is to choose from.
  var isListedByCode: Bool {
    isOfferedByProvider || hasOptions && kind != .enumeration && kind != .boolean
  }
}
