/// How an app's style draws one kind of view; a style's own body is drawn with the one outside of it.
final class Styling<Configuration> {
  let outer: Styling?
  let type: Any.Type
  let draw: @MainActor (Configuration, inout TreeBuilder) -> Void

  init(
    outer: Styling?,
    type: Any.Type,
    draw: @escaping @MainActor (Configuration, inout TreeBuilder) -> Void
  ) {
    (self.outer, self.type, self.draw) = (outer, type, draw)
  }
}

/// The styles that are set around the view being lowered; none of them is touched where none is set.
struct Stylings {
  var button: Styling<PrimitiveButtonStyleConfiguration>?
  var toggle: Styling<ToggleStyleConfiguration>?
  var label: Styling<LabelStyleConfiguration>?
  var progressView: Styling<ProgressViewStyleConfiguration>?
  var gauge: Styling<GaugeStyleConfiguration>?
  var labeledContent: Styling<LabeledContentStyleConfiguration>?
  var groupBox: Styling<GroupBoxStyleConfiguration>?
  var disclosureGroup: Styling<DisclosureGroupStyleConfiguration>?
  var form: Styling<FormStyleConfiguration>?
  var menu: Styling<MenuStyleConfiguration>?
  var controlGroup: Styling<ControlGroupStyleConfiguration>?
}

/// Where one kind of style is kept: its place in the table, and its bit.
struct StyleSlot<Configuration> {
  let path: WritableKeyPath<Stylings, Styling<Configuration>?>
  let bit: Surroundings
}

extension TreeBuilder {
  /// Whether something is set around the view.
  @inlinable @inline(__always)
  func isIn(_ surroundings: Surroundings) -> Bool {
    environment.surroundings.rawValue & surroundings.rawValue != 0
  }

  /// Draws a view as the style set around it says; false: none is set.
  @MainActor
  mutating func draw<C>(_ slot: StyleSlot<C>, _ configuration: @autoclosure () -> C) -> Bool {
    guard isIn(slot.bit), let styling = stylings[keyPath: slot.path] else { return false }
    guard enter(styling.type) else { return true }
    let saved = environment.surroundings
    set(styling.outer, slot)
    styling.draw(configuration(), &self)
    stylings[keyPath: slot.path] = styling
    environment.surroundings = saved
    leave()
    return true
  }

  /// Sets the style of one kind; nil: the system's.
  mutating func set<C>(_ styling: Styling<C>?, _ slot: StyleSlot<C>) {
    stylings[keyPath: slot.path] = styling
    if styling == nil {
      environment.surroundings.remove(slot.bit)
    } else {
      environment.surroundings.insert(slot.bit)
    }
  }
}
