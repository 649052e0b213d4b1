import SnippetFoundation

extension AppDescription.ValueType {
  /// Describes a type as Swift has it: optional, list and all.
  init(of type: any _IntentValue.Type) {
    func described<Value: _IntentValue>(_ type: Value.Type) -> Self {
      let isOptional = type is any AnyOptional.Type
      let isList = Value.UnwrappedType.self is any AnyList.Type
      return Self(of: Value.ValueType.self, isOptional: isOptional, isList: isList)
    }
    self = described(type)
  }

  init(of element: any _IntentValue.Type, isOptional: Bool, isList: Bool) {
    (self.isOptional, self.isList) = (isOptional, isList)
    (kind, name) = Self.kind(of: element)
    types = (element as? any _IntentValueRepresentable.Type)?.allIntentValueTypes.map {
      Self(of: $0)
    }
  }

  private static func kind(of type: any _IntentValue.Type) -> (String, String?) {
    switch type {
    case is String.Type: ("string", nil)
    case is Int.Type: ("integer", nil)
    case is Double.Type: ("number", nil)
    case is Bool.Type: ("boolean", nil)
    case is Date.Type: ("date", nil)
    case is DateComponents.Type: ("dateComponents", nil)
    case is Duration.Type: ("duration", nil)
    case is URL.Type: ("url", nil)
    case is AttributedString.Type: ("attributedString", nil)
    case is IntentCurrencyAmount.Type: ("currencyAmount", nil)
    case is IntentPerson.Type: ("person", nil)
    case is IntentFile.Type: ("file", nil)
    case let type as any AppEnum.Type: ("enum", type.persistentIdentifier)
    case let type as any AppEntity.Type: ("entity", type.persistentIdentifier)
    case is any _IntentValueRepresentable.Type: ("union", typeName(type))
    case let type as any _MeasurementValue.Type: ("measurement", unitName(of: type))
    default: ("other", typeName(type))
    }
  }

  private static func unitName(of type: any _MeasurementValue.Type) -> String {
    func name<Value: _MeasurementValue>(_ type: Value.Type) -> String { "\(Value.UnitType.self)" }
    return name(type)
  }
}
