public import SnippetFoundation

extension Toggle where Label == Text {
  /// A toggle of a binding: accepted, drawn disabled.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle of a binding: accepted, drawn disabled.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// A toggle of a binding: accepted, drawn disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(verbatim: String(title)) }
  }

  /// A toggle of several values: on if all are, partly on if some are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A toggle of several values: on if all are, partly on if some are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(verbatim: String(title)) }
  }
}

extension Toggle where Label == Snippets.Label<Text, Image> {
  /// A toggle of a binding with a symbol: accepted, drawn disabled.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Snippets.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle of a binding with a symbol: accepted, drawn disabled.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Snippets.Label(titleResource, systemImage: systemImage) }
  }

  /// A toggle of a binding with a symbol: accepted, drawn disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Snippets.Label(title, systemImage: systemImage) }
  }
}
