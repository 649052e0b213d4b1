public import SnippetFoundation

/// A part of a view that draws by itself, and the entity that it shows.
///
/// **Source**: developer.apple.com/documentation/appintents/appentityuielement
public struct AppEntityUIElement: Sendable {
  /// How a part is shown.
  ///
  /// **Source**: developer.apple.com/documentation/appintents/appentityuielement/state-swift.struct
  public struct State: Sendable {
    /// Whether it is selected.
    public var isSelected: Bool

    /// Of a part that is selected, or is not.
    public init(isSelected: Bool = false) { self.isSelected = isSelected }
  }

  /// The entity.
  public var identifier: EntityIdentifier
  /// Where it is, in the view's own space.
  public var bounds: CGRect
  /// How it is shown.
  public var state: State
  /// The parts of it.
  public var subelements: [AppEntityUIElement]

  /// A part that shows an entity of an identifier.
  public init(
    identifier: EntityIdentifier,
    bounds: CGRect,
    state: State = .init(),
    subelements: [AppEntityUIElement] = []
  ) {
    self.identifier = identifier
    self.bounds = bounds
    self.state = state
    self.subelements = subelements
  }

  /// A part that shows an entity.
  public init<Entity: AppEntity>(
    _ entity: Entity,
    bounds: CGRect,
    state: State = .init(),
    subelements: [AppEntityUIElement] = []
  ) {
    self.init(
      identifier: EntityIdentifier(for: entity),
      bounds: bounds,
      state: state,
      subelements: subelements
    )
  }
}
