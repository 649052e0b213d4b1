import Testing

@testable import Snippets

/// Widths by the data of Unicode 15.0: wide and fullwidth 2, marks 0, emoji 2, a letter with a mark as wide as the letter.
struct UnicodeWidthTests {
  private func columns(_ scalars: [Int]) -> Int {
    withBytes(scalars) { text, count in
      var (i, total) = (0, Int32(0))
      while i < count {
        let cluster = Columns.firstCluster(text + i, count - i)
        (i, total) = (i + cluster.bytes, total + cluster.columns)
      }
      // Whole texts are measured in another way.
      return total == Columns.columns(text, count) ? Int(total) : -1
    }
  }

  @Test func `of all cases of Unicode's data at least 99.7 percent are right`() throws {
    var (cases, right, wrong) = (0, 0, [[Int]]())
    func check(_ scalars: [Int], _ expected: Int) {
      cases += 1
      let found = columns(scalars)
      if found == expected { right += 1 } else { wrong.append(scalars + [found]) }
    }
    for row in try UnicodeCases.rows("widths") {
      for scalar in row[0]...row[1] {
        check([scalar], row[2])
        if row[2] == 0 {
          for base in [0x61, 0xE9, 0x4E2D] { check([base, scalar], base == 0x4E2D ? 2 : 1) }
        }
      }
    }
    for sequence in try UnicodeCases.rows("emoji") { check(sequence, 2) }
    #expect(cases >= 153_587)
    #expect(Double(right) / Double(cases) >= 0.997, "\(right) of \(cases)")
    // The conjoining vowels and final consonants of Hangul: UAX #11 calls them neutral, but they stand in the syllable.
    let others = wrong.filter {
      !(0x1160...0x11FF).contains($0[0]) && !(0xD7B0...0xD7FF).contains($0[0])
    }
    #expect(others.isEmpty, "\(others.prefix(20))")
    #expect(wrong.count == 232, "\(right) of \(cases)")
  }

  @Test func `every emoji sequence is one character of two columns`() throws {
    for sequence in try UnicodeCases.rows("emoji") {
      let cluster = withBytes(sequence) { text, count in (Columns.firstCluster(text, count), count)
      }
      #expect(cluster.0.columns == 2 && cluster.0.bytes == cluster.1, "\(sequence)")
    }
  }

  @Test func `a letter is as wide with a mark as without it`() throws {
    for row in try UnicodeCases.rows("widths") where row[2] == 0 {
      for mark in row[0]...row[1] {
        #expect(columns([0x61, mark]) == 1 && columns([0x4E2D, mark]) == 2, "\(mark)")
      }
    }
  }

  @Test func `simple scalars and marks are characters as the standard library sees them`() {
    for value in UInt32(0x80)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(String.UnicodeScalarView(["a", scalar, "中", scalar, scalar]))
      switch Scalars.attributes(value).kind {
      case .simple: #expect(text.count == 5, "\(value)")
      case .mark: #expect(text.count == 2, "\(value)")
      case .complex, .hazard: break
      }
    }
  }
}
