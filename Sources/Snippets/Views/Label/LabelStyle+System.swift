// The system's styles of labels.

/// The symbol and the title.
///
/// Renders as: `★ Favourites`
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// The label itself.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The symbol and the title.
  ///
  /// Renders as: `★ Favourites`
  public nonisolated static var automatic: Self { Self() }
}

/// The symbol and the title.
///
/// Renders as: `★ Favourites`
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// The label itself.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The symbol and the title.
  ///
  /// Renders as: `★ Favourites`
  public nonisolated static var titleAndIcon: Self { Self() }
}

/// The title alone.
///
/// Renders as: `Favourites`
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  ///
  /// Renders as: `Favourites`
  public nonisolated static var titleOnly: Self { Self() }
}

/// The symbol alone; the title is said.
///
/// Renders as: `★`
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The symbol.
  public func makeBody(configuration: Configuration) -> some View {
    NamedIcon(configuration: configuration)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone; the title is said.
  ///
  /// Renders as: `★`
  public nonisolated static var iconOnly: Self { Self() }
}

/// A symbol that says the title it stands for.
private struct NamedIcon: PrimitiveView {
  let configuration: LabelStyleConfiguration

  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let name = builder.collectsControls ? builder.words(of: view.configuration.title) : nil
    if builder.environment.isInControl, let name { builder.spokenLabel = name }
    let index = builder.next
    ConfigurationPart._lower(view.configuration.icon, &builder)
    if let name { builder.speak(name, from: index) }
  }
}
