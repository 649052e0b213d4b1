import SnippetFoundation

extension CLPlacemark: WordedValue {
  /// Its name, else its city, else its coordinate.
  package var words: String? { typed(style: nil) }
}
