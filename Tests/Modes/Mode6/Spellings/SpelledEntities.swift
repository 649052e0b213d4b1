// Apple's own samples unwrap these literals.
// swift-format-ignore-file: NeverForceUnwrap

import AppIntents
import CoreSpotlight
import SwiftUI

/// Entities, enumerations and how they are shown.
struct SpelledAlbum: AppEntity, IndexedEntity {
  static let defaultQuery = SpelledAlbumQuery()
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Album",
    numericFormat: "\(placeholder: .int) albums",
    synonyms: ["Record"]
  )
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(artist)",
      image: .init(systemName: "opticaldisc"),
      synonyms: ["LP"]
    )
  }
  let id: UUID
  @Property(title: "Name", indexingKey: \.title) var name: String
  @Property(indexingKey: \.artist) var artist: String
  @Property(customIndexingKey: CSCustomAttributeKey(keyName: "label")!) var label: String?
  @Property(title: "Year", customIndexingKey: CSCustomAttributeKey(keyName: "year")!) var year: Int
  @ComputedProperty var shout: String { name.uppercased() }
  @ComputedProperty(title: "Whisper") var whisper: String { name.lowercased() }
  @ComputedProperty(indexingKey: \.displayName) var shown: String { name }
  @ComputedProperty(title: "Words", indexingKey: \.contentDescription) var words: String { artist }
  @ComputedProperty(customIndexingKey: CSCustomAttributeKey(keyName: "age")!)
  var age: Int { 2026 - year }
  @ComputedProperty(title: "Decade", customIndexingKey: CSCustomAttributeKey(keyName: "decade")!)
  var decade: Int { year / 10 }
  @DeferredProperty var plays: Int { get async throws { 1 } }
  @DeferredProperty(title: "Sales") var sales: Int { get async throws { 2 } }
  @DeferredProperty var names: [String] { get async { ["a"] } }
  @DeferredProperty(title: "Genre", indexingKey: \.displayName)
  var genre: String { get async { "Jazz" } }
  @DeferredProperty(title: "Label", indexingKey: \.displayName) var charts: String
  @DeferredProperty var stored: Int
  let plain: Int

  var hideInSpotlight: Bool { false }
  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.keywords = ["record"]
    return attributes
  }

  static let images: [DisplayRepresentation.Image?] = [
    .init(named: "cover"), .init(named: "cover", isTemplate: true),
    .init(named: "cover", isTemplate: false, displayStyle: .circular),
    .init(systemName: "star"), .init(systemName: "star", isTemplate: true),
    .init(systemName: "star", tintColor: .systemRed),
    .init(
      systemName: "star",
      tintColor: nil,
      symbolConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    ),
    .init(data: Data()), .init(data: Data(), isTemplate: false),
    .init(url: URL(fileURLWithPath: "/a")),
    .init(url: URL(fileURLWithPath: "/a"), isTemplate: true),
    .init(url: URL(fileURLWithPath: "/a"), width: 10, height: 10, isTemplate: nil),
    .init(data: Data(), displayStyle: .default), .init(systemName: "star", displayStyle: .circular),
  ]
}

struct SpelledAlbumQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = "Finds albums"
  func entities(for identifiers: [UUID]) async throws -> [SpelledAlbum] { [] }
  func allEntities() async throws -> [SpelledAlbum] { [] }
}

struct SpelledWeather: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  @Property(title: "Degrees") var degrees: Int
  var displayRepresentation: DisplayRepresentation { "Weather" }
  func same() -> UUID { id }
}

struct SpelledSettings: UniqueAppEntity {
  static let defaultQuery = UniqueAppEntityProvider<Self>()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  @Property(title: "Loud") var isLoud: Bool
  init() { isLoud = true }
}

struct SpelledAccount: UniqueAppEntity {
  static let defaultQuery = UniqueAppEntityProvider { SpelledAccount(name: "Me") }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
  let name: String
}

final class SpelledActivity: AppEntityAnnotatable {
  var appEntityIdentifier: EntityIdentifier?
  let activity = NSUserActivity(activityType: "a.b")
  func annotate() {
    activity.appEntityIdentifier = EntityIdentifier(for: SpelledAlbum.self, identifier: UUID())
    appEntityIdentifier = activity.appEntityIdentifier
  }
}

enum SpelledKind: String, AppEnum, CaseIterable {
  case single, album
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Kind" }
  static let caseDisplayRepresentations: [SpelledKind: DisplayRepresentation] = [
    .single: DisplayRepresentation(title: "Single", image: .init(systemName: "1.circle")),
    .album: DisplayRepresentation(stringLiteral: "Album"),
  ]
}

/// A raw value that is a number, and nothing but what Apple's asks for.
enum SpelledSpeed: Int, AppEnum {
  case slow = 33
  case fast = 45
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speed"
  static let caseDisplayRepresentations: [SpelledSpeed: DisplayRepresentation] = [
    .slow: "33", .fast: "45",
  ]
}

func spelledValues() async throws {
  let file = IntentFile(data: Data(), filename: "a.png", type: .png)
  _ = try await file.data(contentType: .png)
  let _: (fileURL: URL, openedInPlace: Bool) =
    try await file.file(contentType: .png, destinationDirectory: nil)
  _ = try await file.withFile(contentType: .png, allowOpenInPlace: true) { url, _ in url }
  _ = try await file.withFile(contentType: .png) { url, opensInPlace in url }
  _ = (file.data, file.filename, file.fileURL, file.type, file.availableContentTypes)
  _ = IntentFile(fileURL: URL(fileURLWithPath: "/a"), filename: "a", type: nil)
  var temporary = IntentFile(fileURL: URL(fileURLWithPath: "/a"))
  temporary.removedOnCompletion = true
  _ = IntentPerson(
    identifier: .contact("1"),
    name: .displayName("Ann"),
    handle: .init(phoneNumber: "1", label: .home),
    aliases: [.init(emailAddress: "a@b.c")],
    isMe: true,
    image: nil
  )
  _ = IntentPerson(handle: IntentPerson.Handle(applicationDefined: "ann"))
  _ = IntentPerson(identifier: .unknown, name: .components(PersonNameComponents()), handle: nil)
  _ = IntentCurrencyAmount(amount: 3, currencyCode: "EUR")
  _ = IntentPaymentMethod(
    type: .applePay,
    name: "Pay",
    identificationHint: "1234",
    icon: .init(systemName: "star")
  )
  let _: [IntentPaymentMethod.PaymentType] = [
    .unknown, .checking, .savings, .brokerage, .debit, .credit, .prepaid, .store, .applePay,
  ]
  let identifier = EntityIdentifier(for: SpelledAlbum.self, identifier: UUID())
  let _: String = identifier.identifier
  let _: Int? = Int.entityIdentifier(for: "1")
  let _: String = 1.entityIdentifierString
  let index = CSSearchableIndex.default()
  try await index.indexAppEntities([SpelledAlbum]())
  try await index.deleteAppEntities(identifiedBy: [UUID()], ofType: SpelledAlbum.self)
}
