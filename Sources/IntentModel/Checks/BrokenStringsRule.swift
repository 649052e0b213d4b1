import SnippetFoundation

/// A String Catalog or a strings table that cannot be read: its keys are shown instead of its words.
enum BrokenStringsRule: AppRule {
  static let id = "broken-strings"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    // A test has the resources of all targets beside it, the app's or not.
    let problems = Localization.problems
    let own = app.modules.map { modules in problems.filter { $0.mayBe(of: modules) } }
    return (own ?? problems).map { problem in
      error(problem.place, "\(problem.reason). Its keys are shown instead of its words.")
    }
  }
}
