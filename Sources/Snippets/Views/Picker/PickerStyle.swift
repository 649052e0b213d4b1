/// How pickers look.
public protocol PickerStyle: Sendable {}

extension View {
  /// Sets how pickers look.
  ///
  /// In text a wheel and a link look like a menu, a palette like segments, and radio buttons like what stands inline.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> Surrounded<Self> {
    let form: PickerForm =
      switch style {
      case is SegmentedPickerStyle, is PalettePickerStyle: .segments
      case is InlinePickerStyle, is RadioGroupPickerStyle: .list
      default: .menu
      }
    let forms: Surroundings = [.segments, .radioButtons]
    return Surrounded(content: self, surroundings: form.surroundings, without: forms)
  }
}

/// One of the system's looks of pickers.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var automatic: Self { Self() }
}

/// One of the system's looks of pickers.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var menu: Self { Self() }
}

/// One of the system's looks of pickers.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var segmented: Self { Self() }
}

/// One of the system's looks of pickers.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var inline: Self { Self() }
}

/// One of the system's looks of pickers.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var wheel: Self { Self() }
}

/// One of the system's looks of pickers.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var navigationLink: Self { Self() }
}

/// One of the system's looks of pickers.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var palette: Self { Self() }
}

/// One of the system's looks of pickers.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// One of the system's looks of pickers.
  public nonisolated static var radioGroup: Self { Self() }
}
