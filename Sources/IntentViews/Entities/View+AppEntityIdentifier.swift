public import IntentModel
public import Snippets

extension View {
  /// Says which entity the view shows; accepted, nothing here looks at what is on screen.
  ///
  /// **Source**: developer.apple.com/documentation/swiftui/view/appentityidentifier(_:)
  public nonisolated func appEntityIdentifier(_ identifier: EntityIdentifier?) -> Self { self }

  /// Says which entities the rows of a list show; accepted.
  ///
  /// **Source**: developer.apple.com/documentation/swiftui/view/appentityidentifier(forselectiontype:identifier:)
  public nonisolated func appEntityIdentifier<Row: Hashable>(
    forSelectionType itemType: Row.Type = Row.self,
    identifier: @escaping @Sendable (Row) -> EntityIdentifier?
  ) -> Self { self }

  /// Says which entities the parts of a view show that draws by itself; accepted.
  ///
  /// **Source**: developer.apple.com/documentation/swiftui/view/appentityuielements(_:)
  public nonisolated func appEntityUIElements(
    _ provider: @escaping @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
  ) -> some View { self }
}
