public import SnippetFoundation

// What a view may ask of the place that it stands in; in a snippet or a widget it is as here unless the app sets it.
extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }

  private enum ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  private enum AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 16 }
  }

  private enum HeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// Whether a person changes what is shown: nobody does in a snippet.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The style of what lies behind; nil: the place's own.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// How prominent the headers of sections are.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How prominent the ground is that a view stands on.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether what scrolls may be scrolled.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Whether help such as VoiceOver is on: a terminal does not know.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// The least height of a list's row, in points: a row of cells.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a list's header, in points; nil: as high as it is.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The keys of the control that a view stands in: a snippet has none.
  public var keyboardShortcut: KeyboardShortcut? { nil }

  /// What takes changes back: a snippet has nothing to take back.
  public var undoManager: UndoManager? { nil }
}

/// Whether a person changes what is shown.
public enum EditMode: Sendable, Hashable {
  /// Nobody does; a person is about to; one does.
  case inactive, transient, active

  /// Whether a person does.
  public var isEditing: Bool { self != .inactive }
}

/// How prominent the ground is that a view stands on.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// As usual.
  public static let standard = Self(isIncreased: false)
  /// More, as under what is selected.
  public static let increased = Self(isIncreased: true)
}
