public import SnippetFoundation

// How views behave in a window where a person writes, searches, scrolls and drags; nothing of it is seen in text.
extension View {
  /// Sets which edges leave the system's gestures for later; accepted.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  /// Sets what helps a person write; accepted.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
  /// Shows where something is found in a text; accepted.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> Self { self }
  /// Lets nothing be found; accepted.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Lets nothing that is found be replaced; accepted.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Shows or hides the labels of controls; accepted.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> Self { self }
  /// Names a section at the side of a list; not drawn.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> Self { self }
  /// Names a section at the side of a list; not drawn.
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> Self { self }
  /// Shows or hides the names of sections at the side of a list; accepted.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  /// Adds what can be done with a section; not drawn.
  public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  /// Sets the room around a row; accepted.
  public nonisolated func listRowInsets(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> Self { self }
  /// Sets what stays in its place when something scrolls; in text the beginning is seen.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> Self { self }
  /// Shows for a moment how far one has scrolled; accepted.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  /// Shows for a moment how far one has scrolled; accepted.
  public nonisolated func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> Self { self }
  /// Sets how bright pictures may be; accepted.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }
  /// Sets whether materials look as in front; accepted.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self {
    self
  }
  /// Sets what the tab for searching does; accepted.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self {
    self
  }
  /// Sets how the field for searching stands in a bar; accepted.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
  /// Sets what a search does to the bar; accepted.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self { self }
  /// Gives what is renamed a way to be so; accepted.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> Self { self }
  /// Opens addresses inside of the app; accepted.
  public nonisolated func onOpenURL(prefersInApp: Bool) -> Self { self }
  /// Keeps a view out of a container's corner; accepted.
  public nonisolated func containerCornerOffset(
    _ edges: Edge.Set,
    sizeToFit: Bool = false
  ) -> Self { self }
  /// Sets how wide a view at the side is; accepted.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
  /// Sets how wide a view at the side may be; accepted.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> Self { self }
  /// Sets what lies behind what is shown over a view; not drawn.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> Self { self }
  /// Offers not to be asked again; not drawn.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
  /// Offers not to be asked again, in other words; not drawn.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> Self { self }
  /// Sets the words above a choice of files; not drawn.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> Self { self }
  /// Sets the words above a choice of files; not drawn.
  public nonisolated func fileDialogMessage(_ message: Text?) -> Self { self }
  /// Sets the words on the button of a choice of files; not drawn.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> Self {
    self
  }
  /// Names a choice of files, so that its changes are kept; accepted.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> Self { self }
  /// Sets where a choice of files begins; accepted.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> Self { self }
  /// Lets those who hear a view touch what it draws; accepted.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> Self { self }
  /// Says where a view is taken to be dragged; accepted.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> Self { self }
  /// Says where something dragged is let go; accepted.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> Self { self }
}

/// What helps a person write; accepted.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: Int
  /// As the place has it; all of it.
  public static let automatic = Self(name: 0), complete = Self(name: 1)
  /// Some of it; nothing.
  public static let limited = Self(name: 2), disabled = Self(name: 3)
}

/// When something stays in its place; accepted.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: Int
  /// At first; when sizes change; where there is room for all.
  public static let initialOffset = Self(name: 0), sizeChanges = Self(name: 1)
  /// Where there is room for all.
  public static let alignment = Self(name: 2)
}

/// What the tab for searching does; accepted.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: Int
  /// As the place has it; the search begins.
  public static let automatic = Self(name: 0), searchTabSelection = Self(name: 1)
}

/// How the field for searching stands in a bar; accepted.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: Int
  /// As the place has it; small.
  public static let automatic = Self(name: 0), minimize = Self(name: 1)
}

/// What a search does to the bar; accepted.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: Int
  /// As the place has it; nothing.
  public static let automatic = Self(name: 0), avoidHidingContent = Self(name: 1)
}

/// How those who hear a view touch what it draws; accepted.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only once they ask for it.
  public static let requiresActivation = Self(rawValue: 1)
  /// Without a word.
  public static let silentOnTouch = Self(rawValue: 2)
}
