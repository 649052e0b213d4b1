import SnippetFoundation

/// A text as it is seen: without styles and what takes no column, each blank of whatever width as U+0020.
///
/// Of two texts that look alike neither passes for another: `>` before a binding blank is `> `.
package func seenLetters(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 >= 0x80 || $0 == 0x1B }) else { return text }
  var seen = String.UnicodeScalarView()
  var isInStyle = false
  for scalar in text.unicodeScalars {
    if isInStyle {
      isInStyle = scalar == "[" || !(0x40...0x7E).contains(scalar.value)
    } else if scalar == "\u{1B}" {
      isInStyle = true
    } else if isSeen(scalar) {
      seen.append(isBlank(scalar) ? " " : scalar)
    } else if Scalars.attributes(scalar.value).columns > 0, !seen.isEmpty {
      // A filler: drawn as a blank, if at all.
      seen.append(" ")
    }
  }
  return String(seen)
}

/// Whether a scalar is seen by itself: no mark on another, no joiner, no filler.
package func isSeen(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII || !Scalars.isUnseen(scalar.value)
}

private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isWhitespace || scalar == "\u{2800}"
}
