import Foundation
import Testing

@testable import Snippets

/// Rows with less room than their words and controls take.
@MainActor
struct NarrowRowTests {
  @Test func `a line between signs vanishes only where frames have nothing to give back`() {
    let steps = HStack(spacing: 4) {
      ForEach(1..<5) { step in
        ZStack {
          Circle().fill(step <= 2 ? .blue : .gray.opacity(0.3)).frame(width: 28, height: 28)
          Text("\(step)")
        }
        if step < 4 {
          Rectangle().fill(step < 2 ? .blue : .gray.opacity(0.3)).frame(height: 2)
        }
      }
    }
    func draw(_ columns: Int) -> Substring? {
      render(steps, columns: columns).split(separator: "\n").first
    }
    #expect(draw(32) == "▐1▌  ──── ▐2▌  ╌╌╌  3   ╌╌╌  4")
    #expect(draw(24) == "▐1▌ ── ▐2▌ ╌╌  3  ╌╌  4")
    #expect(draw(21) == "▐1▌ ─ ▐2▌ ╌  3  ╌  4")
  }

  private func stepper() -> some View {
    HStack {
      Text("Quantity")
      Spacer()
      Button("-") {}
      Text("2")
      Button("+") {}
    }
  }

  @Test func `in a row that is too low for lines words are cut before a number is`() {
    let row = HStack {
      Text("Carbohydrates of today")
      Spacer()
      Text("1,234.50")
    }
    #expect(render(row.frame(height: 16), columns: 26) == "Carbohydrates o…  1,234.50")
    #expect(render(row.frame(height: 16), columns: 15) == "Carb…  1,234.50")
    #expect(render(row.frame(height: 16), columns: 14) == "Car…  1,234.50")
    #expect(render(row.frame(height: 16), columns: 12) == "Ca… 1,234.50")
    let amount = HStack {
      Text("Carbohydrates of today")
      Text("1,234.50 kcal")
    }
    #expect(render(amount.frame(height: 16), columns: 15) == "Carb… 1,234.50…")
    #expect(render(amount.frame(height: 16), columns: 22) == "Carbohydr… 1,234.50 k…")
    #expect(render(amount.frame(height: 16), columns: 13) == "Ca… 1,234.50…")
  }

  @Test func `ideographs do not stand below each other because of their neighbour`() {
    let row = HStack {
      VStack(alignment: .leading) {
        Text("JPY")
        Text("日本円")
      }
      Spacer()
      Text("161.9250")
    }
    #expect(render(row, columns: 15) == "JPY    161.9250\n日本円")
    #expect(render(row, columns: 14) == "JPY\n日本円\n      161.9250")
    #expect(render(Text("日本円"), columns: 3) == "日\n本\n円")
    let long = HStack {
      Text("東京都千代田区")
      Text("12:45")
    }
    #expect(render(long, columns: 12) == "東京都\n千代田 12:45\n区")
  }

  @Test func `a text beside another keeps its words whole`() {
    let row = HStack {
      Text("Latte")
      Spacer()
      Text("$4.50 each")
    }
    #expect(render(row, columns: 17) == "Latte  $4.50 each")
    #expect(render(row, columns: 16) == "Latte $4.50 each")
    #expect(render(row, columns: 15) == "Latte     $4.50\n          each")
    #expect(render(row, columns: 12) == "Latte  $4.50\n       each")
  }

  @Test func `a row that cannot keep its words goes on below, from its spacer on`() {
    #expect(render(stepper(), columns: 20) == "Quantity   (-) 2 (+)")
    #expect(render(stepper(), columns: 18) == "Quantity (-) 2 (+)")
    #expect(render(stepper(), columns: 17) == "Quantity\n        (-) 2 (+)")
    #expect(render(stepper(), columns: 10) == "Quantity\n (-) 2 (+)")
    #expect(render(stepper(), columns: 9) == "Quantity\n(-) 2 (+)")
    #expect(render(stepper(), columns: 6) == "Quanti\nty\n (-) 2\n   (+)")
  }

  @Test func `a blank is enough between a name and its value`() {
    let value = LabeledContent("Total", value: "$9.00")
    #expect(render(value, columns: 12) == "Total  $9.00")
    #expect(render(value, columns: 11) == "Total $9.00")
    #expect(render(value, columns: 10) == "Total\n     $9.00")
    let three = HStack {
      Text("aa")
      Spacer()
      Text("bb")
      Spacer()
      Text("cc")
    }
    #expect(render(three, columns: 9) == "aa bb  cc")
    #expect(render(three, columns: 8) == "aa bb cc")
    let open = HStack {
      Text("as it is")
      Spacer()
    }
    #expect(render(open, columns: 8) == "as it is")
    let apart = HStack {
      Text("aa")
      Spacer(minLength: 8)
      Text("bb")
    }
    #expect(render(apart, columns: 6) == "aa\n    bb")
    let mirrored = value.environment(\.layoutDirection, .rightToLeft)
    #expect(render(mirrored, columns: 11) == "$9.00 Total")
  }

  @Test func `a value that would be broken to more rows has one of its own`() {
    func row(_ name: String) -> some View {
      HStack {
        Text(name)
        Spacer()
        Text("$320 of $400")
      }
    }
    #expect(render(row("Food"), columns: 17) == "Food $320 of $400")
    #expect(render(row("Food"), columns: 16) == "Food     $320 of\n         $400")
    #expect(render(row("Groceries"), columns: 16) == "Groceries\n    $320 of $400")
    #expect(
      render(row("Groceries").frame(height: 16), columns: 16).split(separator: "\n").count == 1
    )
  }

  @Test func `words below a line that is cut stay whole beside a spacer of a least length`() {
    let row = HStack(spacing: 12) {
      Image(systemName: "cart")
      VStack(alignment: .leading) {
        Text("Whole Foods Market #10234").lineLimit(1)
        HStack(spacing: 4) {
          Text("May 9")
          Text("· Pending")
        }
      }
      Spacer(minLength: 8)
      Text("-€84.12")
    }
    let below = """
      ⊎  Whole Foods Market #10…
         May 9 · Pending
                         -€84.12
      """
    #expect(render(row, columns: 26) == below)
    for columns in 20...40 {
      let drawn = render(row, columns: columns)
      #expect(drawn.contains("May 9 · Pending"), "\(columns)")
      #expect(drawn.split(separator: "\n").count == (columns < 30 ? 3 : 2), "\(columns)")
    }
  }

  @Test func `a score is not parted`() {
    func game(_ score: String) -> some View {
      HStack {
        VStack { Text("Barcelona") }.frame(maxWidth: .infinity)
        Text(score)
        VStack { Text("Borussia Dortmund") }.frame(maxWidth: .infinity)
      }
    }
    let wide = "Barcelona 2 – 1 Borussia\n                Dortmund"
    #expect(render(game("2 – 1"), columns: 24) == wide)
    #expect(render(game("2 – 1"), columns: 20) == "  Barcelona    2 – 1\n Borussia Dortmund")
    for score in ["2 – 1", "2 - 1", "3 : 2", "102 – 110", "6 × 4", "12 / 20"] {
      for columns in 18...40 {
        #expect(render(game(score), columns: columns).contains(score), "\(score) \(columns)")
      }
    }
    // What has words too is broken as any text.
    for (text, columns) in [("2 min", 22), ("2 – 1 up", 21), ("2 – x", 20)] {
      #expect(!render(game(text), columns: columns).contains(text), "\(text)")
    }
  }

  @Test func `what stands behind the last of several spacers goes on below whole`() {
    let stay = HStack {
      VStack(alignment: .leading) {
        Text("CHECK-IN")
        Text("Tue, Jan 2")
      }
      Spacer()
      Image(systemName: "arrow.right")
      Spacer()
      VStack(alignment: .trailing) {
        Text("CHECK-OUT")
        Text("Fri, Jan 5")
      }
    }
    let below = """
      CHECK-IN           →
      Tue, Jan 2
                 CHECK-OUT
                Fri, Jan 5
      """
    #expect(render(stay, columns: 20) == below)
    #expect(render(stay, columns: 23) == "CHECK-IN   →  CHECK-OUT\nTue, Jan 2   Fri, Jan 5")
  }

  @Test func `all that stood behind the spacer stays at the far side, on its last line too`() {
    let row = HStack {
      Text("Apple")
      Spacer()
      Button("-") {}
      Text("2")
      Button("+") {}
      Text("$1.00")
      Button("Remove") {}
    }
    #expect(
      render(row, columns: 20) == "Apple\n     (-) 2 (+) $1.00\n            (Remove)"
    )
    let words = HStack {
      Text("Alexanderplatz")
      Text("Mitte")
    }
    #expect(render(words, columns: 14) == "Alexanderplatz\nMitte")
  }

  @Test func `controls side by side stand one below the other, with their labels`() {
    let row = HStack {
      Button("Small") {}
      Button("Medium") {}
      Button("Large") {}
    }
    #expect(render(row, columns: 24) == "(Small) (Medium) (Large)")
    #expect(render(row, columns: 23) == "(Small) (Medium)\n(Large)")
    #expect(render(row, columns: 10) == "(Small)\n(Medium)\n(Large)")
    #expect(render(row, columns: 6) == "(Smal\n l)\n(Medi\n um)\n(Larg\n e)")
  }

  @Test func `a divider in a row is as high as its line`() {
    let row = HStack {
      Text("first words")
      Divider()
      Text("second").lineLimit(1)
      Text("third")
    }
    #expect(render(row, columns: 8) == "first │\nwords │\nsecond\nthird")
  }

  @Test func `lines stand between what is above and below them`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Text("above")
      stepper()
      Text("below")
    }
    #expect(render(column, columns: 12) == "above\nQuantity\n   (-) 2 (+)\nbelow")
  }

  @Test func `a row of shapes goes beyond its room, on one line`() {
    let segments = HStack(spacing: 8) {
      ForEach([32, 24, 40], id: \.self) { Rectangle().frame(width: $0, height: 16) }
    }
    #expect(render(segments, columns: 14) == "████ ███ █████")
    #expect(render(segments, columns: 12) == "████ ███ ███")
    let shares = GeometryReader { room in
      HStack(spacing: 8) {
        ForEach([0.5, 0.3, 0.2], id: \.self) { share in
          Rectangle().fill(.blue).frame(width: room.size.width * share)
        }
      }
    }
    #expect(render(shares.frame(height: 16), columns: 20) == "██████████ ██████ ██")
  }

  @Test func `a row without height for its lines goes beyond its room, over nothing`() {
    let row = HStack {
      Text("first part").fixedSize()
      Text("second part").fixedSize()
      Text("third").fixedSize()
    }
    let column = VStack(alignment: .leading) {
      Text("above")
      row.frame(height: 16)
      Text("below")
    }
    #expect(render(column, columns: 20) == "above\nfirst part second p…\nbelow")
    #expect(render(row, columns: 20) == "first part\nsecond part third")
    #expect(render(row.frame(height: 32), columns: 20) == "first part\nsecond part third")
    #expect(render(row.frame(height: 0), columns: 20) == "")
    let frames = HStack {
      Text("a").frame(width: 64)
      Text("b").frame(width: 64)
      Text("c").frame(width: 64)
    }
    #expect(render(frames.frame(height: 16), columns: 20) == "   a        b")
    #expect(render(frames.frame(height: 32), columns: 20) == "   a        b\n   c")
  }

  @Test func `a name without blanks on its only line is cut rather than its row`() {
    let name = Text("a_very_long_file_name_without_any_blanks_in_it_2026.pdf").lineLimit(1)
    let file = HStack {
      Text("#")
      name
      Spacer()
      Text("12 KB")
    }
    #expect(render(file, columns: 44) == "# a_very_long_file_name_without_any_…  12 KB")
    #expect(render(file, columns: 21) == "# a_very_long…  12 KB")
    #expect(render(file, columns: 12) == "#\na_very_long…\n       12 KB")
    let middle = HStack {
      Text("#")
      VStack(alignment: .leading) {
        name.truncationMode(.middle)
        Text("PDF, 12 KB")
      }
      Spacer()
      Button("Open") {}
    }
    #expect(
      render(middle, columns: 44)
        == "# a_very_long_file_…s_in_it_2026.pdf  (Open)\n  PDF, 12 KB"
    )
    let word = HStack {
      Text("Confirmation").lineLimit(1)
      Text("sent").lineLimit(1)
    }
    #expect(render(word, columns: 16) == "Confirmation\nsent")
  }
}
