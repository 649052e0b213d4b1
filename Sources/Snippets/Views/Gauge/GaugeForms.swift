import SnippetFoundation

/// Name and value in words, then a bar or a mark on a line between the ends of the range.
struct LinearGauge: PrimitiveView {
  let configuration: GaugeStyleConfiguration
  let isMarker: Bool

  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let gauge = view.configuration
    var says = GaugeWords(gauge)
    let whole = Node(.column, flags: Alignment(.leading, .top).bits)
    let first = builder.next
    builder.stack(whole, axis: 1) { builder in
      let heading = builder.open(Node(.row, flags: Alignment(.center, .top).bits, 1))
      says.label = builder.part(gauge.label)
      if let value = gauge.currentValueLabel {
        if builder.next > heading + 1 { builder.leaf(Node(.spacer, flags: 0)) }
        says.value = builder.part(value)
      }
      builder.closeOrDrop(heading)
      let line = builder.open(Node(.row, flags: Alignment(.center, .top).bits, 1))
      says.least = gauge.minimumValueLabel.flatMap { builder.part($0) }
      let hasEnds = gauge.minimumValueLabel != nil || gauge.maximumValueLabel != nil
      if view.isMarker {
        builder.mark(gauge.value)
      } else {
        builder.bar(gauge.value, hasWords: gauge.currentValueLabel == nil && !hasEnds)
      }
      says.most = gauge.maximumValueLabel.flatMap { builder.part($0) }
      builder.close(line)
    }
    says.speak(&builder, from: first)
  }
}

/// A disc, the value in words, the ends of the range, the name.
struct CircularGauge: PrimitiveView {
  let configuration: GaugeStyleConfiguration

  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let gauge = view.configuration
    var says = GaugeWords(gauge)
    let first = builder.next
    builder.stack(Node(.row, flags: Alignment(.center, .top).bits, 1), axis: 0) { builder in
      builder.value(disc(gauge.value), style: builder.tintedStyle)
      if let value = gauge.currentValueLabel {
        says.value = builder.part(value)
      } else {
        builder.value(gauge.value.percent(EnvironmentValues.current.locale))
      }
      if let least = gauge.minimumValueLabel, let most = gauge.maximumValueLabel {
        builder.stack(Node(.row, flags: Alignment(.center, .top).bits, 0), axis: 0) { builder in
          // Placed one by one, from the right where lines begin there.
          let brackets = builder.isRightToLeft ? (")", "(") : ("(", ")")
          builder.text(brackets.0)
          says.least = builder.part(least)
          builder.text("–")
          says.most = builder.part(most)
          builder.text(brackets.1)
        }
      }
      says.label = builder.part(gauge.label)
    }
    says.speak(&builder, from: first)
  }
}

/// What a gauge says: `Speed, gauge, 67 km/h, from 0 to 200`.
private struct GaugeWords {
  var label: String?
  var value: String?
  var least: String?
  var most: String?
  private let percent: String

  @MainActor
  init(_ gauge: GaugeStyleConfiguration) {
    percent = gauge.value.percent(EnvironmentValues.current.locale)
  }

  @MainActor
  func speak(_ builder: inout TreeBuilder, from index: Int) {
    var range: String?
    let hidden = builder.redactedWords
    if let least, let most, hidden == nil { range = "from \(least) to \(most)" }
    let value = value ?? hidden ?? percent
    let facts = SpokenFacts(name: label, role: "gauge", value: value, state: range)
    builder.speakTogether(facts, index)
  }
}

extension TreeBuilder {
  /// Lowers a part and returns its words where they are wanted, symbols by their names.
  @MainActor
  mutating func part(_ part: ConfigurationPart) -> String? {
    let (index, notes) = (next, spoken.count)
    ConfigurationPart._lower(part, &self)
    guard collectsControls else { return nil }
    return words(in: index..<next) ?? spoken.dropFirst(notes).last?.words
  }

  /// Closes a stack, or takes it away if nothing is in it.
  mutating func closeOrDrop(_ index: Int) {
    close(index)
    if nodes.count == index + 1 { nodes.count = index }
  }

  /// Appends a line with a mark on it, as wide as it may be.
  @MainActor
  mutating func mark(_ fraction: Double) {
    if isRedacted { return bar(0, hasWords: false) }
    let thousandths = Int32((fraction.kept * 1000).rounded())
    leaf(Node(.bar, flags: 1, style: tintedStyle, thousandths))
  }
}
