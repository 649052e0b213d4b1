public import SnippetFoundation

/// How a value is shown to a person.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable, Equatable {
  /// The first line.
  public var title: LocalizedStringResource
  /// A line below it.
  public var subtitle: LocalizedStringResource?
  /// A picture beside it.
  public var image: Image?
  /// Other words for it.
  public var synonyms: [LocalizedStringResource]

  /// How a value is shown.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// A title alone.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// A title with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// A picture beside a title.
  public struct Image: Sendable, Hashable {
    private let source: Source

    /// The symbol's name; nil for other pictures.
    package var systemName: String? {
      if case .symbol(let name) = source { name } else { nil }
    }

    /// Where a picture comes from; behind one reference, since representations are copied with all that holds them.
    private indirect enum Source: Hashable {
      case symbol(String)
      /// A name in the app's catalog or an address.
      case place(String)
      case data(Data)
    }

    /// The shape that a picture is cut to.
    public enum DisplayStyle: Sendable, Hashable {
      /// A circle, as people are shown.
      case circular
      /// As the place where it is shown likes.
      case `default`
    }

    /// A picture of the app.
    public init(
      named name: String,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .place(name)
    }

    /// A symbol.
    public init(
      systemName: String,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .symbol(systemName)
    }

    /// A picture in a file's form.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
    }

    /// A picture at an address.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .place(url.absoluteString)
    }

    /// A picture at an address, of a size in points.
    public init(
      url: URL,
      width: Double,
      height: Double,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .place(url.absoluteString)
    }
  }
}

/// What the values of a type are called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable, Equatable {
  /// One of them.
  public var name: LocalizedStringResource
  /// Some of them, with a place for how many: `"\(placeholder: .int) landmarks"`.
  ///
  /// Said where they are counted: `Which landmarks? (2 to 3 landmarks)`.
  public var numericFormat: LocalizedStringResource?
  /// Other words for one.
  public var synonyms: [LocalizedStringResource]

  /// A name, and how several are counted.
  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// A name alone.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// A name with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation: WordedValue {
  /// The title.
  package var words: String? { title.resolvedInLines }
}

extension TypeDisplayRepresentation {
  /// So many of them; nil: the app does not say how they are counted.
  package func counted(_ count: Int) -> String? {
    var options = String.LocalizationOptions()
    options.replacements = [count]
    return numericFormat.map {
      Inflection.applied(
        to: String(localized: $0, options: options),
        isEnglish: Inflection.isEnglish($0.language)
      )
    }
  }
}

extension TypeDisplayRepresentation: WordedValue {
  /// The name of one.
  package var words: String? { name.resolved }
}
