/// What an app says of the value that an intent returned.
struct ValueWords: Sendable {
  /// What it is called where it is shown alone; nil: it is not, or nobody has asked.
  var shown: [ShownValue]?
  /// nil: nobody has asked.
  var json: JSONValue?
}
