public import SnippetFoundation
public import Snippets

/// What a provider is asked for.
///
/// **Source**: developer.apple.com/documentation/widgetkit/timelineprovidercontext
public struct TimelineProviderContext: Sendable {
  /// The surroundings that a widget may be drawn in.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// The values of a part of the environment; nil: it has one only.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { nil }

    /// The values of a part of the environment; nil: it has one only.
    public subscript<Value>(
      _ keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { nil }
  }

  /// The surroundings that a widget may be drawn in.
  public let environmentVariants = EnvironmentVariants()
  /// The widget's size and shape.
  public let family: WidgetFamily
  /// Whether it is a picture for a gallery.
  public let isPreview: Bool
  /// The widget's size in points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool = false) {
    (self.family, self.isPreview) = (family, isPreview)
    displaySize = family.displaySize
  }
}
