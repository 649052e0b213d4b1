import Foundation

/// The reader of `.strings`: `"key" = "words";` with comments, or a property list.
enum OldStrings {
  static func read(
    _ data: Data,
    _ language: String,
    _ development: String
  ) throws(StringsSyntaxError) -> StringsTable {
    var table = StringsTable(sourceLanguage: LanguageTag.normalized(development))
    let words: [String: String]
    if isPropertyList(data) {
      guard let list = try propertyList(data) as? [String: String] else {
        throw StringsSyntaxError(reason: "It is no dictionary of keys and words")
      }
      words = list
    } else {
      guard let text = text(of: data) else {
        throw StringsSyntaxError(reason: "It is neither UTF-8 nor UTF-16")
      }
      var reader = OldStringsReader(text)
      words = try reader.read()
    }
    for (key, text) in words { table.add(key, language, .text(text)) }
    return table
  }

  /// Foundation's older forms are not tried: it complains of them on standard error.
  static func propertyList(_ data: Data) throws(StringsSyntaxError) -> Any {
    guard isPropertyList(data) else { throw StringsSyntaxError(reason: "This is no property list") }
    do { return try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw StringsSyntaxError(reason: "This is no property list")
    }
  }

  private static func isPropertyList(_ data: Data) -> Bool {
    let start = data.prefix(256)
    return start.starts(with: Data("bplist".utf8)) || start.range(of: Data("<?xml".utf8)) != nil
      || start.range(of: Data("<plist".utf8)) != nil
  }

  /// By the mark at its start; without one UTF-8, or UTF-16 where every other byte is nought.
  private static func text(of data: Data) -> String? {
    switch Array(data.prefix(3)) {
    case let bytes where bytes.starts(with: [0xFF, 0xFE]):
      return String(data: data.dropFirst(2), encoding: .utf16LittleEndian)
    case let bytes where bytes.starts(with: [0xFE, 0xFF]):
      return String(data: data.dropFirst(2), encoding: .utf16BigEndian)
    case [0xEF, 0xBB, 0xBF]: return String(data: data.dropFirst(3), encoding: .utf8)
    case let bytes where bytes.count > 1 && bytes[1] == 0:
      return String(data: data, encoding: .utf16LittleEndian)
    case let bytes where bytes.first == 0:
      return String(data: data, encoding: .utf16BigEndian)
    default: return String(data: data, encoding: .utf8)
    }
  }
}
