/// Checks of the format that are read, and refused when a file is checked or run.
extension CheckVerb {
  static let value = CheckVerb(later: "value", usage: "value = JSON", instead: ["param"]) {
    $0.hasPrefix("= ")
  }
}
