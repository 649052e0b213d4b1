import AppIntents
import CoreSpotlight
import CoreTransferable
import Logging
import PassKit
import Testing
import UniformTypeIdentifiers

@testable import OSLog
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

private struct Letter: Transferable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.text)
      .suggestedFileName { "\($0.text).txt" }
      .exportingCondition { !$0.text.isEmpty }
      .visibility(.team)
    FileRepresentation(contentType: .epub) { _ in
      SentTransferredFile(URL(fileURLWithPath: "/dev/null"))
    } importing: { file in
      Letter(text: file.file.lastPathComponent)
    }
    .suggestedFileName("letter.epub")
  }
}

struct StandInTests {
  @Test func `nobody can be asked to pay outside of a conversation`() async {
    let request = PKPaymentRequest()
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 3)]
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa, .amex]))
    #expect(await !PKPaymentAuthorizationController(paymentRequest: request).present())
  }

  @Test func `an index finds entities by all of their words, until they are forgotten`()
    async throws
  {
    let index = CSSearchableIndex(name: "test")
    let all = [Landmark(id: 1, name: "Mönch"), Landmark(id: 2, name: "Eiger")]
    try await index.indexAppEntities(all)
    let alps = index.items(matching: ["MOUNTAIN alps"])
    #expect(alps.map(\.attributeSet.title) == ["Eiger", "Mönch"])
    #expect(index.items(matching: ["monch"]).map(\.attributeSet.title) == ["Mönch"])
    try await index.deleteAppEntities(identifiedBy: [1], ofType: Landmark.self)
    #expect(index.items(matching: [""]).count == 1)
    try await index.deleteAppEntities(ofType: Landmark.self)
    #expect(index.items(matching: [""]).isEmpty)
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

  @Test func `values in a message have forms and columns`() {
    let (share, count) = (2.0 / 3, 42)
    let message: OSLogMessage = """
      \(share, format: .fixed(precision: 2)) \(share, format: .exponential(precision: 1)) \
      \(count, format: .hex(includePrefix: true, uppercase: true)) \(count, format: .decimal(minDigits: 4)) \
      |\(count, align: .left(columns: 4))|\(count, align: .right(columns: 4))|\(true, format: .answer) \
      \("Ada", align: .right(columns: 5), privacy: .public)
      """
    #expect(message.words == "0.67 6.7e-01 0x2A 0042 |42  |  42|yes   Ada")
    let negative: OSLogMessage = "\(-7, format: .octal) \(Double.nan, format: .fixed)"
    #expect(negative.words == "-7 nan")
  }

  @Test func `the older way to write has marks for its values`() {
    func words(_ format: String, _ values: Any...) -> String {
      OSLogMessage(format: format, values).words
    }
    #expect(words("%d of %ld, %.1f %%", 1, 2, 0.25) == "1 of 2, 0.2 %")
    #expect(words("%@ %{public}@ %{private}d", "Ada", "Bob", 3) == "<private> Bob <private>")
    #expect(words("%d and %d", 1) == "1 and %d")
    #expect(words("ends in %") == "ends in %")
    #expect(words("ends in %{public") == "ends in %{public")
    let log = OSLog(subsystem: "com.example.shop", category: "orders")
    os_log("plain")
    os_log("with %d", 3)
    os_log("with \(3)")
    os_log(.debug, "at a level")
    os_log(.debug, log: log, "of a part")
    os_log("of a part %{public}@", log: log, type: .debug, "x")
    OSLog.Logger(log).debug("of a part")
  }

  @Test func `the older way to write takes a level before its values`() {
    os_log(.error, "x %d", 3)
    os_log(.error, log: OSLog(subsystem: "com.example.shop", category: "orders"), "x %d", 3)
    let log = OSLog(subsystem: "com.example.shop", category: .pointsOfInterest)
    #expect(log.isEnabled(type: .fault))
    #expect(log.isEnabled(type: .info) == (Logging.Logger(label: "a").logLevel <= .info))
  }

  @Test func `what takes time is marked`() {
    let signposter = OSSignposter(subsystem: "com.example.shop", category: "orders")
    let id = signposter.makeSignpostID()
    #expect(id != signposter.makeSignpostID() && id != .exclusive)
    let state = signposter.beginInterval("Bake", id: id, "of \(3)")
    signposter.emitEvent("Turned")
    signposter.endInterval("Bake", state)
    #expect(signposter.withIntervalSignpost("Count") { 3 } == 3)
    os_signpost(.begin, log: .default, name: "Bake")
    os_signpost(.end, log: .default, name: "Bake", signpostID: id, "of %d", 3)
    #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .fault))
    os_log("to nobody", log: .disabled, type: .fault)
  }

  @Test func `a form has a name, a condition and who may see it`() async throws {
    let letter = Letter(text: "Dear Ada")
    #expect(letter.suggestedFilename == "Dear Ada.txt")
    #expect(letter.exportedContentTypes() == [.utf8PlainText, .epub])
    #expect(try await letter.exported(as: .text) == Data("Dear Ada".utf8))
    #expect(Letter(text: "").exportedContentTypes() == [.epub])
    await #expect(throws: TransferError.self) { try await Letter(text: "").exported(as: .text) }
  }

  @Test func `a type is found by a tag of it`() {
    #expect(UTType.types(tag: "epub", tagClass: .filenameExtension) == [.epub])
    #expect(UTType.types(tag: "bmp", tagClass: .filenameExtension, conformingTo: .text) == [])
    #expect(UTType(tag: "image/bmp", tagClass: .mimeType) == .bmp)
    #expect(UTType.propertyList.tags == [.filenameExtension: ["plist"]])
    #expect(UTType.xmlPropertyList.conforms(to: .propertyList))
  }

  @Test func `a file is named by what is in it`() {
    let folder = URL(fileURLWithPath: "/shop", isDirectory: true)
    #expect(folder.appendingPathComponent("cake", conformingTo: .png).path == "/shop/cake.png")
    #expect(folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).path == "/shop/a.JPG")
    let recipes = folder.appendingPathComponent("recipes", conformingTo: .folder)
    #expect(recipes.absoluteString == "file:///shop/recipes/")
    var file = folder
    file.appendPathComponent("a.b", conformingTo: .json)
    #expect(file.lastPathComponent == "a.b.json")
    file.appendPathExtension(for: .json)
    #expect(file.lastPathComponent == "a.b.json")
    #expect(URL(fileURLWithPath: "/x").appendingPathExtension(for: .item).path == "/x")
  }

  @Test func `what an index knows is found by who made it, where it is and what sort it is`()
    async throws
  {
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    attributes.contentType = UTType.pdf.identifier
    attributes.creator = "Oven"
    attributes.genre = "Bakes"
    attributes.fullyFormattedAddress = "1 Mill Lane"
    attributes.recipientNames = ["Ada"]
    attributes.pageCount = 3
    attributes.supportsPhoneCall = true
    let index = CSSearchableIndex(name: "StandInTests.words", protectionClass: .complete)
    let item = CSSearchableItem(
      uniqueIdentifier: "menu",
      domainIdentifier: nil,
      attributeSet: attributes
    )
    try await index.indexSearchableItems([item])
    #expect(index.items(matching: ["oven bakes lane ada"]).count == 1)
    try await index.deleteAllSearchableItems()
  }

  @Test func `what the system would forget of activities is forgotten at once`() async {
    await NSUserActivity.deleteAllSavedUserActivities()
    await confirmation { done in
      NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"]) { done() }
    }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.referrerURL = URL(string: "https://example.com")
    #expect(activity.referrerURL?.host == "example.com")
  }

  @Test func `what an index knows has a group, a rank and a place`() {
    let attributes = CSSearchableItemAttributeSet(contentType: .epub)
    attributes.domainIdentifier = "books"
    attributes.relatedUniqueIdentifier = "1"
    attributes.rankingHint = 10
    attributes.path = "/books/1"
    let activity = NSUserActivity(activityType: "read")
    activity.contentAttributeSet = attributes
    activity.suggestedInvocationPhrase = "Read on"
    #expect(activity.contentAttributeSet?.domainIdentifier == "books")
    #expect(activity.suggestedInvocationPhrase == "Read on")
  }

  @Test func `values are kept as key-value coding spells it`() throws {
    let store = try #require(UserDefaults(suiteName: "StandInTests.values"))
    store.setValue(3, forKey: "pages")
    #expect(store.value(forKey: "pages") as? Int == 3)
    store.setValue(nil, forKey: "pages")
    #expect(store.value(forKey: "pages") == nil)
    store.removePersistentDomain(forName: "StandInTests.values")
  }

  @Test func `a module without resources has those of the program`() {
    #expect(#bundle.bundlePath == Bundle.main.bundlePath)
  }

  @Test func `types that people know have names`() {
    #expect(UTType.jpeg.localizedDescription == "JPEG image")
    #expect(UTType.pdf.localizedDescription == "PDF document")
    #expect(UTType("org.example.none")?.localizedDescription == nil)
  }

  @Test func `progress can be told in words`() {
    let progress = Progress(totalUnitCount: 3)
    progress.localizedDescription = "Baking"
    progress.localizedAdditionalDescription = "1 of 3"
    #expect(
      progress.userInfo[ProgressUserInfoKey(rawValue: "localizedDescription")] as? String
        == "Baking"
    )
  }
}
