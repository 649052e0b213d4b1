import SnippetFoundation

/// The name of a shape that the system knows: `.photos.createAlbum`.
///
/// Any name of a domain is accepted, `photos.nonsense` too: Apple's lists of shapes grow with each release, and one that
/// was kept here would refuse newer source. Only a domain that does not exist is an error.
public struct AppSchema: Sendable, Hashable {
  /// Such as `photos.createAlbum`.
  public let name: String

  /// A field that apps work in.
  @dynamicMemberLookup
  public struct Domain: Sendable, Hashable {
    let name: String

    /// A shape of the domain.
    public subscript(dynamicMember name: String) -> AppSchema {
      AppSchema(name: "\(self.name).\(name)")
    }
  }

  /// What an assistant is asked.
  public static let assistant = Domain(name: "assistant")
  /// Music and other sound.
  public static let audio = Domain(name: "audio")
  /// Books.
  public static let books = Domain(name: "books")
  /// Looking at the web.
  public static let browser = Domain(name: "browser")
  /// Events and invitations.
  public static let calendar = Domain(name: "calendar")
  /// Taking pictures.
  public static let camera = Domain(name: "camera")
  /// Alarms, timers and the time of day.
  public static let clock = Domain(name: "clock")
  /// Files.
  public static let files = Domain(name: "files")
  /// Writing a journal.
  public static let journal = Domain(name: "journal")
  /// Mail.
  public static let mail = Domain(name: "mail")
  /// Places and ways to them.
  public static let maps = Domain(name: "maps")
  /// Messages between people.
  public static let messages = Domain(name: "messages")
  /// Notes.
  public static let notes = Domain(name: "notes")
  /// Calls.
  public static let phone = Domain(name: "phone")
  /// Photos and albums.
  public static let photos = Domain(name: "photos")
  /// Slides.
  public static let presentation = Domain(name: "presentation")
  /// Reading documents.
  public static let reader = Domain(name: "reader")
  /// Reminders and their lists.
  public static let reminders = Domain(name: "reminders")
  /// Tables.
  public static let spreadsheet = Domain(name: "spreadsheet")
  /// What every app has, such as search.
  public static let system = Domain(name: "system")
  /// What the camera sees.
  public static let visualIntelligence = Domain(name: "visualIntelligence")
  /// Whiteboards.
  public static let whiteboard = Domain(name: "whiteboard")
  /// Writing texts.
  public static let wordProcessor = Domain(name: "wordProcessor")
}
