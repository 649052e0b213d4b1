public import SnippetFoundation

extension Color {
  /// What a colour's parts are measured in.
  public enum RGBColorSpace: Sendable, Hashable {
    /// Apple's three; taken for the same.
    case sRGB, sRGBLinear, displayP3
  }

  /// Mixes a colour of three parts from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let value = Self.byte(red) &<< 16 | Self.byte(green) &<< 8 | Self.byte(blue)
    self = Color(kind: 2, value: value).opacity(opacity)
  }

  /// Mixes a gray from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Mixes a colour of a hue, a saturation and a brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Names a colour of the app; its parts are not known, so characters keep theirs.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = name == "AccentColor" ? .accentColor : Color(change: StyleChange())
  }

  /// Names a colour of the app; its parts are not known, so characters keep theirs.
  public init(_ resource: ColorResource) { self.init(resource.name) }

  /// Makes a colour of its parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  private static func byte(_ part: Double) -> UInt64 {
    part.isNaN ? 0 : UInt64(max(0, min(255, (part * 255).rounded())))
  }

  /// A colour's parts where a view stands.
  public nonisolated struct Resolved: ShapeStyle, Hashable, Codable {
    /// From 0 to 1.
    public var red, green, blue, opacity: Float

    /// Makes a colour of parts from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// What the colour does to characters.
    public var _fixed: StyleChange? { Color(self)._fixed }
  }

  /// Returns the colour's parts; of a colour that a terminal names, Apple's on a light ground.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let value = change.bits &>> 24 & 0xFF_FFFF
    let kind = change.bits &>> 16 & 0xFF
    let isDark = environment.colorScheme == .dark
    let mix =
      kind == 2 ? value : kind == 1 ? Self.mixes[Int(value & 15)] : isDark ? 0xFF_FFFF : 0
    let isClear = change.bits & Style.clearBit != 0
    let isDim = change.bits & Style.dim.bits != 0
    return Resolved(
      red: Float(mix &>> 16) / 255,
      green: Float(mix &>> 8 & 0xFF) / 255,
      blue: Float(mix & 0xFF) / 255,
      opacity: isClear ? 0 : isDim ? 0.5 : 1
    )
  }

  /// Mixes in a part of another colour, from 0 to 1.
  public func mix(
    with other: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let part = Float(fraction.isNaN ? 0 : max(0, min(1, fraction)))
    if part == 0 { return self }
    if part == 1 { return other }
    let values = EnvironmentValues()
    let (one, two) = (resolve(in: values), other.resolve(in: values))
    func between(_ path: KeyPath<Resolved, Float>) -> Float {
      one[keyPath: path] * (1 - part) + two[keyPath: path] * part
    }
    return Color(
      Resolved(
        red: between(\.red),
        green: between(\.green),
        blue: between(\.blue),
        opacity: between(\.opacity)
      )
    )
  }

  /// A gradient from the colour to a lighter one: in text, the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// By a terminal's number.
  private static let mixes: [UInt64] = [
    0x000000, 0xFF3B30, 0x34C759, 0xFF9500, 0x007AFF, 0xAF52DE, 0x30B0C7, 0xC7C7CC,
    0x8E8E93, 0xFF3B30, 0x00C7BE, 0xFFCC00, 0x5856D6, 0xFF2D55, 0x32ADE6, 0xFFFFFF,
  ]

  private static let names: [String] = [
    "black", "red", "green", "orange", "blue", "purple", "teal", "lightGray",
    "darkGray", "red", "mint", "yellow", "indigo", "pink", "cyan", "white",
  ]

  var words: String {
    let value = change.bits &>> 24 & 0xFF_FFFF
    if change.bits & Style.clearBit != 0 { return "clear" }
    switch change.bits &>> 16 & 0xFF {
    case 1: return Self.names[Int(value & 15)]
    case 2:
      let hex = String(value, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: max(0, 6 - hex.count)) + hex
    default: return change.bits & Style.dim.bits == 0 ? "primary" : "secondary"
    }
  }
}

/// A colour of the app's catalogue, by its name.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String

  /// Names a colour of the app.
  public init(name: String, bundle: Bundle) { self.name = name }
}
