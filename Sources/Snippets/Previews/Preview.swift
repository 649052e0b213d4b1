import SnippetFoundation

/// A view to look at while it is written, as `#Preview` makes it.
///
/// The command `preview` of an app draws it in the frame of a snippet.
@MainActor
public struct Preview {
  /// What is drawn.
  enum Content {
    case view(@MainActor () -> any View)
    /// What has a frame of its own, if one is wanted: by the preview's name, and what it is drawn with.
    case framed(@MainActor (String, RenderSettings, Bool) async throws -> SnippetContent)
  }

  /// What it is called; nil: by its file.
  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let content: Content
  /// Columns that it asks for.
  var columns: Int?

  /// What a preview of a view can be told.
  public nonisolated enum ViewTraits {}

  /// Makes a preview.
  public nonisolated init(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (self.name, traits, content) = (name, [], .view(body))
  }

  /// Makes a preview with traits.
  public nonisolated init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>,
    _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (self.name, self.traits, content) = (name, [traits] + additionalTraits, .view(body))
    columns = self.traits.lazy.compactMap(\.columns).first
  }

  /// Makes a preview of something that is no snippet, and has a frame of its own.
  package init(
    _ name: String?,
    columns: Int,
    framed: @escaping @MainActor (String, RenderSettings, Bool) async throws -> SnippetContent
  ) {
    (self.name, traits, content, self.columns) = (name, [], .framed(framed), columns)
  }
}

/// A type that `#Preview` has declared; found in the image.
@_alwaysEmitConformanceMetadata
public protocol PreviewRegistry {
  /// `Module/File.swift`.
  static var fileID: String { get }
  /// The line that the macro stands on.
  static var line: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// Shows a view while it is written.
///
/// ```swift
/// #Preview("Two lattes") {
///   OrderView(order: .example)
/// }
/// ```
///
/// `APP preview "Two lattes"` draws it in a terminal, in the frame of a snippet; `APP preview` lists all there are.
///
/// **Source**: developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "IntentMacros", type: "PreviewMacro")

/// Shows a view while it is written, with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "IntentMacros", type: "PreviewMacro")

/// Marks a property that a preview's view reads, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "IntentMacros", type: "PreviewableMacro")
