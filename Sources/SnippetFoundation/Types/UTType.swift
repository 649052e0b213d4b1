import Foundation

/// A kind of data or file, such as `public.png`.
///
/// The part of Apple's type that app intents use; reach it through the product `UniformTypeIdentifiers`.
///
/// **Source**: developer.apple.com/documentation/uniformtypeidentifiers/uttype
public struct UTType: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The name that tells it from others.
  public let identifier: String
  /// Of a type that an app declares: what it is a kind of, the nearest first.
  let declaredParents: [String]

  /// The type of an identifier; nil: it is no known type.
  public init?(_ identifier: String) {
    guard UTTypeTable.row(of: identifier) != nil || DynamicType(identifier) != nil else {
      return nil
    }
    self.init(known: identifier)
  }

  /// The type of files whose names end so, and that conforms to another.
  ///
  /// An ending that no known type has gets a dynamic type, as on Apple's systems. nil: it is no ending.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a MIME type, and that conforms to another.
  ///
  /// One that no known type has gets a dynamic type, as on Apple's systems. nil: it is no MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// A type that the app declares itself.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  private init(declared identifier: String, _ parent: UTType?) {
    self.identifier = identifier
    declaredParents =
      UTTypeTable.row(of: identifier) == nil
      ? parent.map { [$0.identifier] + $0.declaredParents } ?? [] : []
  }

  init(known identifier: String) { (self.identifier, declaredParents) = (identifier, []) }

  init(_ identifier: String, _ parents: ArraySlice<String>) {
    (self.identifier, declaredParents) = (identifier, Array(parents))
  }

  /// Equal if their identifiers are.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The ending that file names of the type usually have.
  public var preferredFilenameExtension: String? {
    tags[.filenameExtension]?.first
  }

  /// The MIME type that is usual for it.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The types that it is a kind of, near and far.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = [identifier] + declaredParents
    for (place, parent) in declaredParents.enumerated() {
      found.insert(UTType(parent, declaredParents[(place + 1)...]))
    }
    while let next = open.popLast() {
      let parents =
        UTTypeTable.row(of: next)?.parents ?? DynamicType(next).map { [$0.parent] } ?? []
      for parent in parents {
        if found.insert(UTType(known: parent)).inserted { open.append(parent) }
      }
    }
    return found
  }

  /// Whether it is the other type, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether it is a kind of the other type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether the other type is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The identifier.
  public var description: String { identifier }

  /// What people call it, in English; nil: it has no name that is known here.
  public var localizedDescription: String? { UTTypeNames.names[identifier] }
}

extension UTType {
  /// Anything that can be stored.
  public static let item = UTType(known: "public.item")
  /// Anything a document can have in it.
  public static let content = UTType(known: "public.content")
  /// A row of bytes.
  public static let data = UTType(known: "public.data")
  /// A folder of files.
  public static let folder = UTType(known: "public.folder")
  /// A folder, or what looks like one.
  public static let directory = UTType(known: "public.directory")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text with styles.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A picture of any kind.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A picture in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// A picture in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A picture in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Sound and pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Sound in WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// A film, with sound or without.
  public static let movie = UTType(known: "public.movie")
  /// A film without sound, or with.
  public static let video = UTType(known: "public.video")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Files in one.
  public static let archive = UTType(known: "public.archive")
  /// Files in one ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// An entry of an address book.
  public static let contact = UTType(known: "public.contact")
  /// A card of a person.
  public static let vCard = UTType(known: "public.vcard")
  /// An entry of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
}
