import FlowScripts
public import IntentModel
import SnippetFoundation

extension TestApp {
  /// What the rules of a check find in the app, errors first: the same as `APP check` finds.
  ///
  /// Launches the app with dependencies of its own. Of the app groups that a program names nothing is said here: a test's
  /// executable holds those of every fixture.
  public func problems() async -> [AppFinding] { await AppInspection(of: hosted).findings() }

  /// Expects that no rule of a check finds anything, warnings included, but for the rules named.
  ///
  /// **Errors**: a failure for each finding, in the words of `APP check`; one for a rule that there is not.
  public func expectNoProblems(
    except rules: Set<String> = [],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    let place = TestPlace(fileID, filePath, line, column)
    for rule in rules.subtracting(appRuleIdentifiers).sorted() {
      let near = nearest(rule, in: appRuleIdentifiers, limit: 1).first
      place.fail("there is no rule '\(rule)'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
    }
    for finding in await problems() where !rules.contains(finding.rule) {
      place.fail("\(finding)")
    }
  }
}
