import Foundation

/// The reader of `.stringsdict`: a property list with the plural forms of one language.
enum StringsDictionary {
  static func read(
    _ data: Data,
    _ language: String,
    _ development: String
  ) throws(StringsSyntaxError) -> StringsTable {
    guard let root = try OldStrings.propertyList(data) as? [String: Any] else {
      throw StringsSyntaxError(reason: "It is no dictionary of keys and rules")
    }
    var table = StringsTable(sourceLanguage: LanguageTag.normalized(development))
    for (key, rules) in root {
      guard let rules = rules as? [String: Any], let translation = translation(rules) else {
        throw StringsSyntaxError(
          reason: "The key '\(key)' has neither a format nor words by device or width"
        )
      }
      table.add(key, language, translation)
    }
    return table
  }

  private static func translation(_ rules: [String: Any]) -> Translation? {
    if let text = rules["NSStringLocalizedFormatKey"] as? String {
      let parts = rules.compactMapValues { $0 as? [String: Any] }
      return .substituted(text, parts.compactMapValues(substitution))
    }
    for rule in ["NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType"] {
      guard let forms = rules[rule] as? [String: String] else { continue }
      let widest = forms.max { (Int($0.key) ?? 0, $1.key) < (Int($1.key) ?? 0, $0.key) }
      return (forms["other"] ?? widest?.value).map { .text($0) }
    }
    return nil
  }

  private static func substitution(_ part: [String: Any]) -> Translation.Substitution? {
    var forms: [PluralCategory: Translation] = [:]
    for category in PluralCategory.allCases {
      forms[category] = (part[category.rawValue] as? String).map { .text($0) }
    }
    return forms.isEmpty ? nil : Translation.Substitution(argument: nil, forms: .plural(forms))
  }
}
