import SnippetFoundation

/// How far something has come, as wide as it may be.
///
/// Renders as: `█████░░░░░ 50%`, the number from ten columns on; without a value `…`. A label stands above, the words for the value below; in the
/// circular style `◑ 50%` in one place.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// What is known of how far something has come.
  enum Progress {
    case unknown
    case fraction(Double)
    /// From a date to another, by the environment's now.
    case time(ClosedRange<Double>, countsDown: Bool)
  }

  let progress: Progress
  let label: Label
  let currentValueLabel: CurrentValueLabel

  /// Appends a column of label, bar and words, or what the style set around it makes of them.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    if builder.isIn(.progressViewStyle), builder.draw(.progressView, view.configuration) {
      guard let fraction = view.fraction else { return }
      return builder.speakShare(fraction, "progress", view.currentValueLabel, from: start)
    }
    lowerBar(view, &builder)
  }

  /// Appends a column of label, bar and words.
  @MainActor
  static func lowerBar(_ view: Self, _ builder: inout TreeBuilder) {
    let node = Node(.column, flags: Alignment(.leading, .top).bits)
    builder.stack(node, axis: 1) { builder in
      let start = builder.next
      Label._lower(view.label, &builder)
      let bar = builder.next
      guard let fraction = view.fraction else {
        builder.text("…")
        builder.speak("in progress", from: bar)
        let value = builder.next
        CurrentValueLabel._lower(view.currentValueLabel, &builder)
        let words = builder.collectsControls ? builder.words(in: value..<builder.next) : nil
        let name = builder.collectsControls ? builder.words(in: start..<bar) : nil
        let facts = SpokenFacts(name: name, role: "in progress", value: words)
        return builder.keepFacts(facts, from: start)
      }
      builder.bar(fraction, hasWords: true)
      CurrentValueLabel._lower(view.currentValueLabel, &builder)
      guard builder.next > bar + 1 else {
        let value = builder.redactedWords ?? fraction.percent(EnvironmentValues.current.locale)
        let name = builder.collectsControls ? builder.words(in: start..<bar) : nil
        let facts = SpokenFacts(name: name, role: "progress", value: value)
        return builder.keepFacts(facts, from: start)
      }
      // The app's own words for the value stand below; the bar then has none.
      builder.nodes[bar].d = 0
      let (label, value) = (start..<bar, bar + 1..<builder.next)
      builder.speakTogether(
        SpokenFacts(
          name: builder.words(in: label),
          role: "progress",
          value: builder.words(in: value)
        ),
        start
      )
    }
  }

  @MainActor private var fraction: Double? {
    switch progress {
    case .unknown: nil
    case .fraction(let fraction): fraction.kept
    case .time(let range, let countsDown):
      Self.share(of: range, countsDown: countsDown)
    }
  }

  @MainActor
  private static func share(of range: ClosedRange<Double>, countsDown: Bool) -> Double {
    let now = EnvironmentValues.current.now.timeIntervalSinceReferenceDate
    let length = range.upperBound - range.lowerBound
    let done = length > 0 ? ((now - range.lowerBound) / length).kept : 1
    return countsDown ? 1 - done : done
  }

  @MainActor private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: ConfigurationPart(ifDrawn: label),
      currentValueLabel: ConfigurationPart(ifDrawn: currentValueLabel)
    )
  }
}

extension Double {
  /// A share of a whole; what is no number is nothing.
  var kept: Double { isNaN ? 0 : Swift.min(1, Swift.max(0, self)) }

  /// `50%`, in digits of the locale's own `٥٠٪`.
  func percent(_ locale: Locale) -> String {
    locale.withOwnDigits(String(Int((kept * 100).rounded()))) + locale.percentSign
  }
}

extension TreeBuilder {
  /// How a value is drawn: in the tint, if one is set.
  var tintedStyle: Style {
    var style = environment.tint.applied(to: environment.style)
    style.bits |= environment.style.bits & Style.dim.bits
    return style
  }

  /// Appends a bar that is full for a share of its length, with the share in words behind it.
  @MainActor
  mutating func bar(_ fraction: Double, hasWords: Bool) {
    let hidden = redactedWords
    let words = hidden ?? fraction.percent(EnvironmentValues.current.locale)
    let offset = bytes.count
    append(words)
    let flags: UInt8 = hidden == nil ? 0 : Node.redactedBar
    let thousandths = hidden == nil ? Int32((fraction.kept * 1000).rounded()) : 0
    var bar = Node(.bar, flags: flags, style: tintedStyle, thousandths)
    (bar.b, bar.c) = (Int32(truncatingIfNeeded: offset), Int32(words.utf8.count))
    bar.d = hasWords && hidden == nil ? 1 : 0
    leaf(bar)
  }
}
