/// How symbols are varied: filled, struck through, in a circle.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private var shape = ""
  private var isFilled = false
  private var isStruck = false

  private init() {}

  /// As they are.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// Struck through.
  public static let slash = none.slash

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// In a circle too.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// In a square too.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// In a rectangle too.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// Filled too.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// Struck through too.
  public var slash: SymbolVariants { with { $0.isStruck = true } }

  /// Whether everything of another is in it.
  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
      && (other.shape.isEmpty || other.shape == shape)
  }

  /// Both.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      if !other.shape.isEmpty { $0.shape = other.shape }
      $0.isFilled = isFilled || other.isFilled
      $0.isStruck = isStruck || other.isStruck
    }
  }

  /// The name of a symbol that is varied so.
  func name(_ name: String) -> String {
    if self == .none { return name }
    var name = name
    for (suffix, isWanted) in [(shape, !shape.isEmpty), ("slash", isStruck), ("fill", isFilled)]
    where isWanted && !name.split(separator: ".").contains(Substring(suffix)) {
      let filled = suffix != "fill" && name.hasSuffix(".fill")
      name = filled ? "\(name.dropLast(5)).\(suffix).fill" : "\(name).\(suffix)"
    }
    return name
  }
}

extension View {
  /// Varies the symbols inside.
  ///
  /// Renders as: `★` for `star` with `.fill`.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> Scoped<Self> {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
