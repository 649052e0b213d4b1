import SnippetFoundation

/// Where the functions of a Swift file are declared.
package struct FunctionPlaces: Sendable {
  private struct Declaration: Sendable {
    var place: Int
    /// nil: it is an operator.
    var function: TestFunction?
  }

  private var all: [Declaration] = []
  private let end: Int

  /// Reads a file; nil: it is not understood.
  package init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let source = SwiftSource(text)
    guard source.isUnderstood else { return nil }
    end = bytes.count
    var words = CodeWords(source.code)
    while let word = words.next() {
      guard word == "func", !words.isQuoted, !words.isMember else { continue }
      var ahead = words
      let name = ahead.name()
      let function = name.map { TestFunction($0, labels: ahead.labels()) }
      all.append(Declaration(place: words.place, function: function))
    }
  }

  /// The bytes from the declaration of a function, as `#function` names it, to the next one.
  ///
  /// nil: the last one declared before a place is another, or there are several of the name.
  package func span(of name: String, around place: Int) -> Range<Int>? {
    let slug = Slug.of(name)
    guard let index = all.lastIndex(where: { $0.place <= place }),
      all[index].function?.isCalled(slug) == true,
      all.count(where: { $0.function?.isCalled(slug) == true }) == 1
    else { return nil }
    return all[index].place..<(index + 1 < all.count ? all[index + 1].place : end)
  }
}
