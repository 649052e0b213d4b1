import IntentModel
import SnippetFoundation

// What values are called: an entity's and a case's words are code of the app's, which the call asks that brought the value.
extension FlowMachine {
  /// A value, and what the app calls it.
  struct TitledValue: Sendable {
    let value: any Sendable
    let title: String
  }

  /// What a value that a call brought is called, each element of a list by itself; of what no app's code names, nothing.
  static func titles(
    of value: any Sendable,
    by parameter: any AnyIntentParameter
  ) -> [TitledValue] {
    switch parameter.kind {
    case .string, .integer, .number, .boolean: return []
    case .enumeration, .entity, .other: break
    }
    return (parameter.isList ? elements(of: value) ?? [value] : [value]).map {
      TitledValue(value: $0, title: parameter.display($0).titleText)
    }
  }

  /// What a value of a run is called: as it was when a call brought it, else as the app calls it now.
  func title(
    of value: any Sendable,
    by parameter: any AnyIntentParameter,
    in index: Int
  ) -> String {
    let known = runs[index].titles
    if known.isEmpty { return parameter.display(value).titleText }
    let values = parameter.isList ? elements(of: value) ?? [value] : [value]
    return values.map { value in
      known.last { isSame($0.value, value) }?.title ?? parameter.display(value).titleText
    }.joined(separator: ", ")
  }
}
