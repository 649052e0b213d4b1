import SnippetFoundation

/// A String Catalog or a strings table that cannot be read: its keys are shown instead of its words.
enum BrokenStringsRule: AppRule {
  static let id = "broken-strings"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    Localization.problems.map { problem in
      error(problem.place, "\(problem.reason). Its keys are shown instead of its words.")
    }
  }
}
