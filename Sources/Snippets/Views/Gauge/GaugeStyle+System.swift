// The system's styles of gauges.

/// The style that fits the place: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarker: false)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that fits the place: a bar.
  public nonisolated static var automatic: Self { Self() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarker: false)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public nonisolated static var linearCapacity: Self { Self() }
}

/// A mark on a line.
///
/// Renders as: `0 ────●──── 100`
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarker: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A mark on a line.
  ///
  /// Renders as: `0 ────●──── 100`
  public nonisolated static var accessoryLinear: Self { Self() }
}

/// A bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarker: false)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills.
  public nonisolated static var accessoryLinearCapacity: Self { Self() }
}

/// A disc that fills, in one line with its value, its range and its name.
///
/// Renders as: `◔ 67 (0–200) km/h`
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A disc that fills, in one line with its value, its range and its name.
  ///
  /// Renders as: `◔ 67 (0–200) km/h`
  public nonisolated static var accessoryCircular: Self { Self() }
}

/// A disc that fills, in one line with its value and its name.
///
/// Renders as: `◔ 67 km/h`
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A disc that fills, in one line with its value and its name.
  ///
  /// Renders as: `◔ 67 km/h`
  public nonisolated static var accessoryCircularCapacity: Self { Self() }
}
