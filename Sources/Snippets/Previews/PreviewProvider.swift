public import SnippetFoundation

/// A type that makes previews: the form before `#Preview`.
@MainActor @preconcurrency @_alwaysEmitConformanceMetadata
public protocol PreviewProvider {
  /// The type of view that `previews` makes.
  associatedtype Previews: View
  /// The views to look at.
  @ViewBuilder static var previews: Previews { get }
  /// The platform to show them on; accepted.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform to show previews on; accepted.
public enum PreviewPlatform: Sendable {
  /// One of Apple's.
  case iOS, macOS, tvOS, watchOS
}

/// How large a preview is; accepted.
public enum PreviewLayout: Sendable {
  /// As a device would show it.
  case device
  /// As large as the view.
  case sizeThatFits
  /// As large as this, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to show a preview on; accepted.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held; accepted.
public struct InterfaceOrientation: Sendable, Hashable, CaseIterable, Identifiable {
  /// Which of the four it is.
  public let id: String
  /// The four there are.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The left side down.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The right side down.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

extension View {
  /// What a preview is called, where one looks at it.
  public nonisolated func previewDisplayName(_ value: String?) -> PreviewNamed<Self> {
    PreviewNamed(content: self, name: value)
  }

  /// How large a preview is; accepted.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> Self { self }

  /// The device of a preview; accepted.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> Self { self }

  /// How the device of a preview is held; accepted.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self {
    self
  }
}

/// A view of a `PreviewProvider` with the name it has there, which only a preview shows.
///
/// Leaves no node.
public nonisolated struct PreviewNamed<Content: View>: PrimitiveView {
  let content: Content
  let name: String?

  /// Appends the view's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    Content._lower(view.content, &builder)
  }
}
