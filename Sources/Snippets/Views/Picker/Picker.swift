public import SnippetFoundation

/// One of several values: in text the one chosen now.
///
/// The views with tags are its options; the one whose tag is the selection is drawn as its words. Renders as:
/// `Size: Large ▾`; in a list the choice at the end of the row. Segmented or as a palette all options stand beside each
/// other, without the name, `Small ▐Large▌`; inline or as a group of radio buttons they stand below it: `○ Small`, `● Large`.
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
    let form = builder.pickerForm
    let options =
      form == .menu ? [] : builder.options(of: view.content, chosen: view.selection.map(plain))
    guard !options.isEmpty else {
      return builder.field(view.label, view: "Picker", role: "picker", says: says) {
        $0.chosen(words)
      }
    }
    let outer = builder.environment.surroundings
    let drawsLabel = form == .list && !builder.isIn(.labelsHidden)
    builder.environment.surroundings.insert(.labelsHidden)
    builder.field(view.label, view: "Picker", role: "picker", says: says) { builder in
      builder.environment.surroundings = outer
      guard drawsLabel, builder.hasSaid(view.label) == .nothing else {
        return builder.draw(options, as: form)
      }
      builder.stack(Node(.column, flags: Alignment.topLeading.bits), axis: 1) { builder in
        Label._lower(view.label, &builder)
        builder.draw(options, as: form)
      }
    }
    builder.environment.surroundings = outer
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
