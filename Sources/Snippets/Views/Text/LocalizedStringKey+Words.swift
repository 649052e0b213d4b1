extension LocalizedStringKey {
  /// The words with their values, as far as they need no surroundings to be written.
  package var words: String { plain }
}
