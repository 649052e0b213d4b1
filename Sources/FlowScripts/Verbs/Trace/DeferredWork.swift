/// How a flow says that work goes on which an intent left behind.
package enum DeferredWork {
  /// The check that expects it.
  package static func check(of title: String) -> String {
    "? trace ~ \(sign(of: title)) goes on{{*}}"
  }

  /// What of the check names it: the title, with holes for what a pattern cannot say.
  static func sign(of title: String) -> String {
    let pieces = title.replacing("{{", with: "\n").split(omittingEmptySubsequences: false) {
      $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    return "left behind: " + pieces.joined(separator: "{{*}}")
  }
}
