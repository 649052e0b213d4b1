import FlowEngine

extension CheckVerb {
  /// `value = {"id": 7, "title": "{{*}}"}`: what the last flow returned, as JSON; texts may have holes.
  static let value = CheckVerb(
    "value",
    usage: "value = JSON",
    parse: expected,
    mistake: mistake(inJSONOf:)
  ) { expected, scene in
    guard let value = scene.value else {
      return .differs(expected: expected.source, actual: "no value", rewritten: nil)
    }
    if expected.matches(value, &scene.captures) { return .holds }
    let actual = value.words
    return .differs(
      expected: expected.source,
      actual: actual,
      rewritten: expected.names.isEmpty && !expected.hasHoles ? "= " + actual : nil
    )
  }

  @Sendable private static func expected(_ text: String) -> ExpectedJSON? {
    guard text.utf8.starts(with: "= ".utf8) else { return nil }
    return try? ExpectedJSON(String(Substring(text.utf8.dropFirst(2))))
  }

  @Sendable private static func mistake(inJSONOf text: String) -> VerbMistake? {
    guard text.utf8.starts(with: "= ".utf8) else { return nil }
    do throws(ExpectedJSON.Malformed) {
      _ = try ExpectedJSON(String(Substring(text.utf8.dropFirst(2))))
      return nil
    } catch {
      return VerbMistake(offset: 2 + error.offset, problem: error.problem)
    }
  }
}
