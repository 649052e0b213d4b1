/// A view that goes through phases; a snippet is a picture: the first one.
///
/// Renders as: the content of the first phase.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// A view that goes through phases without an end.
  public init<Phases: Sequence>(
    _ phases: Phases,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    first = phases.first { _ in true }
    self.content = content
  }

  /// A view that goes through phases once when a value changes.
  public init<Phases: Sequence>(
    _ phases: Phases,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.init(phases, content: content, animation: animation)
  }

  /// Appends the nodes of the first phase; nothing if there is none.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard let first = view.first, builder.enter(Self.self) else { return }
    Content._lower(view.content(first), &builder)
    builder.leave()
  }
}

/// The view that an animator changes.
///
/// Renders as: the view.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
  let part: ConfigurationPart

  /// Appends the view's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    ConfigurationPart._lower(view.part, &builder)
  }
}

extension View {
  nonisolated var placeholder: PlaceholderContentView<Self> {
    PlaceholderContentView(part: ConfigurationPart(self))
  }

  /// Takes a view through phases; drawn in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = placeholder
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Takes a view through phases when a value changes; drawn in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }

  /// Takes a view along keyframes without an end; drawn with the first value.
  public nonisolated func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    content(placeholder, initialValue)
  }

  /// Takes a view along keyframes when a value changes; drawn with the first value.
  public nonisolated func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    content(placeholder, initialValue)
  }
}
