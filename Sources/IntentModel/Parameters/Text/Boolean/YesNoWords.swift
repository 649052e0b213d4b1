/// What people usually say for yes and no, wherever that is asked: for a value, and where something is confirmed.
package enum YesNoWords {
  /// In small letters.
  package static let agreements: Set<String> = [
    "yes", "y", "yep", "yeah", "yup", "yes please", "sure", "ok", "okay",
  ]
  /// In small letters.
  package static let refusals: Set<String> = [
    "no", "n", "nope", "nah", "no thanks", "no thank you", "not now",
  ]
}
