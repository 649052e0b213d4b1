import SnippetFoundation

// What a query string asks a thing for.
extension CSSearchableItem {
  /// The values of an attribute, several for a list; none: the thing has none of that name.
  ///
  /// `**` and `*` are all of its words.
  func values(of name: String) -> [SpotlightValue] {
    if name.allSatisfy({ $0 == "*" }) { return attributeSet.words.map { .text($0) } }
    let name = Self.plainName(name)
    switch name {
    case "uniqueIdentifier", "identifier": return [.text(uniqueIdentifier)]
    case "domainIdentifier":
      return [domainIdentifier ?? attributeSet.domainIdentifier].compactMap(\.self).map {
        .text($0)
      }
    default: return attributeSet.values(of: name)
    }
  }

  /// Whether all of some words stand in the thing's own; letter case and accents aside.
  func hasWords(_ words: String) -> Bool {
    let text = attributeSet.words.map(\.foldedForSearch).joined(separator: " ")
    return words.foldedForSearch.split(separator: " ").allSatisfy { text.contains($0) }
  }

  /// `title` for `kMDItemTitle`.
  private static func plainName(_ name: String) -> String {
    let prefix = "kMDItem"
    guard name.hasPrefix(prefix), name.count > prefix.count else { return name }
    let rest = name.dropFirst(prefix.count)
    let plain = rest.prefix(1).lowercased() + rest.dropFirst()
    return ["description": "contentDescription", "authors": "authorNames"][plain] ?? plain
  }
}

extension CSSearchableItemAttributeSet {
  fileprivate func values(of name: String) -> [SpotlightValue] {
    if let texts = texts[name] { return texts.map { .text($0) } }
    if let date = dates[name] { return [date].compactMap(\.self).map { .date($0) } }
    if let number = numbers[name] {
      return [number].compactMap(\.self).map { .number($0.doubleValue) }
    }
    switch customValue(named: name) {
    case let text as NSString: return [.text("\(text)")]
    case let number as NSNumber: return [.number(number.doubleValue)]
    case let date as NSDate: return [.date(date as Date)]
    default: return []
    }
  }

  private var texts: [String: [String]] {
    [
      "title": [title].compactMap(\.self), "displayName": [displayName].compactMap(\.self),
      "alternateNames": alternateNames ?? [],
      "contentDescription": [contentDescription].compactMap(\.self), "keywords": keywords ?? [],
      "textContent": [textContent].compactMap(\.self), "authorNames": authorNames ?? [],
      "city": [city].compactMap(\.self), "country": [country].compactMap(\.self),
      "artist": [artist].compactMap(\.self), "album": [album].compactMap(\.self),
      "subject": [subject].compactMap(\.self), "comment": [comment].compactMap(\.self),
      "namedLocation": [namedLocation].compactMap(\.self), "theme": [theme].compactMap(\.self),
      "phoneNumbers": phoneNumbers ?? [], "emailAddresses": emailAddresses ?? [],
      "contentType": [contentType].compactMap(\.self), "path": [path].compactMap(\.self),
      "creator": [creator].compactMap(\.self), "kind": [kind].compactMap(\.self),
      "genre": [genre].compactMap(\.self), "recipientNames": recipientNames ?? [],
      "stateOrProvince": [stateOrProvince].compactMap(\.self),
      "fullyFormattedAddress": [fullyFormattedAddress].compactMap(\.self),
      "relatedUniqueIdentifier": [relatedUniqueIdentifier].compactMap(\.self),
      "contentURL": [contentURL?.absoluteString].compactMap(\.self),
      "url": [url?.absoluteString].compactMap(\.self),
    ]
  }

  private var dates: [String: Date?] {
    [
      "contentCreationDate": contentCreationDate,
      "contentModificationDate": contentModificationDate, "startDate": startDate,
      "endDate": endDate, "dueDate": dueDate, "completionDate": completionDate,
    ]
  }

  private var numbers: [String: NSNumber?] {
    [
      "latitude": latitude, "longitude": longitude, "duration": duration, "rating": rating,
      "rankingHint": rankingHint, "pageCount": pageCount, "fileSize": fileSize,
    ]
  }
}

extension String {
  /// Without letter case and accents.
  fileprivate var foldedForSearch: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
