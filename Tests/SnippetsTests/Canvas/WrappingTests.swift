import Testing

@testable import Snippets

/// Where lines end, as a person sees it.
@MainActor
struct WrappingTests {
  private func rows(_ text: String, _ width: Int) -> [Substring] {
    render(Text(verbatim: text), columns: width).split(separator: "\n" as Character)
  }

  @Test(arguments: [
    (10, "state-of-the-art", "state-of-\nthe-art"), (9, "Total: $5 (cash)", "Total: $5\n(cash)"),
    (8, "a) b (c)", "a) b (c)"), (7, "a) b (c)", "a) b\n(c)"), (6, "10-20-30", "10-20-\n30"),
    (4, "ab -5%", "ab\n-5%"), (8, "so what ?!", "so\nwhat ?!"), (7, "x « y »", "x « y »"),
    (8, "AM/PM or", "AM/PM or"), (4, "AM/PM", "AM/\nPM"),
  ])
  func `lines end where UAX 14 lets them`(width: Int, text: String, rows: String) {
    #expect(render(Text(verbatim: text), columns: width) == rows)
  }

  @Test(arguments: [
    (6, "文字「例」です。", "文字\n「例」\nです。"), (4, "中文。", "中\n文。"),
    (8, "価格は100円", "価格は\n100円"), (4, "abc中文", "abc\n中文"),
    (6, "日本語、テスト", "日本\n語、テ\nスト"),
  ])
  func `ideographs part anywhere, but not before closing punctuation`(
    width: Int,
    text: String,
    rows: String
  ) {
    #expect(render(Text(verbatim: text), columns: width) == rows)
  }

  @Test func `a no-break space binds, a zero-width space parts`() {
    #expect(render(Text(verbatim: "a 10\u{A0}km"), columns: 6) == "a\n10\u{A0}km")
    #expect(render(Text(verbatim: "foo\u{200B}bar"), columns: 5) == "foo\nbar")
    #expect(render(Text(verbatim: "foo\u{200B}bar"), columns: 6) == "foobar")
    #expect(render(Text(verbatim: "a b\u{2060}c"), columns: 4) == "a bc")
  }

  @Test(arguments: [
    (6, "aaaa\u{A0}bbbb\u{A0}cccc", "aaaa\nbbbb\ncccc"),
    (10, "price\u{A0}$5\u{A0}each, now", "price\u{A0}$5\neach, now"),
    (10, "a price\u{A0}$5\u{A0}each", "a\nprice\u{A0}$5\neach"),
    (4, "ab\u{202F}\u{A0}cd", "ab\ncd"), (4, "abcd\u{2007}", "abcd"),
    (3, "\u{A0}abcdef", "\u{A0}ab\ncde\nf"), (4, "a\u{A0}bcdefg", "a\nbcde\nfg"),
    (5, "ab\u{A0}\u{301}cdef", "ab\u{A0}\u{301}cd\nef"),
  ])
  func `what binds words parts before a word does`(width: Int, text: String, rows: String) {
    #expect(render(Text(verbatim: text), columns: width) == rows)
    #expect(
      render(Text(verbatim: text).redacted(reason: .placeholder), columns: width)
        .split(separator: "\n" as Character).count == rows.split(separator: "\n").count
    )
  }

  @Test(arguments: [
    (6, "12 km/h", "12\nkm/h"), (6, "90 mg/dL", "90\nmg/dL"), (7, "for $5/kg", "for\n$5/kg"),
    (6, "12 m/s²", "12\nm/s²"), (5, "(km/h), x", "(km/\nh), x"), (7, "a (km/h)", "a\n(km/h)"),
    (9, "this and/or that", "this\nand/or\nthat"), (6, "12 in/out", "12 in/\nout"),
    (6, "a b/c/d", "a b/c/\nd"), (8, "https://a.b/c", "https://\na.b/c"), (3, "km/h", "km/\nh"),
  ])
  func `a unit is not parted behind its solidus`(width: Int, text: String, rows: String) {
    #expect(render(Text(verbatim: text), columns: width) == rows)
  }

  @Test func `a soft hyphen is a hyphen where the line ends there, and nothing elsewhere`() {
    let word = "Donau\u{AD}dampf\u{AD}schiff"
    #expect(render(Text(verbatim: word), columns: 20) == "Donaudampfschiff")
    #expect(render(Text(verbatim: word), columns: 11) == "Donaudampf-\nschiff")
    #expect(render(Text(verbatim: word), columns: 10) == "Donau-\ndampf-\nschiff")
    #expect(render(Text(verbatim: word).lineLimit(1), columns: 9) == "Donaudam…")
    #expect(columns(of: word) == 16)
    let side = Text(verbatim: word).multilineTextAlignment(.trailing)
    #expect(render(side, columns: 11) == "Donaudampf-\n     schiff")
  }

  @Test(arguments: [
    (1, "D\no\nn\na\nu\nd\na\nm\np\nf"), (2, "Do\nna\nu-\nda\nmp\nf"), (4, "Dona\nu-\ndamp\nf"),
    (5, "Donau\ndampf"), (6, "Donau-\ndampf"),
  ])
  func `a hyphen never has a row of its own, and is left out where there is no column for it`(
    width: Int,
    rows: String
  ) {
    #expect(render(Text(verbatim: "Donau\u{AD}dampf"), columns: width) == rows)
    let begins = "\u{AD}Donau\u{AD}\u{AD}dampf\u{AD}"
    #expect(render(Text(verbatim: begins), columns: width) == rows)
  }

  @Test(arguments: [
    (11, "“The Lord of the Rings” (2001)", "“The Lord\nof the\nRings”\n(2001)"),
    (14, "“The Lord of the Rings” (2001)", "“The Lord of\nthe\nRings” (2001)"),
    (10, "“quoted” (really) [sic]", "“quoted”\n(really)\n[sic]"),
    (10, "\"quoted\" (really) [sic]", "\"quoted\"\n(really)\n[sic]"),
    (14, "\"quoted\" (really) [sic]", "\"quoted\"\n(really) [sic]"),
    (10, "«Bonjour» (salut)", "«Bonjour»\n(salut)"), (8, "Bonjour   !", "Bonjour\n!"),
    (7, "“quoted” (x)", "“quote\nd” (x)"),
  ])
  func `what may end at no blank ends at one rather than inside a word`(
    width: Int,
    text: String,
    rows: String
  ) {
    #expect(render(Text(verbatim: text), columns: width) == rows)
  }

  @Test(arguments: [10, 13, 20, 31, 44])
  func `a long address is wrapped and none of it is lost`(width: Int) {
    let address = "https://example.com/orders/1042?size=large&milk=oat#receipt-20261121"
    #expect(rows(address, width).joined() == address)
    #expect(rows(address, width).allSatisfy { $0.count <= width })
  }

  @Test(arguments: ["ภาษาไทยเขียนติดกัน", "ພາສາລາວຂຽນຕິດກັນ", "ភាសាខ្មែរសរសេរជាប់គ្នា"])
  func `Thai, Lao and Khmer are parted between characters`(text: String) {
    for width in 2...9 {
      let rows = rows(text, width)
      #expect(rows.joined() == text)
      #expect(rows.allSatisfy { columns(of: String($0)) <= width })
      // A character is never parted: as many in the rows as in the text.
      #expect(rows.map(\.count).reduce(0, +) == text.count)
    }
  }

  @Test func `a vowel written beside its consonant stays there`() {
    #expect(
      rows("ราคา แพงมากๆ", 6) == ["ราคา", "แพงมาก", "ๆ"] || rows("ราคา แพงมากๆ", 6).last != "ๆ"
    )
    #expect(!rows("แพงมากมาย", 5).contains { $0.first == "า" })
  }

  @Test func `a flag is not parted`() {
    #expect(rows("🇩🇪🇫🇷🇮🇹", 4) == ["🇩🇪🇫🇷", "🇮🇹"])
    #expect(rows("👍🏽👩‍🍳x", 4) == ["👍🏽👩‍🍳", "x"])
  }
}

@MainActor struct MarkedBlankTests {
  @Test(arguments: [
    ("\t\u{06DB}  6", " \u{06DB}\n6"), (" \u{0301}  6", " \u{0301}\n6"),
    ("a \u{0301}b", "a \u{0301}\nb"), ("a\u{06DB}  6", "a\u{06DB}\n6"),
  ])
  func `a blank that a mark stands on is not cut, nor left out`(text: String, drawn: String) {
    #expect(Array(render(Text(verbatim: text), columns: 2).utf8) == Array(drawn.utf8))
  }

  private let thai = "นักวิทยาศาสตร์ค้นพบดาวเคราะห์ดวงใหม่ที่อาจมีสิ่งมีชีวิตอาศัยอยู่"

  @Test func `what has no blanks between words stands beside others`() {
    let row = HStack(alignment: .top) {
      Text(verbatim: thai)
      Text("some English words that wrap as well")
    }
    for columns in [30, 34, 38, 44] {
      let first = render(row, columns: columns).split(separator: "\n")[0]
      #expect(first.contains("นัก") && first.contains("some"), "\(columns)")
    }
    let tagged = HStack(alignment: .top) {
      Text(verbatim: thai)
      Spacer()
      Text("NEW")
    }
    #expect(render(tagged, columns: 34).split(separator: "\n")[0].hasSuffix("NEW"))
  }

  @Test func `it takes the same rows where it is covered`() {
    let row = HStack(alignment: .top) {
      Text(verbatim: thai)
      Text("NEW")
    }
    for columns in [14, 24, 34] {
      let rows = render(row, columns: columns).split(separator: "\n").count
      let covered = render(row.redacted(reason: .placeholder), columns: columns)
      #expect(covered.split(separator: "\n").count == rows, "\(columns)")
      #expect(
        covered.unicodeScalars.allSatisfy { " \n▒".unicodeScalars.contains($0) },
        "\(covered)"
      )
    }
  }
}
