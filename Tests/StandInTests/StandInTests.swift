import AppIntents
import CoreSpotlight
import CoreTransferable
import Logging
import OSLog
import PassKit
import Testing
import UniformTypeIdentifiers

@testable import SnippetFoundation

private struct Landmark: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
  static let defaultQuery = LandmarkQuery()
  let id: Int
  let name: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "In the Alps")
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.keywords = ["mountain"]
    return attributes
  }
}

extension Landmark: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { Data($0.name.utf8) }
    ProxyRepresentation(exporting: \.name)
  }
}

private struct LandmarkQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Landmark] { [] }
}

struct StandInTests {
  @Test func `nobody can be asked to pay outside of a conversation`() async {
    let request = PKPaymentRequest()
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 3)]
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa, .amEx]))
    #expect(await !PKPaymentAuthorizationController(paymentRequest: request).present())
  }

  @Test func `an index finds entities by all of their words, until they are forgotten`()
    async throws
  {
    let index = CSSearchableIndex(name: "test")
    let all = [Landmark(id: 1, name: "Mönch"), Landmark(id: 2, name: "Eiger")]
    try await index.indexAppEntities(all)
    #expect(index.items(matching: "MOUNTAIN alps").map(\.attributeSet.title) == ["Eiger", "Mönch"])
    #expect(index.items(matching: "monch").map(\.attributeSet.title) == ["Mönch"])
    try await index.deleteAppEntities(identifiedBy: [1], ofType: Landmark.self)
    #expect(index.items(matching: "").count == 1)
    try await index.deleteAppEntities(ofType: Landmark.self)
    #expect(index.items(matching: "").isEmpty)
  }

  @Test func `a value is handed over in the first form of a type`() async throws {
    let eiger = Landmark(id: 2, name: "Eiger")
    #expect(eiger.exportedContentTypes() == [.png, .utf8PlainText])
    #expect(try await eiger.exported(as: .image) == Data("Eiger".utf8))
    #expect(try await eiger.exported(as: .text) == Data("Eiger".utf8))
    let error = await #expect(throws: TransferError.self) { try await eiger.exported(as: .pdf) }
    #expect(error == .noForm(type: "Landmark", contentType: .pdf))
  }

  @Test func `a message hides texts and shows numbers unless it says otherwise`() {
    let (name, count) = ("Ada", 3)
    let message: OSLogMessage =
      "\(name) has \(count), \(name, privacy: .public) \(count, privacy: .private)"
    let logger = OSLog.Logger(subsystem: "com.example.shop", category: "orders")
    logger.debug("\(name, privacy: .public)")
    #expect("\(message.words)" == "<private> has 3, Ada <private>")
  }
}
