// The function's name is Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// `NSLocalizedString` in the person's language. Foundation's own speaks that of the process, and knows no String Catalog.
// Beside it one that takes what is given and no more is the nearer: so there is one for each way to call it.

/// The words for a key in the person's language, or the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  words(key)
}

/// The words for a key in a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  words(key, table: tableName)
}

/// The words for a key in a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  words(key, bundle: bundle)
}

/// The words for a key, or `value` where nothing is translated.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  words(key, value: value)
}

/// The words for a key in a table of a bundle.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  words(key, table: tableName, bundle: bundle)
}

/// The words for a key in a table, or `value` where nothing is translated.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  value: String,
  comment: String
) -> String {
  words(key, table: tableName, value: value)
}

/// The words for a key in a bundle, or `value` where nothing is translated.
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  words(key, bundle: bundle, value: value)
}

/// The words for a key in a table of a bundle, or `value` where nothing is translated.
///
/// With a `nil` for the table Foundation's own is called, which no other can be told apart from.
public func NSLocalizedString(
  _ key: String,
  tableName: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  words(key, table: tableName, bundle: bundle, value: value)
}

private func words(
  _ key: String,
  table: String? = nil,
  bundle: Bundle = .main,
  value: String = ""
) -> String {
  let folder = Localization.folder(of: bundle)
  if Localization.isActive || folder != nil {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    let locale = Localization.locale ?? .source
    if let found = Localization.text(key, [], table: table, bundle: folder, locale: locale) {
      return found
    }
  }
  return value.isEmpty ? key : value
}
