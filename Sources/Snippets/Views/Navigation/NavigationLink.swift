public import SnippetFoundation

/// A row that leads to another view, which is not drawn; in a snippet or a widget it leads nowhere.
///
/// Renders as: `Orders ›`; where it is a row of a list the sign at the end of it.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private let label: Label

  init(made label: Label) { self.label = label }

  /// Appends the label and a sign.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.environment.isInControl { return Label._lower(view.label, &builder) }
    let outer = builder.environment
    if outer.isDisabled {
      builder.environment.style = StyleChange(.dim, true).applied(to: outer.style)
    }
    let first = builder.next
    // A link that is part of a row takes no more than its words.
    let isWholeRow = builder.isIn(.list) && outer.axis != 0
    var label = first..<first
    // Of a whole row the gap is that of the sign: the spacer may have no length.
    let row = Node(.row, flags: Alignment(.center, .center).bits, isWholeRow ? 0 : 1)
    builder.stack(row, axis: 0) { builder in
      let start = builder.next
      Label._lower(view.label, &builder)
      label = start..<builder.next
      guard isWholeRow else { return builder.linkSign() }
      if !label.isEmpty, Int(builder.nodes[start].end) < label.upperBound {
        builder.gather(from: start, in: Node(.row, flags: row.flags, 1))
      }
      builder.leaf(Node(.spacer, flags: 0))
      let gap = builder.open(Node(.padding, 1))
      builder.linkSign()
      builder.close(gap)
    }
    builder.environment = outer
    if builder.collectsControls, !outer.isDisabled {
      builder.note(.menu, "NavigationLink", builder.words(in: label) ?? "")
    }
    let state = outer.isDisabled ? "disabled" : nil
    if builder.hasNoControl(in: label) {
      let name = builder.spokenName(in: label) ?? builder.words(in: label)
      let facts = SpokenFacts(name: name, role: "link", state: state)
      builder.speakTogether(facts, first)
    }
  }
}

extension TreeBuilder {
  /// Appends the sign of what leads somewhere: it points to where lines end.
  @MainActor
  mutating func linkSign() { sign(isRightToLeft ? "‹" : "›") }

  /// Whether none of some nodes is a control, which says itself.
  func hasNoControl(in range: Range<Int>) -> Bool {
    !range.contains { nodes[$0].kind == .control }
  }
}

extension NavigationLink {
  /// Leads to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(made: label())
  }

  /// Leads to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(made: label())
  }

  /// Leads to a view while a value says so.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(made: label())
  }

  /// Leads to a view while a value says so.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(made: label())
  }

  /// Leads to a view while a value is chosen.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(made: label())
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to what is shown for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(made: label()) }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Leads to what is shown for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(made: Text(titleKey))
  }

  /// Leads to what is shown for a value.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(made: Text(titleResource))
  }

  /// Leads to what is shown for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(made: Text(verbatim: String(title)))
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(made: Text(titleKey))
  }

  /// Leads to a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  {
    self.init(made: Text(titleResource))
  }

  /// Leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(made: Text(verbatim: String(title)))
  }

  /// Leads to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(made: Text(titleKey))
  }

  /// Leads to a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(made: Text(titleResource))
  }

  /// Leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(made: Text(verbatim: String(title)))
  }
}
