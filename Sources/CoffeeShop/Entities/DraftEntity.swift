import AppIntents

/// An order being put together.
///
/// It carries only which one; what is in it is asked for when needed.
struct DraftEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Open Order"
  static let defaultQuery = DraftQuery()

  let id: String
  let summary: String

  init(_ draft: OrderDraft) {
    id = draft.id
    summary = "\(draft.quantity) \(draft.item.name)"
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(summary)") }
}

struct DraftQuery: EntityQuery {
  @Dependency private var shop: CoffeeShopService

  func entities(for identifiers: [String]) async throws -> [DraftEntity] {
    await shop.drafts(identifiers).map(DraftEntity.init)
  }
}
