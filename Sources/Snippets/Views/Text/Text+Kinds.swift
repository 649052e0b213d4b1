/// Where a text's lines stand beside each other.
public nonisolated enum TextAlignment: UInt8, Sendable, Hashable, CaseIterable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing
}

extension Text {
  /// Where a line that is too long loses its characters.
  public nonisolated enum TruncationMode: Sendable, Hashable {
    /// At the beginning, at the end, in the middle.
    case head, tail, middle

    /// Bits 4 and 5 of a text's flags.
    var flags: UInt8 { self == .tail ? 0 : self == .head ? 16 : 32 }

    /// The mode of a node.
    init(bits: UInt8) { self = bits == 0 ? .tail : bits == 1 ? .head : .middle }
  }

  /// Capital or small letters.
  public nonisolated enum Case: Sendable, Hashable {
    /// All of one kind.
    case uppercase, lowercase
  }

  /// A line below or through characters; in a terminal there is one kind.
  public nonisolated struct LineStyle: Sendable, Hashable {
    /// How the line is broken; accepted.
    public enum Pattern: Sendable, Hashable {
      /// Apple's patterns.
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// One line.
    public static let single = LineStyle()

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }

  /// How large a text is within others; accepted.
  public nonisolated struct Scale: Sendable, Hashable {
    private let name: String
    /// As usual.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
}

/// Something of the app's that a text carries for its own renderer; accepted.
public protocol TextAttribute {}
