/// How a flow says that work goes on which an intent left behind.
package enum DeferredWork {
  /// The check that expects it.
  package static func check(of title: String) -> String {
    "? trace ~ \(sign(of: title)) goes on{{*}}"
  }

  /// What of a trace's line names it.
  static func sign(of title: String) -> String { "left behind: \(title)" }
}
