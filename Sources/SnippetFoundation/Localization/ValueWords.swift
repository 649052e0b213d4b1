import Foundation

/// A value of a type that is not an app's, written for a person in a way of its own where it stands in a text.
package protocol WordedValue {
  /// The words for a person; nil: it has none after all.
  var words: String? { get }
}

/// A value of an app's type that stands for another one, and is written by the words of that.
public protocol _StandingValue: Sendable {
  /// The words for a person.
  var _words: String { get }
}

/// What a value in a text is written as, where it is no number and no text itself.
package enum ValueWords {
  /// The words that a value brings for a person, else how it describes itself.
  ///
  /// An optional value is written as the value in it, where that brings words.
  package static func text<Value>(of value: Value) -> String {
    own(value) ?? String(describing: value)
  }

  /// The words that a value brings for a person; nil: it brings none.
  static func own<Value>(_ value: Value) -> String? {
    if let value = value as? any CustomLocalizedStringResourceConvertible {
      return value.localizedStringResource.resolved
    }
    return (value as? any WordedValue)?.words ?? (value as? any _StandingValue)?._words
  }

  /// Several values as a list in the person's language; nil: one of them brings no words.
  fileprivate static func list<Element>(_ elements: some Sequence<Element>) -> [String]? {
    var words: [String] = []
    for element in elements {
      guard let own = own(element) else { return nil }
      words.append(own)
    }
    let isWorded =
      !words.isEmpty || Element.self is any CustomLocalizedStringResourceConvertible.Type
      || Element.self is any WordedValue.Type || Element.self is any _StandingValue.Type
    return isWorded ? words : nil
  }
}

extension Array: WordedValue {
  /// "A, B, and C", in the order of the list.
  package var words: String? {
    ValueWords.list(self).map(ListFormatter.localizedString(byJoining:))
  }
}

extension Set: WordedValue {
  /// "A, B, and C", in the order of the words, which is the same in every run.
  package var words: String? {
    ValueWords.list(self).map { ListFormatter.localizedString(byJoining: $0.sorted()) }
  }
}

extension LocalizedStringResource: WordedValue {
  /// The words of the resource in its language.
  package var words: String? { resolved }
}

extension AttributedString: WordedValue {
  /// The characters.
  package var words: String? { String(characters) }
}

extension PersonNameComponents: WordedValue {
  /// The name in the order of the person's language.
  package var words: String? { PersonNameComponentsFormatter().string(from: self) }
}

extension Measurement: WordedValue where UnitType: Dimension {
  /// The amount in a unit that the person is used to, as `formatted()` writes it.
  package var words: String? { formatted() }
}
