import Foundation

/// What a strings table has for a key in one language.
indirect enum Translation: Sendable, Hashable {
  case text(String)
  /// Texts by the number of the first value that is one.
  case plural([PluralCategory: Translation])
  /// A text in which parts vary, each by a number of its own.
  case substituted(String, [String: Substitution])
  /// Several sentences that mean the same: phrases.
  case several([String])

  struct Substitution: Sendable, Hashable {
    /// Which value it varies by, counted from 0; nil: the next number.
    var argument: Int?
    var forms: Translation
  }

  /// A part of a text that is written: characters of the translation, or a value.
  enum Piece: Equatable {
    case text(String)
    case value(Int, FormatTemplate.Specifier)
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .plural(let forms): forms.isEmpty || forms.values.contains(where: \.isEmpty)
    case .substituted(let text, _): text.isEmpty
    case .several(let texts): texts.isEmpty || texts.contains(where: \.isEmpty)
    }
  }
}

extension Translation {
  /// The text with its values' places, in a language.
  func pieces(_ arguments: [LocalizedArgument], language: String) -> [Piece] {
    var writer = Writer(arguments: arguments, language: language)
    writer.write(self, number: nil)
    return writer.pieces
  }

  /// Puts a text together.
  private struct Writer {
    let arguments: [LocalizedArgument]
    let language: String
    var pieces: [Piece] = []
    private var next = 0
    private var depth = 0

    init(arguments: [LocalizedArgument], language: String) {
      self.arguments = arguments
      self.language = language
    }

    mutating func write(_ translation: Translation, number: Int?) {
      depth += 1
      defer { depth -= 1 }
      guard depth < 16 else { return }
      switch translation {
      case .text(let text): write(text, number, [:])
      case .substituted(let text, let parts): write(text, number, parts)
      case .several(let texts): write(texts.first ?? "", number, [:])
      case .plural(let forms):
        let counted = number ?? arguments.firstIndex(where: \.isNumber)
        if let form = form(of: forms, by: counted) { write(form, number: counted) }
      }
    }

    private func form(
      of forms: [PluralCategory: Translation],
      by number: Int?
    ) -> Translation? {
      var category = PluralCategory.other
      if let number, arguments.indices.contains(number) {
        let digits = arguments[number].digits
        // Nought has words of its own wherever a table gives them, as on Apple's systems.
        if Double(digits) == 0, let form = forms[.zero] { return form }
        category = .of(digits, in: language)
      }
      return forms[category] ?? forms[.other]
        ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
    }

    private mutating func write(_ text: String, _ number: Int?, _ parts: [String: Substitution]) {
      // Without values a text is shown as it stands, percent signs and all.
      if arguments.isEmpty, parts.isEmpty { return pieces.append(.text(text)) }
      for piece in FormatTemplate(text).pieces {
        switch piece {
        case .text(let text): pieces.append(.text(String(text)))
        case .number: write(value: number ?? 0, FormatTemplate.Specifier(conversion: "d"))
        case .value(let argument, let specifier):
          write(value: argument ?? next, specifier)
          if argument == nil { next += 1 }
        case .substitution(let name, let place):
          guard let part = parts[name] else {
            pieces.append(.text("%#@\(name)@"))
            continue
          }
          let fixed = part.argument ?? place
          let counted = fixed ?? numberAfterNext
          if fixed == nil { next = (counted ?? next) + 1 }
          let after = next
          if let counted { next = counted }
          write(part.forms, number: counted)
          next = max(after, next)
        }
      }
    }

    /// The next value that is a number.
    private var numberAfterNext: Int? {
      arguments.indices.first { $0 >= next && arguments[$0].isNumber }
    }

    private mutating func write(value: Int, _ specifier: FormatTemplate.Specifier) {
      if arguments.indices.contains(value) {
        pieces.append(.value(value, specifier))
      } else {
        pieces.append(.text("%\(value + 1)$\(specifier.conversion)"))
      }
    }
  }

  /// The text with its values, on one line each where asked.
  func text(_ arguments: [LocalizedArgument], language: String, locale: Locale) -> String {
    pieces(arguments, language: language).map { piece in
      switch piece {
      case .text(let text): text
      case .value(let index, let specifier): arguments[index].text(specifier, in: locale)
      }
    }.joined()
  }
}
