public import SnippetFoundation

/// A function of a graphics card with its arguments; accepted, cells have no pixels.
///
/// As a style it changes nothing of the characters.
///
/// **Source**: developer.apple.com/documentation/swiftui/shader
public nonisolated struct Shader: ShapeStyle, Hashable {
  /// The function.
  public var function: ShaderFunction
  /// What it is given.
  public var arguments: [Argument]
  /// Whether its colours are mixed as a screen does; accepted.
  public var dithersColor = false

  /// A function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Nothing.
  public var _fixed: StyleChange? { StyleChange() }

  /// Makes the function ready before it is used; there is nothing to do.
  public func compile(as type: UsageType) async throws {}

  /// What a function is used for.
  public enum UsageType: Hashable, Sendable {
    /// As a style; on each colour, each place, each layer.
    case shapeStyle, colorEffect, distortionEffect, layerEffect
  }

  /// What a function is given; accepted.
  public struct Argument: Hashable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self { Self() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self { Self() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Self { Self() }
    /// A size.
    public static func float2(_ size: CGSize) -> Self { Self() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self { Self() }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
      Self()
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Self { Self() }
    /// The room of the view.
    public static var boundingRect: Self { Self() }
    /// A colour.
    public static func color(_ color: Color) -> Self { Self() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Self { Self() }
    /// A picture.
    public static func image(_ image: Image) -> Self { Self() }
    /// Bytes.
    public static func data(_ data: Data) -> Self { Self() }
  }
}

/// A function of a library by its name; calling it gives a shader.
///
/// **Source**: developer.apple.com/documentation/swiftui/shaderfunction
@dynamicCallable
public nonisolated struct ShaderFunction: Hashable, Sendable {
  /// Where it is.
  public var library: ShaderLibrary
  /// Its name.
  public var name: String

  /// A function of a library; whether it is there is not asked.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The function with its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of functions of a graphics card; none is read, and every name is there.
///
/// **Source**: developer.apple.com/documentation/swiftui/shaderlibrary
@dynamicMemberLookup
public nonisolated struct ShaderLibrary: Hashable, Sendable {
  /// The app's own.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// A library of bytes.
  public init(data: Data) {}
  /// A library of a file, which is not read.
  public init(url: URL) {}
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// A function of the app's own library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
