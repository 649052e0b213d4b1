public import Foundation

/// What an index knows of a thing: its words, its dates, its numbers.
///
/// The part of Apple's class that app intents use; reach it through the product `CoreSpotlight`.
///
/// **Source**: developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  // Filled by one owner, then read.

  /// The kind of content, as a type's identifier.
  open var contentType: String?
  /// What it is called.
  open var title: String?
  /// What it is called where it is shown.
  open var displayName: String?
  /// Other names.
  open var alternateNames: [String]?
  /// What it is about.
  open var contentDescription: String?
  /// Words to find it by.
  open var keywords: [String]?
  /// The text in it.
  open var textContent: String?
  /// Where a picture of it lies.
  open var thumbnailURL: URL?
  /// A picture of it.
  open var thumbnailData: Data?
  /// Where it lies.
  open var contentURL: URL?
  /// When it was made.
  open var contentCreationDate: Date?
  /// When it was changed.
  open var contentModificationDate: Date?
  /// When it begins.
  open var startDate: Date?
  /// When it ends.
  open var endDate: Date?
  /// When it is due.
  open var dueDate: Date?
  /// When it was done.
  open var completionDate: Date?
  /// Who made it.
  open var authorNames: [String]?
  /// The program that made it.
  open var creator: String?
  /// Who it goes to.
  open var recipientNames: [String]?
  /// What sort of thing it is, in words.
  open var kind: String?
  /// What sort of music or film it is.
  open var genre: String?
  /// How many pages it has.
  open var pageCount: NSNumber?
  /// How many megabytes it has.
  open var fileSize: NSNumber?
  /// Where it is.
  open var city: String?
  /// Where it is.
  open var stateOrProvince: String?
  /// Where it is.
  open var country: String?
  /// Where it is, in full.
  open var fullyFormattedAddress: String?
  /// Where it is.
  open var latitude: NSNumber?
  /// Where it is.
  open var longitude: NSNumber?
  /// Who plays it.
  open var artist: String?
  /// The record it is on.
  open var album: String?
  /// What it is about.
  open var subject: String?
  /// What it says.
  open var comment: String?
  /// A page that says more.
  open var url: URL?
  /// Where it is held.
  open var namedLocation: String?
  /// How long it lasts.
  open var duration: NSNumber?
  /// How good it is.
  open var rating: NSNumber?
  /// Its theme.
  open var theme: String?
  /// How to reach the people in it.
  open var phoneNumbers: [String]?
  /// How to reach the people in it.
  open var emailAddresses: [String]?
  /// Whether a person may be led to it; nothing here leads there.
  open var supportsNavigation: NSNumber?
  /// Whether its telephone number may be called; nothing here calls.
  open var supportsPhoneCall: NSNumber?

  /// What tells it from others, for who made it.
  open var identifier: String?
  /// The group that it is in.
  open var domainIdentifier: String?
  /// The index's entry of the same thing.
  open var relatedUniqueIdentifier: String?
  /// How high it is to stand among the app's own, from 0 to 100; here entries stand by their titles.
  open var rankingHint: NSNumber?
  /// Where it lies.
  open var path: String?

  /// Attributes of a kind of content.
  public init(contentType: UTType) { self.contentType = contentType.identifier }

  /// Attributes of a kind of content; the older form.
  public init(itemContentType: String) { contentType = itemContentType }

  /// Attributes of a thing of no kind.
  public convenience override init() { self.init(contentType: .item) }

  private var custom: [CSCustomAttributeKey: any NSSecureCoding] = [:]

  /// Keeps a value under a key of the app's; nil takes it away.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    custom[key] = value
  }

  /// What is kept under a key of the app's.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { custom[key] }

  /// What is kept under the key of the app's that has a name.
  func customValue(named name: String) -> (any NSSecureCoding)? {
    custom.first { $0.key.keyName == name }?.value
  }

  /// All its words.
  package var words: [String] {
    let own = custom.filter { $0.key.isSearchable }.sorted { $0.key.keyName < $1.key.keyName }
    return [
      title, displayName, contentDescription, textContent, city, country, theme, artist, album,
      subject, comment, namedLocation, creator, kind, genre, stateOrProvince, fullyFormattedAddress,
    ].compactMap(\.self) + (alternateNames ?? []) + (keywords ?? []) + (authorNames ?? [])
      + (recipientNames ?? [])
      + own.compactMap { $0.value as? NSString }.map { "\($0)" }
  }
}
