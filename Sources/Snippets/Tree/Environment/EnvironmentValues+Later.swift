// What a view may ask of its surroundings that changes nothing in text; as here unless the app sets it.
extension EnvironmentValues {
  private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
  }

  private enum MenuIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }

  private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }

  private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }

  private enum AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
  }

  private enum SpringLoadingBehaviorKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
  }

  private enum IsSceneCapturedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// In which order the items of menus stand.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus show that they are some.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether the labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether it is shown how far one has scrolled sideways.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether it is shown how far one has scrolled.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// Whether what a person types is left as it is.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether a button that is held acts again and again.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// Whether what is dragged over a view chooses it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// Whether the screen is recorded or mirrored.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether the window looks as if it had the focus.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether views react to a pointer over them: there is none.
  public var isHoverEffectEnabled: Bool { false }
  /// Whether the tabs around stand with their sections: tabs are not drawn.
  public var isTabBarShowingSections: Bool { false }
  /// Where what stands above the tabs does so; nil: it is not drawn.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

/// Where what stands above the tabs does so.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of the tabs, or above it.
  case inline, expanded
}
