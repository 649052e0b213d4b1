public import SnippetFoundation

extension Picker where Label == Text {
  /// Shows the choice under a title; words for it are drawn in place of the option's.
  public init<Value: View>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection,
      content: content,
      label: { Text(titleKey) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice under a title; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<Value: View>(
    _ titleResource: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection,
      content: content,
      label: { Text(titleResource) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice under a title; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: View>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection,
      content: content,
      label: { Text(verbatim: String(title)) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice that several values share under a title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Text(titleKey)
    }
  }

  /// Shows the choice that several values share under a title.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Text(titleResource)
    }
  }

  /// Shows the choice that several values share under a title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Text(verbatim: String(title))
    }
  }

  /// Shows the choice that several values share under a title; words for it are drawn in place of the option's.
  public init<C: RandomAccessCollection, Value: View>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      sources: sources,
      selection: selection,
      content: content,
      label: { Text(titleKey) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice that several values share under a title; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, Value: View>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      sources: sources,
      selection: selection,
      content: content,
      label: { Text(titleResource) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice that several values share under a title; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, Value: View>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      sources: sources,
      selection: selection,
      content: content,
      label: { Text(verbatim: String(title)) },
      currentValueLabel: currentValueLabel
    )
  }
}
