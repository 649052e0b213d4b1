public import SnippetFoundation

extension AttributeScopes {
  /// The attributes of a text that views draw.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind them; accepted.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through them.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below them.
    public let underlineStyle: UnderlineStyleAttribute
    /// Room between them; accepted.
    public let kern: KerningAttribute
    /// Room between them; accepted.
    public let tracking: TrackingAttribute
    /// How high they stand; accepted.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// Apple's name.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// Apple's name.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// Apple's name.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// Apple's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The line below characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// Apple's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Room between characters.
    public enum KerningAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = "SwiftUI.Kern"
    }
    /// Room between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = "SwiftUI.Tracking"
    }
    /// How high characters stand.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of a text that views draw.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
