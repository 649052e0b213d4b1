import Foundation
import SnippetFoundation

/// A translation of a summary with a parameter that the intent does not have: its name is shown in place of a value.
enum SummaryParameterRule: AppRule {
  static let id = "summary-parameter"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.catalog.intents.flatMap { intent -> [AppFinding] in
      var seen: Set<String> = []
      let branches = summaryBranches(of: intent.type).filter {
        !$0.parts.parameterNames.isEmpty && seen.insert($0.parts.template).inserted
      }
      guard !branches.isEmpty else { return [] }
      let names = parameters(of: intent.make()).map(\.name)
      return branches.flatMap { branch in
        translations(of: branch, in: app.tables).flatMap { language, parts in
          parts.parameterNames.filter { !names.contains($0) }.map { name in
            error(
              intent.identifier,
              "In '\(language)', '\(name)' in '\(parts.template)' is no parameter of the intent. "
                + (nearest(name, in: names, limit: 1).first.map { "Write ${\($0)}." }
                  ?? "Leave it out.")
            )
          }
        }
      }
    }
  }

  /// The sentence in each language that has it.
  private static func translations(
    of branch: _SummaryBranch,
    in tables: StringsTables
  ) -> [(language: String, parts: [PhrasePart])] {
    let table = [branch.table ?? "Localizable"]
    return tables.languages(of: table).flatMap { language in
      let locale = Locale(identifier: language)
      let words = tables.words(branch.parts.template, in: table, locale: locale)
      guard let words, words.language == language else { return [] as [(String, [PhrasePart])] }
      return words.texts.map { (language, [PhrasePart](template: $0)) }
    }
  }
}
