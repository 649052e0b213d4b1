import SnippetFoundation

/// What a value is made of, by which an app may write it: for what hides it wherever it stands.
package struct ValueParts {
  package private(set) var texts: [String] = []
  package private(set) var numbers: [Double] = []

  /// The parts of a length of time, an amount, a measurement, a person, an address or a formatted text.
  ///
  /// Of other values there are none: text, numbers and dates are written as they are.
  package init(of value: any Sendable) {
    switch value {
    case let time as Duration:
      let (seconds, rest) = time.components
      numbers = [Double(seconds) + Double(rest) / 1e18]
      // Minutes and hours, where there is nothing else.
      numbers += [60, 3600].filter { rest == 0 && seconds % $0 == 0 }.map { Double(seconds / $0) }
      texts = ["\(time)"]
    case let amount as IntentCurrencyAmount:
      numbers = [NSDecimalNumber(decimal: amount.amount).doubleValue]
      texts = ["\(amount.amount)"]
    case let measurement as any TypedMeasurement:
      numbers = measurement.numbers
    case let person as IntentPerson:
      texts =
        [person.name.displayString] + ([person.handle] + person.aliases).compactMap { $0?.text }
      if case .components(let name) = person.name {
        texts += [name.givenName, name.familyName].compactMap(\.self)
      }
      switch person.identifier {
      case .contact(let text), .applicationDefined(let text): texts.append(text)
      case .unknown: break
      }
    case let url as URL:
      texts = [url.absoluteString, url.path, url.host ?? "", url.query ?? ""].filter { $0 != "/" }
    case let text as AttributedString:
      texts = [String(text.characters)]
    default: break
    }
  }
}
