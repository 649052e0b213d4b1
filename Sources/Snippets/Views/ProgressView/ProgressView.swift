/// How far something has come, as wide as it may be.
///
/// Renders as: `█████░░░░░ 50%`; without a value `…`. A label stands above.
public nonisolated struct ProgressView<Label: View>: PrimitiveView {
  let fraction: Double?
  let label: Label

  /// Appends a column of label and bar.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let node = Node(.column, flags: Alignment(.leading, .top).bits)
    builder.stack(node, axis: 1) { builder in
      Label._lower(view.label, &builder)
      guard let fraction = view.fraction else {
        let dots = builder.next
        builder.text("…")
        return builder.speak("in progress", from: dots)
      }
      let part = fraction.isFinite ? min(1, max(0, fraction)) : 0
      let words = "\(Int((part * 100).rounded()))%"
      let offset = builder.bytes.count
      builder.append(words)
      var bar = Node(.bar, style: builder.environment.style)
      (bar.a, bar.b) = (Int32((part * 1000).rounded()), Int32(truncatingIfNeeded: offset))
      (bar.c, bar.d) = (Int32(words.utf8.count), 1)
      builder.leaf(bar)
    }
  }
}

extension ProgressView {
  /// Shows a value's part of a total under a label.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: value.map { total > 0 ? Double($0 / total) : 0 }, label: label())
  }

  /// Shows that something goes on, under a label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }
}

extension ProgressView where Label == EmptyView {
  /// Shows that something goes on.
  public init() { self.init(fraction: nil, label: EmptyView()) }

  /// Shows a value's part of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  /// Shows that something goes on, under a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Shows a value's part of a total under a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Shows a value's part of a total under a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(verbatim: String(title)) }
  }
}
