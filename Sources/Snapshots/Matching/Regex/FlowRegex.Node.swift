extension FlowRegex {
  /// What an expression says.
  indirect enum Node: Sendable {
    case scalar(Unicode.Scalar, ignoringCase: Bool)
    case oneOf(ScalarSet, ignoringCase: Bool)
    /// Any scalar but a line feed.
    case any
    case sequence([Node])
    case choice([Node])
    case group(Int, Node)
    case repeated(Node, atLeast: Int, atMost: Int?, isLazy: Bool)
    case look(Node, isNegated: Bool)
    case same(asGroup: Int)
    case edge(Edge)

    /// A text, scalar by scalar.
    static func text(_ text: String) -> Node {
      .sequence(text.unicodeScalars.map { .scalar($0, ignoringCase: false) })
    }

    /// Any text of one row.
    static let anyText = Node.repeated(.any, atLeast: 0, atMost: nil, isLazy: false)

    /// What fits nothing.
    static let never = Node.choice([])

    /// Whether it may take nothing.
    var canBeEmpty: Bool {
      switch self {
      case .scalar, .oneOf, .any: false
      case .sequence(let nodes): nodes.allSatisfy(\.canBeEmpty)
      case .choice(let nodes): nodes.contains(where: \.canBeEmpty)
      case .group(_, let node): node.canBeEmpty
      case .repeated(let node, let least, _, _): least == 0 || node.canBeEmpty
      case .look, .same, .edge: true
      }
    }
  }

  /// A place between scalars.
  enum Edge: Sendable {
    case start, end, word, inside
  }

  /// A set of scalars: ranges, and families of them.
  struct ScalarSet: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var families: [(family: Family, isNegated: Bool)] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      let isIn =
        ranges.contains { $0.contains(scalar.value) }
        || families.contains { $0.family.contains(scalar) != $0.isNegated }
      return isIn != isNegated
    }
  }

  /// A family of scalars: what `\d`, `\w`, `\s` and `\p{..}` stand for.
  enum Family: Sendable {
    case digit, word, space
    /// The first letters of general categories, such as `L` or `Lu`.
    case category(String)

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      let properties = scalar.properties
      switch self {
      case .digit: return properties.generalCategory == .decimalNumber
      case .word:
        return scalar == "_" || properties.isAlphabetic
          || properties.generalCategory == .decimalNumber
      case .space: return properties.isWhitespace
      case .category(let name): return Family.name(properties.generalCategory).hasPrefix(name)
      }
    }

    static let categories = [
      "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "N", "Nd", "Nl", "No", "P", "S", "Sc", "Sm", "Z",
    ]

    private static func name(_ category: Unicode.GeneralCategory) -> String {
      switch category {
      case .uppercaseLetter: "Lu"
      case .lowercaseLetter: "Ll"
      case .titlecaseLetter: "Lt"
      case .modifierLetter: "Lm"
      case .otherLetter: "Lo"
      case .nonspacingMark, .spacingMark, .enclosingMark: "M"
      case .decimalNumber: "Nd"
      case .letterNumber: "Nl"
      case .otherNumber: "No"
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        "P"
      case .currencySymbol: "Sc"
      case .mathSymbol: "Sm"
      case .modifierSymbol, .otherSymbol: "S"
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: "Z"
      default: "C"
      }
    }
  }
}
