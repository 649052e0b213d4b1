public import SnippetFoundation

/// What an index knows of a thing: its words, its dates, its numbers.
///
/// The part of Apple's class that app intents use; reach it through the product `CoreSpotlight`.
///
/// **Source**: developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  // Filled by one owner, then read.

  /// The kind of content, as a type's identifier.
  open var contentType: String?
  /// The kinds of content that it is of, as types' identifiers.
  open var contentTypeTree: [String]?
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
  /// The text in it, as HTML.
  open var htmlContentData: Data?
  /// What stands above it.
  open var headline: String?
  /// How to use it.
  open var instructions: String?
  /// What is known of it.
  open var information: String?
  /// Where a picture of it lies.
  open var thumbnailURL: URL?
  /// Where a picture of it for dark surroundings lies.
  open var darkThumbnailURL: URL?
  /// A picture of it.
  open var thumbnailData: Data?
  /// Where it lies.
  open var contentURL: URL?
  /// When it was made.
  open var contentCreationDate: Date?
  /// When it was changed.
  open var contentModificationDate: Date?
  /// When what is known of it was changed.
  open var metadataModificationDate: Date?
  /// When it came to where it is.
  open var addedDate: Date?
  /// When it was loaded.
  open var downloadedDate: Date?
  /// When it was last used.
  open var lastUsedDate: Date?
  /// When it was where it says.
  open var timestamp: Date?
  /// When it begins.
  open var startDate: Date?
  /// When it ends.
  open var endDate: Date?
  /// When it is due.
  open var dueDate: Date?
  /// When it was done.
  open var completionDate: Date?
  /// Days that count.
  open var importantDates: [Date]?
  /// Whether it takes whole days.
  open var allDay: NSNumber?
  /// Who made it.
  open var authorNames: [String]?
  /// How to reach who made it.
  open var authorEmailAddresses: [String]?
  /// How to reach who made it.
  open var authorAddresses: [String]?
  /// Who helped.
  open var contributors: [String]?
  /// Who edited it.
  open var editors: [String]?
  /// The firms in it.
  open var organizations: [String]?
  /// Who takes part.
  open var participants: [String]?
  /// What it is a part of.
  open var projects: [String]?
  /// Who published it.
  open var publishers: [String]?
  /// Who owns it.
  open var copyright: String?
  /// What may be done with it.
  open var rights: String?
  /// The languages that it is in.
  open var languages: [String]?
  /// Which of several it is.
  open var version: String?
  /// The program that made it.
  open var creator: String?
  /// Who it goes to.
  open var recipientNames: [String]?
  /// How to reach who it goes to.
  open var recipientEmailAddresses: [String]?
  /// How to reach who it goes to.
  open var recipientAddresses: [String]?
  /// The account that it belongs to.
  open var accountIdentifier: String?
  /// What the account is called.
  open var accountHandles: [String]?
  /// The mailboxes that it is in.
  open var mailboxIdentifiers: [String]?
  /// What sort of thing it is, in words.
  open var kind: String?
  /// What sort of music or film it is.
  open var genre: String?
  /// How many pages it has.
  open var pageCount: NSNumber?
  /// How many megabytes it has.
  open var fileSize: NSNumber?
  /// How wide a picture is.
  open var pixelWidth: NSNumber?
  /// How high a picture is.
  open var pixelHeight: NSNumber?
  /// Whether the person made it.
  open var userCreated: NSNumber?
  /// Whether the person chose it.
  open var userCurated: NSNumber?
  /// Whether it is the person's.
  open var userOwned: NSNumber?
  /// What it lies in.
  open var containerTitle: String?
  /// What it lies in, as it is shown.
  open var containerDisplayName: String?
  /// What tells from others what it lies in.
  open var containerIdentifier: String?
  /// Its place there.
  open var containerOrder: NSNumber?
  /// Where it is.
  open var city: String?
  /// Where it is.
  open var stateOrProvince: String?
  /// Where it is.
  open var country: String?
  /// Where it is, in full.
  open var fullyFormattedAddress: String?
  /// Where it is.
  open var postalCode: String?
  /// Where it is: the street.
  open var thoroughfare: String?
  /// Where it is: the house in the street.
  open var subThoroughfare: String?
  /// Where it is, in meters above the sea.
  open var altitude: NSNumber?
  /// Where it is.
  open var latitude: NSNumber?
  /// Where it is.
  open var longitude: NSNumber?
  /// Who plays it.
  open var artist: String?
  /// The record it is on.
  open var album: String?
  /// Who wrote the music.
  open var composer: String?
  /// Who wrote the words of a song.
  open var lyricist: String?
  /// Who plays in it.
  open var performers: [String]?
  /// Who directed it.
  open var director: String?
  /// Who produced it.
  open var producer: String?
  /// What sort of music it is.
  open var musicalGenre: String?
  /// Its place on the record.
  open var audioTrackNumber: NSNumber?
  /// When it was recorded.
  open var recordingDate: Date?
  /// How often it was played.
  open var playCount: NSNumber?
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
  /// How good it is, in words.
  open var ratingDescription: String?
  /// Whether it is for adults alone.
  open var contentRating: NSNumber?
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
  /// The index's entry of the same thing, which goes without it.
  open var weakRelatedUniqueIdentifier: String?
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
      postalCode, thoroughfare, headline, information, containerTitle, containerDisplayName,
      composer, lyricist, director, producer, musicalGenre, ratingDescription,
    ].compactMap(\.self)
      + [
        alternateNames, keywords, authorNames, recipientNames, contributors, editors, organizations,
        participants, projects, publishers, performers,
      ].compactMap(\.self).joined()
      + own.compactMap { $0.value as? NSString }.map { "\($0)" }
  }
}
