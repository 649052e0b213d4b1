// What is said to the system around a view: accepted, a terminal has none of it.
extension View {
  /// Gives a view an identity; accepted.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> Self { self }
  /// Asks for light or dark surroundings: what is inside is told so.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> Scoped<Self> {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
  /// Asks for light or dark surroundings: what is inside is told so.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> Scoped<Self> {
    environment(\.colorScheme, colorScheme)
  }
  /// Hides the status bar; accepted.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  /// Hides the status bar, by its older name; accepted.
  public nonisolated func statusBar(hidden: Bool) -> Self { self }
  /// Hides what the system shows at the edges; accepted.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Takes no taps; accepted.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> Self { self }
  /// Takes taps within a shape; accepted.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
  /// Takes taps within a shape; accepted.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> Self { self }
  /// Shows that a pointer is over the view; accepted.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  /// Says what a view is for when a pointer rests on it; accepted.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> Self { self }
  /// Says what a view is for when a pointer rests on it; accepted.
  public nonisolated func help(_ text: Text) -> Self { self }
  /// Says what a view is for when a pointer rests on it; accepted.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> Self { self }
  /// Turns with the language: text does so by itself; accepted.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
  /// Watches for changes one deeper; accepted.
  public nonisolated func equatable() -> Self { self }
  /// Colours part of a widget in the tint; accepted.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> Self { self }
  /// Tints the ground of a Live Activity; accepted.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> Self { self }
  /// Colours the button that a system puts beside a Live Activity; accepted.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
  /// Says that what is shown is about to change; accepted.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
  /// Is shown dimmed by a system that dims; accepted.
  public nonisolated func luminanceReduced(_ reduced: Bool = true) -> Self { self }
  /// A ground of the container; not drawn.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> Self { self }
  /// A ground of the container; not drawn.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> Self { self }
  /// What is spoken higher or lower; accepted.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Self { self }
  /// What is spoken with its signs; accepted.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
  /// What is spoken after what is being spoken; accepted.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }
  /// What is spoken one character after the other; accepted.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}

/// Where a container's ground is; accepted.
public nonisolated struct ContainerBackgroundPlacement: Sendable {
  /// Behind a widget, a screen or a column.
  public static let widget = Self(), navigation = Self(), navigationSplitView = Self()
  /// Behind a window or a tab.
  public static let window = Self(), tabView = Self()
}

/// What a shape of a view is for; accepted.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes kinds of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Taps and previews.
  public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2)
  /// Menus and pointers.
  public static let contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
  /// Those who hear the view.
  public static let accessibility = Self(rawValue: 16), focusEffect = Self(rawValue: 32)
}

/// How a view shows that a pointer is over it; accepted.
public nonisolated struct HoverEffect: Sendable {
  /// Apple's effects.
  public static let automatic = Self(), highlight = Self(), lift = Self()
}
