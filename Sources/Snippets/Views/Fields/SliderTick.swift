public import SnippetFoundation

/// Marks on the line of a slider; not drawn.
///
/// Their words are for those who move the slider.
public protocol SliderTickContent<Value> {
  /// The type of the values that have marks.
  associatedtype Value: BinaryFloatingPoint
}

/// A mark on the line of a slider; not drawn.
public nonisolated struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  /// The type of the values that have marks.
  public typealias Value = V
  /// The value that has the mark.
  public let id: V

  /// Makes a mark.
  public init(_ value: V) { id = value }
  /// Makes a mark with a label.
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) { id = value }
  /// Makes a mark with words.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { id = value }
  /// Makes a mark with words.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) { id = value }
  /// Makes a mark with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { id = value }
}

/// A mark for each element; not drawn.
public nonisolated struct SliderTickContentForEach<
  Data: RandomAccessCollection,
  ID: Hashable,
  Content: SliderTickContent
>: SliderTickContent {
  /// The type of the values that have marks.
  public typealias Value = Content.Value

  /// Makes a mark for each element that the path identifies.
  public init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.Value {}

  /// Makes a mark for each element that has an identity.
  public init<V>(
    _ data: Data,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.Value, Data.Element: Identifiable, ID == Data.Element.ID {}
}

/// Builds the marks of a slider.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Several marks, or none.
  public struct Ticks: SliderTickContent {
    /// The type of the values that have marks.
    public typealias Value = V
  }

  /// Takes a mark.
  public static func buildExpression<T: SliderTickContent>(_ tick: T) -> T
  where T.Value == V { tick }
  /// Builds nothing.
  public static func buildBlock() -> Ticks { Ticks() }
  /// Begins with a mark.
  public static func buildPartialBlock<T: SliderTickContent>(first: T) -> T
  where T.Value == V { first }
  /// Adds a mark.
  public static func buildPartialBlock<T: SliderTickContent, U: SliderTickContent>(
    accumulated: T,
    next: U
  ) -> Ticks { Ticks() }
  /// Builds `if` without `else`.
  public static func buildOptional<T: SliderTickContent>(_ tick: T?) -> Ticks { Ticks() }
  /// Builds the first branch.
  public static func buildEither<T: SliderTickContent>(first: T) -> Ticks { Ticks() }
  /// Builds the second branch.
  public static func buildEither<T: SliderTickContent>(second: T) -> Ticks { Ticks() }
}

extension Slider where ValueLabel == EmptyView {
  /// Shows a value with a name; its marks are not drawn.
  public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value,
      bounds,
      label(),
      EmptyView(),
      EmptyView(),
      ConfigurationPart(ifDrawn: currentValueLabel())
    )
  }

  /// Shows a value with a name that grows in steps; its marks are not drawn.
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      label(),
      EmptyView(),
      EmptyView(),
      ConfigurationPart(ifDrawn: currentValueLabel())
    )
  }
}

extension Slider {
  /// Shows a value with a name, between words for its ends; its marks are not drawn.
  public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value,
      bounds,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      ConfigurationPart(ifDrawn: currentValueLabel())
    )
  }

  /// Shows a value with a name that grows in steps, between words for its ends; its marks are not drawn.
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      ConfigurationPart(ifDrawn: currentValueLabel())
    )
  }
}
