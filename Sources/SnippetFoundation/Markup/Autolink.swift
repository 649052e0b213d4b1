/// An address between angle brackets: `<https://example.com>`, `<name@example.com>`.
enum Autolink {
  /// The address that begins at a `<`, and where it ends; nil: there is none.
  static func address(
    at start: Int,
    in characters: ArraySlice<Character>
  ) -> (address: String, end: Int)? {
    let text = characters[(start + 1)...]
    let end = text.firstIndex { $0 == ">" || $0 == "<" || $0.isWhitespace || $0 == "\\" }
    guard let end, characters[end] == ">" else { return nil }
    let address = text[..<end]
    guard hasScheme(address) || isMail(address) else { return nil }
    return (String(address), end + 1)
  }

  /// Two to 32 letters, digits and signs, and a colon.
  private static func hasScheme(_ address: ArraySlice<Character>) -> Bool {
    guard let colon = address.firstIndex(of: ":"), let first = address.first,
      isLetter(first), (2...32).contains(colon - address.startIndex)
    else { return false }
    return address[..<colon].allSatisfy { isLetter($0) || isDigit($0) || "+.-".contains($0) }
  }

  /// Something, an at sign, and names with dots between.
  private static func isMail(_ address: ArraySlice<Character>) -> Bool {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let isName = { (name: ArraySlice<Character>) in
      !name.isEmpty && name.count < 64 && name.first != "-" && name.last != "-"
        && name.allSatisfy { isLetter($0) || isDigit($0) || $0 == "-" }
    }
    return parts[0].allSatisfy {
      isLetter($0) || isDigit($0) || ".!#$%&'*+/=?^_`{|}~-".contains($0)
    }
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isName)
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
