/// An intent some of whose parameters nobody but its own code and the person may read.
///
/// ```swift
/// struct Unlock: AppIntent, SecretParameters {
///   static let secretParameters: Set = ["code"]
///   @Parameter(title: "Code") var code: String
/// ```
///
/// Such a value is `•••` in traces, in logs, in what is reviewed and in error messages, and the line that gave it is
/// kept in no history. What the intent itself says or shows is its own affair.
/// **Source**: chosen here; Apple's parameters have no such mark.
public protocol SecretParameters {
  /// The property names of these parameters.
  static var secretParameters: Set<String> { get }
}
