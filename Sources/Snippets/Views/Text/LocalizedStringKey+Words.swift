import SnippetFoundation

extension LocalizedStringKey {
  /// The words in the person's language with their values, as far as they need no surroundings to be written.
  package var words: String {
    guard bringsWords, let (key, arguments) = template else { return plain }
    return LocalizedText.plain(key, arguments, locale: Localization.locale ?? .source) ?? plain
  }

  /// The key of a strings table and its values; nil: the values' places are not known.
  var template: (key: String, arguments: [RichText.Part])? {
    if parts.isEmpty { return (plain, []) }
    let arguments = parts.filter { if case .literal = $0 { false } else { true } }
    if arguments.isEmpty { return (plain, []) }
    let key = parts.map { part in
      switch part {
      case .literal(let text): text.replacing("%", with: "%%")
      case .value(let value): value.specifier
      case .string, .image, .text, .styled, .key, .tooDeep: "%@"
      }
    }.joined()
    return (key, arguments)
  }
}
