// A phrase as people say it who speak to the app already.
extension [PhrasePart] {
  /// The phrase without the app's name and what belongs to it: `with`, `L'`, `'s`, `で`, `에서`, `用`, `在` and `中`.
  var withoutName: [PhrasePart] {
    var kept: [PhrasePart] = []
    var rest = self[...]
    while let part = rest.popFirst() {
      guard part == .applicationName else {
        kept.append(part)
        continue
      }
      var name = NameSurroundings()
      if case .text(let text) = kept.last {
        name.before = text[...]
        kept.removeLast()
      }
      if case .text(let text) = rest.first {
        name.after = text[...]
        rest.removeFirst()
      }
      let text = name.joined(isFirst: kept.isEmpty, isLast: rest.isEmpty)
      if !text.isEmpty { kept.append(.text(text)) }
    }
    return kept
  }

  /// Whether it ends as a phrase may: not in a word that another must follow, as `How many colors are`.
  var isWhole: Bool {
    switch last {
    case nil: false
    case .text(let text)?: !PhraseWords.open.contains(PhraseWords.words(of: text).last ?? "")
    case .applicationName?, .parameter?: true
    }
  }

  /// Whether letters touch the app's name, so that the two are one word for who splits at blanks.
  var touchesName: Bool {
    indices.contains { place in
      guard self[place] == .applicationName else { return false }
      if place > 0, case .text(let text) = self[place - 1], text.last?.isWhitespace == false {
        return true
      }
      guard place + 1 < count, case .text(let text) = self[place + 1] else { return false }
      return text.first?.isWhitespace == false
    }
  }
}

/// What stands before an app's name and after it.
private struct NameSurroundings {
  var before: Substring = ""
  var after: Substring = ""

  /// The two without what belongs to the name.
  func joined(isFirst: Bool, isLast: Bool) -> String {
    var (left, right) = (before, after)
    let isPlace = Self.dropPreposition(&left)
    Self.dropEnding(&right, isPlace: isPlace)
    // A blank between, except where there was none and the writing has none.
    let isOpen = left.last?.isWhitespace ?? false || right.first?.isWhitespace ?? false
    left = left.trimmed(atEnd: \.isWhitespace)
    right = right.trimmed(atStart: \.isWhitespace)
    if left.isEmpty, isFirst {
      return String(right.trimmed(atStart: { $0.isWhitespace || $0.isPause }))
    }
    if right.isEmpty, isLast { return String(left.trimmed(atEnd: \.isPause)) }
    if let first = right.first, first.isPause || ".?!)。？！）".contains(first) {
      return "\(left)\(right)"
    }
    let isClose =
      (left.last?.isClose ?? before.isEmpty) && (right.first?.isClose ?? !isOpen)
    return isClose ? "\(left)\(right)" : "\(left) \(right)"
  }

  /// Drops what leads to the name; returns whether it makes the name a place, as `在` does.
  private static func dropPreposition(_ text: inout Substring) -> Bool {
    if let last = text.last, PhraseWords.isApostrophe(last) {
      text = text.dropLast().trimmed(atEnd: { $0.isLetter && !PhraseWords.standsAlone($0) })
    }
    let bare = text.trimmed(atEnd: \.isWhitespace)
    if let word = PhraseWords.closePrepositions.first(where: { bare.hasSuffix($0) }) {
      text = bare.dropLast(word.count)
      return PhraseWords.closePlaces.contains(word)
    }
    let last = bare.suffix { !$0.isWhitespace }
    if PhraseWords.prepositions.contains(last.lowercased()) { text = bare.dropLast(last.count) }
    return false
  }

  /// Drops what follows the name and belongs to it.
  private static func dropEnding(_ text: inout Substring, isPlace: Bool) {
    let bare = text.trimmed(atStart: \.isWhitespace)
    if let count = PhraseWords.closeEnding(of: bare, isPlace: isPlace) {
      text = bare.dropFirst(count)
    } else if let first = text.first {
      if PhraseWords.isKorean(first) {
        text = text.drop(while: PhraseWords.isKorean)
      } else if first == "-" {
        text = text.dropFirst()
      } else if PhraseWords.isApostrophe(first) || first.isLetter,
        !PhraseWords.standsAlone(first)
      {
        text = text.drop {
          ($0.isLetter || PhraseWords.isApostrophe($0)) && !PhraseWords.standsAlone($0)
        }
      }
    }
  }
}

extension PhraseWords {
  /// What stands before an app's name in Chinese and Thai, with or without a blank.
  static let closePrepositions =
    [
      "使用", "通过", "透過", "利用", "用", "让", "讓", "给", "給", "向", "ด้วย", "ใน", "จาก", "กับ",
    ] + closePlaces

  /// Those that say where, and may have another word behind the name.
  static let closePlaces = ["在", "从", "從", "到"]

  /// How many letters behind an app's name belong to it, in Japanese and, where it is a place, in Chinese; nil: none.
  static func closeEnding(of text: Substring, isPlace: Bool) -> Int? {
    if isPlace, let first = text.first, "中里裡裏上内內".contains(first) { return 1 }
    guard let first = text.first, standsAlone(first) else { return nil }
    return particles.first { text.hasPrefix($0) }?.count
  }

  /// What stands behind an app's name in Japanese, the longer ones first.
  private static let particles = [
    "を使用して", "を使って", "の中で", "の中に", "内で", "内に", "内の", "では", "には", "から", "で",
    "に", "の", "へ", "を", "は", "が", "と",
  ]
}

extension Character {
  /// Whether it only parts what is around it.
  fileprivate var isPause: Bool { ",;:、，；：".contains(self) }
  /// Whether no blank is written beside it.
  fileprivate var isClose: Bool {
    PhraseWords.standsAlone(self) && !PhraseWords.isKorean(self)
      || "、。，；：？！「」".contains(self)
  }
}

extension Substring {
  fileprivate func trimmed(atStart isDropped: (Character) -> Bool) -> Substring {
    drop(while: isDropped)
  }

  fileprivate func trimmed(atEnd isDropped: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }

  /// What stands at the end.
  fileprivate func suffix(_ isTaken: (Character) -> Bool) -> Substring {
    self[trimmed(atEnd: isTaken).endIndex...]
  }
}
