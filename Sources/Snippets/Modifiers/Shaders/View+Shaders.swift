public import SnippetFoundation

// What a graphics card does to pixels: accepted, the view is as it is without.
extension View {
  /// Changes each colour; accepted.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
  /// Moves each place; accepted.
  public nonisolated func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }
  /// Changes the view as a picture; accepted.
  public nonisolated func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }
}

extension VisualEffect {
  /// Changes each colour; accepted.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Moves each place; accepted.
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Changes the view as a picture; accepted.
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

extension GraphicsContext.Shading {
  /// What a function of a graphics card draws; accepted.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self { .foreground }
}
