import SnippetFoundation

extension URL: TypedValue {
  /// A name without `://` is a web address where it has a dot and a known shape: `example.com/menu`.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 2000 else { return .refused("is too long for an address") }
    guard !text.unicodeScalars.contains(where: isForbidden) else {
      return .refused("is not an address")
    }
    if let colon = text.firstIndex(of: ":"), isScheme(text[..<colon]) {
      let scheme = text[..<colon].lowercased()
      let rest = text[text.index(after: colon)...]
      if rest.hasPrefix("//") || ["mailto", "tel", "sms"].contains(scheme) {
        return address(text, scheme: scheme, rest: rest)
      }
    }
    guard isHost(String(text.prefix { !"/?#".contains($0) })),
      let url = URL(string: "https://" + text)
    else { return .refused("is not an address") }
    return .value(url)
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    "an address such as https://example.com"
  }

  func typed(_ rules: ParameterConfiguration) -> String { absoluteString }

  private static func address(
    _ text: String,
    scheme: String,
    rest: Substring
  ) -> TypedReading {
    guard let url = URL(string: text) else { return .refused("is not an address") }
    if ["mailto", "tel", "sms"].contains(scheme) {
      return rest.isEmpty ? .refused("is only the beginning of an address") : .value(url)
    }
    if scheme == "file" {
      return url.path.isEmpty ? .refused("is only the beginning of an address") : .value(url)
    }
    guard let host = url.host, !host.isEmpty else {
      return .refused("is only the beginning of an address")
    }
    return .value(url)
  }

  /// Two labels or more, the last one of letters; `localhost`; or four numbers.
  private static func isHost(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, parts.count <= 2, text.utf8.count <= 255 else { return false }
    if parts.count == 2, UInt16(parts[1]) == nil { return false }
    if name.lowercased() == "localhost" { return true }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy(isLabel), let last = labels.last else {
      return false
    }
    if labels.count == 4, labels.allSatisfy({ UInt8($0) != nil }) { return true }
    return last.count >= 2 && last.allSatisfy(\.isLetter)
  }

  private static func isLabel(_ label: Substring) -> Bool {
    !label.isEmpty && label.utf8.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
      && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, first >= 65, text.utf8.count <= 40 else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar.value == 0x7F || "<>\"\\^`{|}".unicodeScalars.contains(scalar)
      || scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      || scalar.properties.generalCategory == .format
  }
}
