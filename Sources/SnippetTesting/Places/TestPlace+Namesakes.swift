import FlowScripts
import Snapshots

extension TestPlace {
  /// Says that another test file has the same name and the same test, or the same file another test of the name, and so
  /// the same snapshots: a row for each, or nothing.
  ///
  /// Tests of other libraries and targets run in other processes, where one assertion does not know of the other.
  func warning(ofNamesakesWith test: String, isLabelled: Bool = false) -> String {
    guard let package, var sources = try? TestSources(package: package) else { return "" }
    let files = sources.namesakes(of: filePath, holding: test, isLabelled: isLabelled)
    let twice =
      sources.repeats(test, in: filePath, isLabelled: isLabelled)
      ? """
      Another function of this file has the test's name, and may assert the same file: it goes by the name of \
      the test's file, not by its suite. Rename one of them, or its snapshot.

      """ : ""
    if files.isEmpty { return twice }
    return twice + """
      \(files.joined(separator: " and ")) may assert the same file: it goes by the name of the test's file, \
      not by its folder. Rename one of them.

      """
  }

  /// Why two tests may have one name that are called differently; nothing where none of the names is long.
  func reason(forSameNameOf names: [String]) -> String {
    names.contains(where: Slug.isCut) ? ": \(Slug.rule)" : ""
  }
}
