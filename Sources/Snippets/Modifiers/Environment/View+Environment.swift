public import Observation
import SnippetFoundation

extension TreeBuilder {
  /// Takes over what the values of the environment say about text and controls.
  @MainActor
  mutating func followValues() {
    let values = EnvironmentValues.current
    environment.isDisabled = !values.isEnabled
    environment.lineLimit = Int32(max(0, min(values.lineLimit ?? 0, 0x7FFF)))
    environment.textFlags =
      values.multilineTextAlignment.rawValue &<< 2 | values.truncationMode.flags
    setTextCase(values.textCase)
    setRedaction(values.redactionReasons)
    if values.minimumScaleFactor < 1 {
      environment.textRules.insert(.prefersShorter)
    } else {
      environment.textRules.remove(.prefersShorter)
    }
  }
}

extension View {
  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> Scoped<Self> {
    // Values of a view: used on the main actor only, like the view itself.
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return Scoped(
      self,
      .values { builder in
        let font = EnvironmentValues.current.font
        EnvironmentValues.current[keyPath: keyPath] = value
        builder.followValues()
        if let new = EnvironmentValues.current.font, new != font {
          builder.environment.style = new.change.applied(to: builder.environment.style)
        }
      }
    )
  }

  /// Changes a value of the environment.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> Scoped<Self> {
    // Values of a view: used on the main actor only, like the view itself.
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return Scoped(
      self,
      .values { builder in
        transform(&EnvironmentValues.current[keyPath: keyPath])
        builder.followValues()
      }
    )
  }

  /// Puts an object into the environment, by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> Scoped<Self> {
    holding(object)
  }

  /// Puts an object into the environment, by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> Scoped<Self> {
    holding(object)
  }

  private nonisolated func holding<T: AnyObject>(_ object: T?) -> Scoped<Self> {
    // Handed on to bodies that are made on the main actor, where it is used.
    nonisolated(unsafe) let object = object
    return Scoped(self, .values { _ in EnvironmentValues.current[object: T.self] = object })
  }
}
