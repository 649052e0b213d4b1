import SnippetFoundation

/// The name of a shape that the system knows: `.photos.createAlbum`.
///
/// Any name of a domain is accepted: nothing here checks a type against Apple's list of shapes.
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

  /// Books.
  public static let books = Domain(name: "books")
  /// Looking at the web.
  public static let browser = Domain(name: "browser")
  /// Taking pictures.
  public static let camera = Domain(name: "camera")
  /// Files.
  public static let files = Domain(name: "files")
  /// Writing a journal.
  public static let journal = Domain(name: "journal")
  /// Mail.
  public static let mail = Domain(name: "mail")
  /// Photos and albums.
  public static let photos = Domain(name: "photos")
  /// Slides.
  public static let presentation = Domain(name: "presentation")
  /// Reading documents.
  public static let reader = Domain(name: "reader")
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
