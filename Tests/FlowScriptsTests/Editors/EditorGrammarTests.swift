import Foundation
import Testing

@testable import FlowFormat

/// The grammar that editors colour flow files by.
@Suite struct EditorGrammarTests {
  /// A part of the grammar as editors read it.
  private final class Rule: Decodable {
    var name: String?
    var match: String?
    var begin: String?
    var end: String?
    var include: String?
    var patterns: [Rule]?
    var captures: [String: Rule]?
    var contentName: String?
  }

  private struct Grammar: Decodable {
    var scopeName: String
    var fileTypes: [String]
    var patterns: [Rule]
    var repository: [String: Rule]

    /// The rules that a line is tried by, in order.
    func lineRules() throws -> [Rule] {
      try patterns.map { rule in
        let name = try #require(rule.include?.dropFirst())
        return try #require(repository[String(name)])
      }
    }
  }

  private let grammar: Grammar

  init() throws {
    let text = try PackageFolder.text("Tools/editors/flow.tmLanguage.json")
    grammar = try JSONDecoder().decode(Grammar.self, from: Data(text.utf8))
  }

  private static func fits(_ regex: String, _ line: String) throws -> Bool {
    let regex = try NSRegularExpression(pattern: regex)
    let all = NSRange(line.startIndex..., in: line)
    return regex.firstMatch(in: line, range: all) != nil
  }

  /// The scope of each line of a file.
  private func scopes(_ text: String) throws -> [String] {
    let rules = try grammar.lineRules().map { rule in
      (rule, try NSRegularExpression(pattern: rule.match ?? rule.begin ?? "(?!)"))
    }
    var open: Rule?
    return try text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      line in
      let line = String(line)
      if let rule = open {
        if try Self.fits(rule.end ?? "", line) { open = nil }
        return try #require(rule.contentName)
      }
      let all = NSRange(line.startIndex..., in: line)
      for (rule, regex) in rules {
        guard regex.firstMatch(in: line, range: all) != nil else { continue }
        if rule.begin != nil { open = rule }
        return try #require(rule.name)
      }
      return ""
    }
  }

  private static let scopes: [FlowLine.Kind: String] = [
    .blank: "", .comment: "comment.line.number-sign.flow", .setting: "meta.setting.flow",
    .title: "markup.heading.case.flow", .typed: "string.unquoted.typed.flow",
    .event: "meta.event.flow", .pasted: "string.unquoted.paste.flow",
    .expected: "markup.raw.output.flow", .pattern: "meta.pattern.flow",
    .anything: "keyword.operator.anything.flow", .check: "meta.check.flow",
    .snapshot: "meta.snapshot.flow", .label: "meta.label.flow",
  ]

  private func expectScopes(of text: String) throws {
    let file = try FlowFile.parse(text, path: "a.flow")
    for (line, scope) in zip(file.lines, try scopes(text)) {
      let isPaste = line.kind == .event && line.text == "! paste <<"
      let wanted = isPaste ? "meta.paste.flow" : Self.scopes[line.kind]
      #expect(scope == wanted, "\(line.number): \(line.text)")
    }
  }

  @Test func `every line of every flow has the scope of its kind`() throws {
    let text = try PackageFolder.flows().joined()
    var rest = Set(Self.scopes.keys)
    for flow in try PackageFolder.flows() {
      try expectScopes(of: flow)
      for line in try FlowFile.parse(flow, path: "a.flow").lines { rest.remove(line.kind) }
    }
    #expect(text.count > 10_000)
    #expect(rest.isSubset(of: [.pasted, .snapshot, .label, .comment]), "\(rest)")
  }

  @Test func `every line of the article has the scope of its kind`() throws {
    let article = try PackageFolder.text("Sources/FlowFormat/FlowFormat.docc/FlowFiles.md")
    for part in article.components(separatedBy: "\n```") where part.hasPrefix("flow\n") {
      try expectScopes(of: String(part.dropFirst(5)) + "\n")
    }
  }

  @Test(arguments: ["! nope", "? nope a", "@nope 3", "* a", "!tap", "=", "\ta", "~{{*}}", "== "])
  func `a line that no flow may hold is marked`(_ line: String) throws {
    #expect(try scopes(line + "\n") == ["invalid.illegal.line.flow"])
  }

  @Test(
    arguments: [
      ("{{*}}", true), ("{{re:[0-9]{4}}}", true), ("{{id_2}}", true), ("{{}}", false),
      ("{{a b}}", false), ("{*}", false),
    ] as [(String, Bool)]
  )
  func `a hole is found in a pattern`(_ text: String, _ isHole: Bool) throws {
    let hole = try #require(grammar.repository["hole"]?.match)
    #expect(try Self.fits("^(?:\(hole))$", text) == isHole)
  }

  @Test func `it knows the events, checks and settings that the parser knows`() throws {
    func expectWords(_ rule: String, _ head: String, _ words: [String]) throws {
      let match = try #require(grammar.repository[rule]?.match)
      let inside = try #require(match.components(separatedBy: head).last?.prefix { $0 != ")" })
      #expect(Set(inside.split(separator: "|").map(String.init)) == Set(words))
    }
    try expectWords("event", "(!) (", EventVerb.words.filter { $0 != "paste" })
    try expectWords("check", "(\\?) (", CheckVerb.words)
    try expectWords("setting", "(@)(", SettingForm.usages.map(\.word).filter { $0 != "let" })
    #expect(grammar.scopeName == "source.flow" && grammar.fileTypes == ["flow"])
  }

  @Test func `every expression in it can be read, and every rule it includes is there`() throws {
    func visit(_ rule: Rule) throws {
      for regex in [rule.match, rule.begin, rule.end].compactMap(\.self) {
        _ = try NSRegularExpression(pattern: regex)
      }
      if let name = rule.include { #expect(grammar.repository[String(name.dropFirst())] != nil) }
      for part in (rule.patterns ?? []) + Array((rule.captures ?? [:]).values) { try visit(part) }
    }
    for rule in grammar.patterns + Array(grammar.repository.values) { try visit(rule) }
  }
}
