import Foundation

/// The reader of String Catalogs: JSON, one file for all languages.
///
/// **Source**: developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
enum StringCatalog {
  static func read(_ data: Data) throws(StringsSyntaxError) -> StringsTable {
    guard let root = try json(data) as? [String: Any] else {
      throw StringsSyntaxError(line: 1, reason: "A catalog is an object in braces")
    }
    guard let source = root["sourceLanguage"] as? String, !source.isEmpty else {
      throw StringsSyntaxError(reason: "'sourceLanguage' is missing")
    }
    guard let strings = root["strings"] as? [String: Any] else {
      throw StringsSyntaxError(reason: "'strings' is missing")
    }
    var table = StringsTable(sourceLanguage: LanguageTag.normalized(source), isCatalog: true)
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
      guard let entry = entry as? [String: Any] else {
        throw StringsSyntaxError(reason: "The key '\(key)' has no object in braces")
      }
      table.add(key, source, .text(""))
      guard let all = entry["localizations"] else { continue }
      guard let localizations = all as? [String: Any] else {
        throw StringsSyntaxError(reason: "'localizations' of the key '\(key)' is no object")
      }
      for (language, words) in localizations {
        guard let words = words as? [String: Any], let translation = translation(words) else {
          throw StringsSyntaxError(reason: "The key '\(key)' has no words in '\(language)'")
        }
        table.add(key, language, translation)
      }
    }
    return table
  }

  private static func json(_ data: Data) throws(StringsSyntaxError) -> Any {
    do { return try JSONSerialization.jsonObject(with: data) } catch {
      throw StringsSyntaxError(line: line(of: error, in: data), reason: "This is no JSON")
    }
  }

  /// Foundation says after how many characters, or that the end came too early.
  private static func line(of error: any Error, in data: Data) -> Int {
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    let place = words.split(separator: "character ").dropFirst().first
      .flatMap { Int($0.prefix { $0.isWholeNumber }) }
    return 1 + data.prefix(max(0, place ?? data.count)).count { $0 == UInt8(ascii: "\n") }
  }

  /// nil: there is nothing that could be words.
  private static func translation(_ words: [String: Any], depth: Int = 0) -> Translation? {
    guard depth < 8 else { return nil }
    if let parts = words["substitutions"] as? [String: Any] {
      let text = (words["stringUnit"] as? [String: Any])?["value"] as? String ?? ""
      return .substituted(text, parts.compactMapValues { substitution($0, depth: depth) })
    }
    if let variations = words["variations"] as? [String: Any] {
      return self.variations(variations, depth: depth)
    }
    if let several = words["stringSet"] as? [String: Any] {
      return (several["values"] as? [String]).map { .several($0) }
    }
    guard let unit = words["stringUnit"] as? [String: Any] else { return nil }
    return (unit["value"] as? String).map { .text($0) }
  }

  private static func variations(_ variations: [String: Any], depth: Int) -> Translation? {
    if let forms = variations["plural"] as? [String: Any] {
      var plural: [PluralCategory: Translation] = [:]
      for (name, form) in forms {
        guard let category = PluralCategory(rawValue: name), let form = form as? [String: Any]
        else {
          continue
        }
        plural[category] = translation(form, depth: depth + 1)
      }
      return plural.isEmpty ? nil : .plural(plural)
    }
    // A terminal is none of the devices.
    guard let devices = variations["device"] as? [String: Any],
      let form = devices["other"] ?? devices["mac"] ?? devices.min(by: { $0.key < $1.key })?.value
    else { return nil }
    return (form as? [String: Any]).flatMap { translation($0, depth: depth + 1) }
  }

  private static func substitution(_ part: Any, depth: Int) -> Translation.Substitution? {
    guard let part = part as? [String: Any], let forms = translation(part, depth: depth + 1) else {
      return nil
    }
    let place = (part["argNum"] as? Int).flatMap { $0 > 0 ? $0 - 1 : nil }
    return Translation.Substitution(argument: place, forms: forms)
  }
}
