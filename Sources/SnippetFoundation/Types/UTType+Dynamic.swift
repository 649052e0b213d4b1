public import Foundation

extension UTType {
  /// Whether it stands for a tag that no known type has.
  public var isDynamic: Bool { DynamicType(identifier) != nil }

  /// Whether it is a known type.
  ///
  /// There is no `Info.plist` here: a type that an app declares in code is none of them.
  public var isDeclared: Bool { UTTypeTable.row(of: identifier) != nil }

  /// What a type that an app declares is a kind of, as the app says; nil: it does not.
  package var nearestParent: UTType? {
    declaredParents.first.map { UTType($0, declaredParents.dropFirst()) }
  }

  /// The version of its declaration; nil: no declaration says one, and none is read here.
  ///
  /// **Source**: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/version
  public var version: Int? { nil }

  /// Where its declaration says that the format is described; nil: no declaration is read here.
  ///
  /// **Source**: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/referenceurl
  public var referenceURL: URL? { nil }

  /// Whether it belongs to nobody in particular.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}

/// A type made of a tag that no known type has; the identifier holds the tag and what the type conforms to.
///
/// **Source**: Apple's dynamic identifiers, `dyn.a` and five bits a letter: developer.apple.com/documentation/uniformtypeidentifiers
struct DynamicType {
  let parent: String
  let tagClass: UTTagClass
  let tag: String

  /// nil: such a tag is none.
  init?(tag: String, _ tagClass: UTTagClass, parent: String) {
    guard !tag.isEmpty, tag.utf8.count <= 255, tagClass == .filenameExtension || tag.contains("/"),
      tagClass == .mimeType || tagClass == .filenameExtension && !tag.contains("/"),
      !tag.unicodeScalars.contains(where: { $0.value < 0x21 || $0.value == 0x7F })
    else { return nil }
    (self.tag, self.tagClass, self.parent) = (tag.lowercased(), tagClass, parent)
  }

  /// nil: the identifier is of another kind.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix),
      let text = Self.decoded(identifier.dropFirst(Self.prefix.count)), text.hasPrefix("?0="),
      let colon = text.firstIndex(of: ":")
    else { return nil }
    let parent = String(text[..<colon].dropFirst(3))
    let rest = text[text.index(after: colon)...]
    guard let tagClass = Self.classes.first(where: { rest.hasPrefix($0.1 + "=") }) else {
      return nil
    }
    let long = Self.short.first { $0.1 == parent }?.0
    let tag = String(rest.dropFirst(tagClass.1.count + 1))
    self.init(tag: tag, tagClass.0, parent: long ?? parent)
  }

  var identifier: String {
    let number = Self.classes.first { $0.0 == tagClass }?.1 ?? ""
    let short = Self.short.first { $0.0 == parent }?.1
    return Self.prefix + Self.encoded("?0=\(short ?? parent):\(number)=\(tag)")
  }

  private static let prefix = "dyn.a"
  private static let classes: [(UTTagClass, String)] = [
    (.filenameExtension, "1"), (.mimeType, "3"),
  ]
  /// What stands for types that are common parents.
  private static let short = [
    ("public.data", "6"), ("public.text", "7"), ("public.plain-text", "8"), ("public.image", "B"),
    ("public.video", "C"), ("public.audio", "D"), ("public.directory", "E"), ("public.folder", "F"),
  ]
  private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  private static func encoded(_ text: String) -> String {
    var (bits, count, letters) = (0, 0, [UInt8]())
    for byte in text.utf8 {
      bits = bits &<< 8 | Int(byte)
      count += 8
      while count >= 5 {
        count -= 5
        letters.append(Self.letters[bits >> count & 31])
      }
      bits &= 1 << count - 1
    }
    if count > 0 { letters.append(Self.letters[bits << (5 - count) & 31]) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.count <= 1024 else { return nil }
    var (bits, count, bytes) = (0, 0, [UInt8]())
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = bits &<< 5 | value
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
        bits &= 1 << count - 1
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
