extension UTType {
  /// A book in EPUB.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A picture in BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A picture in ICO.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A picture in HEIF.
  public static let heif = UTType(known: "public.heif")
  /// Sound in AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in bytes.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// What a program wrote of its doings.
  public static let log = UTType(known: "public.log")
  /// Values separated by a sign.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Values separated by tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source code in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// Bytes in gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A table of numbers.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(known: "public.presentation")
  /// A message of any kind.
  public static let message = UTType(known: "public.message")
  /// A message by mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// Letter forms.
  public static let font = UTType(known: "public.font")
  /// Entries of a database.
  public static let database = UTType(known: "public.database")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// A folder that looks like a file.
  public static let package = UTType(known: "com.apple.package")
}

/// What a type of data is known by outside: the end of a file's name, or a MIME type.
///
/// **Source**: developer.apple.com/documentation/uniformtypeidentifiers/uttagclass
public struct UTTagClass: RawRepresentable, Sendable, Hashable {
  /// The name of the class.
  public let rawValue: String

  /// A class of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end of a file's name.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The types with a tag, as far as they are known and conform to another.
  public static func types(
    tag: String,
    tagClass: UTTagClass,
    conformingTo supertype: UTType? = nil
  ) -> [UTType] {
    let wanted = tag.lowercased()
    return UTTypeTable.rows.filter { row in
      switch tagClass {
      case .filenameExtension: row.extensions.contains(wanted)
      case .mimeType: row.mimeType == wanted
      default: false
      }
    }
    .map { UTType(known: $0.identifier) }
    .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  /// The first known type with a tag, else a dynamic one; nil: it is no tag of the class.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType? = nil) {
    if let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = first
      return
    }
    let parent = supertype ?? .data
    guard let type = DynamicType(tag: tag, tagClass, parent: parent.identifier) else { return nil }
    self.init(type.identifier, ([parent.identifier] + parent.declaredParents)[...])
  }

  /// Its tags, by their class.
  public var tags: [UTTagClass: [String]] {
    guard let row = UTTypeTable.row(of: identifier) else {
      return DynamicType(identifier).map { [$0.tagClass: [$0.tag]] } ?? [:]
    }
    var tags: [UTTagClass: [String]] = [:]
    if !row.extensions.isEmpty { tags[.filenameExtension] = row.extensions }
    if let type = row.mimeType { tags[.mimeType] = [type] }
    return tags
  }
}
