import SnippetFoundation

/// A symbol or a picture in a line of text.
struct InlineImage {
  /// Where in the bytes its sign stands.
  var place: Range<Int>
  /// What it says to those who hear it.
  var words: String
  /// What one types where nothing else is on a control.
  var name: String
}

extension TreeBuilder {
  /// Keeps what an image says of which the sign was copied to the arena since `first`.
  @MainActor
  mutating func keepImage(_ image: Image, from first: Int) {
    guard !isRedacted, image.source != .decorative, first < bytes.count else { return }
    inlineImages.append(
      InlineImage(
        place: first..<bytes.count,
        words: image.words(image.name),
        name: image.label?.plainText ?? image.name
      )
    )
  }

  /// Notes what a text says that has images in it; one of nothing else is a picture rather than words.
  @MainActor
  mutating func sayImages(in index: Int) {
    let images = inlineImages
    inlineImages = []
    guard index < next, nodes[index].kind == .text else { return }
    let start = Int(nodes[index].textOffset)
    let end = start + Int(nodes[index].textBytes)
    if images.map(\.place.count).reduce(0, +) == end - start {
      nodes[index].flags |= Self.symbolFlag
      if environment.isInControl, spokenLabel == nil {
        spokenLabel = images.map(\.name).joined(separator: " ")
      }
    }
    guard collectsControls, nodes[index].hasSpans || !nodes[index].style.isClear else { return }
    var (words, last) = ("", start)
    for image in images {
      words.appendApart(text(last..<image.place.lowerBound))
      words.appendApart(image.words)
      last = image.place.upperBound
    }
    words.appendApart(text(last..<end))
    speak(words, from: index)
  }

  private func text(_ place: Range<Int>) -> String {
    let bytes = UnsafeBufferPointer(start: bytes.base + place.lowerBound, count: place.count)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// Appends words, with a blank before them where two letters or digits would meet.
  fileprivate mutating func appendApart(_ words: String) {
    if let last, let first = words.first, last.isLetter || last.isNumber,
      first.isLetter || first.isNumber
    {
      append(" ")
    }
    append(words)
  }
}
