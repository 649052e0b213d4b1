import SnippetFoundation

/// How the cases of an enumeration look, as the app's dictionary said it last: to look a case up takes a thousand
/// instructions where its type is not known.
///
/// Asked anew whenever the app hands out another dictionary: that is seen by where it is in memory, where it stays, and stays
/// as it is, while it is held here.
final class KnownCases: Sendable {
  private struct State {
    var dictionary: AnyObject?
    var cases: [UInt64] = []
    var displays: [DisplayRepresentation] = []
  }

  private let state = Lock(State())
  private static let mostKept = 256

  /// nil: the cases are no plain data of a few bytes.
  init?<Case: AppEnum>(_ type: Case.Type) {
    guard _isPOD(type), MemoryLayout<Case>.size <= MemoryLayout<UInt64>.size else { return nil }
  }

  func display<Case: AppEnum>(_ value: Case) -> DisplayRepresentation {
    let dictionary = unsafeBitCast(Case.caseDisplayRepresentations, to: AnyObject.self)
    var bits: UInt64 = 0
    withUnsafeMutableBytes(of: &bits) { bits in
      withUnsafeBytes(of: value) { bits.copyMemory(from: $0) }
    }
    if let known = known(bits, dictionary) { return known }
    let display = displayOfCase(value)
    // A title that is blank in the source may be another in each language.
    if !display.title.defaultValue.resolved.isBlank { keep(display, of: bits, dictionary) }
    return display
  }

  private func known(_ bits: UInt64, _ dictionary: AnyObject) -> DisplayRepresentation? {
    state.withLock { state in
      guard state.dictionary === dictionary, let place = state.cases.firstIndex(of: bits) else {
        return nil
      }
      return state.displays[place]
    }
  }

  private func keep(_ display: DisplayRepresentation, of bits: UInt64, _ dictionary: AnyObject) {
    state.withLock { state in
      let isFull = state.cases.count >= Self.mostKept
      if state.dictionary !== dictionary || isFull { state = State(dictionary: dictionary) }
      state.cases.append(bits)
      state.displays.append(display)
    }
  }
}
