public import SnippetFoundation

/// One of several values: in text the one chosen now.
///
/// The views with tags are its options; the one whose tag is the selection is drawn as its words. Renders as:
/// `Size: Large ▾`; in a list the choice at the end of the row.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  private let label: Label
  private let selection: SelectionValue?
  private let content: Content
  /// What is drawn in place of the option's words; nil: those.
  private var valueLabel: ConfigurationPart?

  /// Shows the choice under a name.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.wrappedValue
    self.content = content()
    self.label = label()
  }

  /// Shows the choice under a name.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// Shows the choice under a name; words for it are drawn in place of the option's.
  public init<Value: View>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(selection: selection, content: content, label: label)
    valueLabel = ConfigurationPart(currentValueLabel())
  }

  /// Shows the choice that several values share, under a name.
  public init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
    self.selection = values.count == 1 ? values.first : nil
    self.content = content()
    self.label = label()
  }

  /// Shows the choice that several values share, under a name; words for it are drawn in place of the option's.
  public init<C: RandomAccessCollection, Value: View>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
    valueLabel = ConfigurationPart(currentValueLabel())
  }

  /// Appends name and choice.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let own = view.valueLabel.flatMap { builder.words(of: $0) }
    let words = own ?? view.selection.map { builder.option($0, of: view.content) } ?? ""
    let says = words.isEmpty ? "nothing chosen" : words
    builder.field(view.label, view: "Picker", role: "picker", says: says) { $0.chosen(words) }
  }
}

extension Picker where Label == Text {
  /// Shows the choice under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Shows the choice under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }

  /// Shows the choice under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(verbatim: String(title)) }
  }
}

extension Picker where Label == Snippets.Label<Text, Image> {
  /// Shows the choice under a title with a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Snippets.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Shows the choice under a title with a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Snippets.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Shows the choice under a title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Snippets.Label(title, systemImage: systemImage)
    }
  }
}

/// How pickers look.
public protocol PickerStyle: Sendable {}

extension View {
  /// Sets how pickers look; in text there is one look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> Self { self }
}

/// One of the system's looks of pickers.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var automatic: Self { Self() }
}

/// One of the system's looks of pickers.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var menu: Self { Self() }
}

/// One of the system's looks of pickers.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var segmented: Self { Self() }
}

/// One of the system's looks of pickers.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var inline: Self { Self() }
}

/// One of the system's looks of pickers.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var wheel: Self { Self() }
}

/// One of the system's looks of pickers.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var navigationLink: Self { Self() }
}

/// One of the system's looks of pickers.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var palette: Self { Self() }
}

/// One of the system's looks of pickers.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var radioGroup: Self { Self() }
}
