import Foundation
import Testing

@testable import Snippets

@MainActor
struct SymbolTests {
  private func entries() -> [(name: String, sign: String)] {
    [SymbolTable.fromA, SymbolTable.fromH].flatMap { table in
      String(describing: table).split(whereSeparator: \.isWhitespace).map { entry in
        let end = entry.firstIndex(of: "=") ?? entry.endIndex
        return (String(entry[..<end]), String(entry[end...].dropFirst()))
      }
    }
  }

  @Test func `the table is sorted, and each of its names is found`() {
    let names = entries().map(\.name)
    #expect(names.count >= 1_500)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for (name, sign) in entries() { #expect(SymbolTable.glyph(name) == sign, "\(name)") }
  }

  @Test func `numbers and letters in a circle are read in ASCII`() {
    let steps = HStack {
      ForEach([1, 12, 31], id: \.self) { Image(systemName: "\($0).circle.fill") }
      Image(systemName: "a.circle")
    }
    #expect(render(steps, settings: RenderSettings(), style: .ascii) == "1 12 31 A")
    #expect(SymbolTable.words("applewatch.watchface") == "Apple Watch watchface")
    #expect(SymbolTable.words("parkingsign.circle.fill") == "parking")
    #expect(SymbolTable.words("aqi.medium") == "fair air")
  }

  @Test func `only what is round has the signs that say how far something has come`() {
    let discs = Set((0...8).map { disc(Double($0) / 8) })
    let named = entries().filter { discs.contains($0.sign) }.map(\.name)
    #expect(
      named.filter { !$0.contains("circle") && !["dot", "drop"].contains($0.prefix { $0 != "." }) }
        == []
    )
  }

  @Test func `signs are one or two columns wide and have letters of ASCII as wide`() {
    for (name, sign) in entries() {
      #expect((1...2).contains(columns(of: sign)), "\(name) \(sign)")
      let plain = plainLetters(sign)
      #expect(
        plain.utf8.allSatisfy { $0 < 0x80 } && plain.utf8.count == columns(of: sign),
        "\(sign)"
      )
      // Brackets are those of controls.
      #expect(!plain.contains { "[](){}".contains($0) } || sign == plain, "\(name) \(sign)")
      // What would say something else in a text is no letter for the symbol either.
      let isTold = !"?⍰₩₪₫₴₹₺₽₿₵₲₭₼₦₾₸₮฿₤¤±∓∞≠≤≥√∑π".contains(sign)
      #expect(isTold != plain.contains("?"), "\(name) \(sign)")
    }
  }

  @Test(arguments: [
    ("star", "☆"), ("star.fill", "★"), ("heart.circle.fill", "♥"), ("bell.slash", "⊘⍾"),
    ("bell.slash.fill", "⊘⍾"), ("wifi.slash", "⊘ᯤ"), ("person.badge.plus", "☺+"),
    ("person.fill.badge.minus", "☻−"), ("folder.badge.plus", "◰+"), ("bell.badge", "⍾•"),
    ("bell.badge.fill", "⍾•"), ("chart.pie.fill", "⌔"),
    ("app.badge", "▢•"), ("calendar.badge.clock", "▦"), ("1.circle", "①"), ("12.circle.fill", "⓬"),
    ("1.square.fill", "❶"), ("12.circle", "⑫"),
    ("23.circle.fill", "㉓"), ("50.square", "㊿"), ("51.circle", "<51.circle>"),
    ("a.circle", "Ⓐ"), ("p.square.fill", "Ⓟ"), ("parkingsign.circle.fill", "Ⓟ"),
    ("lamp.ceiling.fill", "☀"), ("moonphase.full.moon", "◯"), ("cup.and.saucer.fill", "☕︎"),
    ("moon.stars.fill", "☽"), ("speaker.slash.fill", "⊘♪"), ("mic.slash", "⊘ϙ"),
    ("person.crop.circle.badge.checkmark", "☺✓"), ("externaldrive.badge.plus", "⛁+"),
    ("arrow.up.circle.fill", "↑"), ("car.front.waves.up.fill", "⛟"), ("doc.badge.gearshape", "▤⚙"),
    ("figure.walk.diamond", "➚"), ("trophy.fill.unknown", "♛"),
    ("equal.circle", "="), ("nothing.of.the.kind", "<nothing.of.the.kind>"),
    ("square.of.nothing", "<square.of.nothing>"), ("", "<>"), (".", "<.>"),
    ("tortoise.circle.fill", "⌓"), ("hare.fill", "⋎"), ("safari.fill", "✧"), ("swift", "➶"),
    ("cat.fill", "∧∧"), ("dog.circle", "∪∪"), ("ladybug.slash", "⊘⚹"), ("sdcard.fill", "▤"),
    ("restart.circle.fill", "↻"), ("lessthan.square.fill", "<"), ("l1.button.angledtop.fill", "L1"),
    ("view.3d", "3D"), ("restartable", "<restartable>"), ("gobackward.15", "⟲15"),
    ("goforward.30", "⟳30"), ("gobackward", "⟲"), ("10.arrow.trianglehead.clockwise", "⟳10"),
    ("15.arrow.trianglehead.counterclockwise", "⟲15"), ("repeat.1.circle", "↻1"),
    ("microphone", "ϙ"), ("microphone.fill", "ϙ"), ("microphone.slash", "⊘ϙ"),
    ("microphone.slash.fill", "⊘ϙ"), ("microphone.circle", "◍"), ("microphone.circle.fill", "◍"),
    ("arrow.circlepath", "↻"), ("inset.filled.rectangle.and.person.filled", "☻"),
  ])
  func `variants follow from rules`(name: String, sign: String) {
    #expect(SymbolTable.glyph(name) == sign)
  }

  @Test(arguments: [
    ("cup.and.saucer.fill", "cup and saucer"), ("bell.slash", "no bell"), ("xmark", "close"),
    ("circle.fill", "filled circle"), ("star.circle.fill", "filled star"),
    ("heart.slash.fill", "no heart"), ("magnifyingglass.circle", "search"), ("leaf", "leaf"),
    ("star.leadinghalf.filled", "half filled star"), ("star.lefthalf.fill", "half filled star"),
    ("circle.lefthalf.filled", "half filled circle"),
    ("square.righthalf.filled", "half filled square"),
    ("rectangle.lefthalf.inset.filled", "half filled rectangle"),
    ("battery.50percent", "battery 50%"), ("battery.25", "battery 25%"),
    ("battery.0percent", "battery empty"), ("battery.100", "battery full"),
    ("gauge.with.dots.needle.67percent", "gauge 67%"), ("percent", "percent"),
    ("creditcard.fill", "credit card"), ("arrowtriangle.up.fill", "filled triangle up"),
    ("sdcard.fill", "SD card"), ("lessthan.circle", "less than"), ("slowmo", "slow motion"),
    ("speaker.wave.1.fill", "low volume"), ("speaker.wave.3", "high volume"),
    ("gobackward.15", "back 15 seconds"), ("goforward", "forward"),
    ("30.arrow.trianglehead.clockwise", "forward 30 seconds"),
  ])
  func `words follow from rules`(name: String, words: String) {
    #expect(SymbolTable.words(name) == words)
  }

  @Test
  func `a filled symbol that says a state differs from its outline, in ASCII and in words too`() {
    for base in SymbolTable.states.map({ String($0) }).sorted() {
      let pair = [base, base + ".fill"]
      let signs = pair.map { SymbolTable.glyph($0) }
      #expect(signs[0] != signs[1], "\(base) \(signs)")
      #expect(columns(of: signs[0]) == columns(of: signs[1]), "\(base) \(signs)")
      let letters = signs.map { plainLetters($0) }
      #expect(letters[0] != letters[1], "\(base) \(letters)")
      #expect(pair.map { SymbolTable.words($0) }.allSatisfy { !$0.contains("fill ") }, "\(base)")
      #expect(SymbolTable.words(pair[1]) == "filled \(SymbolTable.words(pair[0]))")
    }
  }

  @Test(arguments: [
    ("star", "☆☆★", "oo*"), ("heart", "♡♡♥", "ooh"), ("bookmark", "⚐⚐⚑", "ppP"),
    ("moon", "☾☾☽", "zzZ"), ("person", "☺☺☻", "oo@"), ("lightbulb", "☼☼☀", "oo*"),
    ("bell", "⍾⍾⍾̲", "bbB"), ("hand.thumbsup", "☝☝☝̲", "iiI"), ("location", "⌖⌖⌖̲", "++#"),
    ("checkmark.circle", "✓✓✔", "vvV"),
  ])
  func `a rating is read off filled signs`(name: String, signs: String, letters: String) {
    let view = HStack(spacing: 0) {
      Image(systemName: name)
      Image(systemName: name)
      Image(systemName: name).symbolVariant(.fill)
    }
    #expect(render(view) == signs)
    #expect(plainLetters(signs) == letters)
  }

  @Test(arguments: [
    ("mug", "☕︎̲ ☕︎", "U  u", "filled mug, mug"), ("octagon", "⯃̲ ⯃", "# O", "filled octagon, octagon"),
    ("trophy", "♛̲ ♛", "# *", "filled trophy, trophy"), ("car", "⛟̲ ⛟", "# M", "filled car, car"),
  ])
  func `of a symbol that a view shows in both forms the filled one is told apart`(
    name: String,
    signs: String,
    letters: String,
    words: String
  ) {
    let both = HStack {
      Image(systemName: name + ".fill")
      Image(systemName: name)
    }
    #expect(render(both) == signs)
    #expect(render(both, settings: RenderSettings(), style: .ascii) == letters)
    #expect(render(both, settings: RenderSettings(), style: .spoken) == words)
    let alone = Image(systemName: name + ".fill")
    #expect(render(alone) == SymbolTable.glyph(name))
    #expect(render(alone, settings: RenderSettings(), style: .spoken) == name)
  }

  @Test
  func `both forms are told apart in frames and beside other symbols too, and read back`() throws {
    let view = VStack(alignment: .leading) {
      HStack(spacing: 0) {
        ForEach(0..<3) { Image(systemName: $0 < 2 ? "mug.fill" : "mug").frame(width: 24) }
      }
      Image(systemName: "bus.fill")
      Image(systemName: "car")
      Menu("More") { Button("Bus", systemImage: "bus") {} }
    }
    #expect(render(view) == "☕︎̲ ☕︎̲ ☕︎\n⛟\n⛟\n(More ▾)")
    let tree = try resolve(SnippetContent(view), settings: RenderSettings(columns: 20)).tree
    let read = try JSONDecoder().decode(ViewTree.self, from: JSONEncoder().encode(tree))
    #expect(read == tree && read.text() == render(view))
  }

  @Test func `the two forms of a symbol in other places say nothing`() {
    let forecast = VStack(alignment: .leading) {
      HStack {
        ForEach(0..<2) { hour in
          VStack {
            Text("\(hour)")
            Image(systemName: "cloud.rain.fill")
          }
        }
      }
      ForEach(0..<2) { day in
        HStack {
          Text("\(day)")
          Image(systemName: "cloud.rain")
        }
      }
    }
    #expect(render(forecast) == "0 1\n☂ ☂\n0 ☂\n1 ☂")
    let tasks = VStack(alignment: .leading) {
      ForEach(["mug.fill", "mug"], id: \.self) { name in
        HStack {
          Image(systemName: name).padding(.horizontal, name == "mug" ? 0 : 0.1)
          Text("x")
        }
      }
    }
    #expect(render(tasks).contains("☕︎̲"))
  }

  @Test func `in ASCII to call and to write are two letters`() {
    let keys = HStack {
      Image(systemName: "phone.fill")
      Image(systemName: "message.fill")
      Image(systemName: "envelope")
      Text("¶")
    }
    #expect(render(keys, settings: RenderSettings(), style: .ascii) == "P m M P")
  }

  @Test func `seconds to go back or forward are no comparison in ASCII`() {
    let keys = HStack {
      Image(systemName: "gobackward.15")
      Image(systemName: "goforward.30")
      Image(systemName: "gobackward")
    }
    #expect(render(keys, settings: RenderSettings(), style: .ascii) == "-15 +30 <")
  }

  @Test func `no bag looks like the box of a choice`() {
    for name in ["cart", "bag", "basket", "handbag", "suitcase", "briefcase", "backpack", "gift"] {
      #expect(
        !"▢▣□■".contains(SymbolTable.glyph(name)) && plainLetters(SymbolTable.glyph(name)) != "="
      )
    }
  }

  @Test func `what is filled for its looks only is said by its name`() {
    #expect(SymbolTable.words("car.fill") == "car")
    #expect(SymbolTable.words("person.crop.circle.fill") == "person crop")
    #expect(SymbolTable.words("largecircle.fill.circle") == "filled circle")
    #expect(plainLetters("é̲") == "e")
  }

  @Test(arguments: [
    ("star", ["star", "star.leadinghalf.filled", "star.fill"], "☆½︎★", "o+*"),
    ("circle", ["circle", "circle.lefthalf.filled", "circle.fill"], "○◐●", "o+*"),
    ("square", ["square", "square.lefthalf.filled", "square.fill"], "□◧■", "=+#"),
    (
      "battery",
      ["battery.0percent", "battery.25percent", "battery.50", "battery.75", "battery.100"],
      "▯▯▂▯▄▯▆▮", "==.===##"
    ),
    ("speaker", ["speaker.fill", "speaker.wave.1.fill", "speaker.wave.3.fill"], "♪♪▂♪▆", "dd.d#"),
    ("thermometer", ["thermometer.low", "thermometer.high"], "¡▂¡▆", "!.!#"),
  ])
  func `each level of something has signs of its own, in ASCII too`(
    name: String,
    names: [String],
    signs: String,
    letters: String
  ) {
    let drawn = names.map { SymbolTable.glyph($0) }
    #expect(drawn.joined() == signs)
    #expect(plainLetters(drawn.joined()) == letters)
    #expect(Set(drawn).count == names.count)
    #expect(Set(drawn.map { plainLetters($0) }).count == names.count)
  }

  @Test(arguments: [
    ["arrow.up.right", "arrow.down.right"], ["arrow.up.forward", "arrow.down.forward"],
    ["arrow.up.left", "arrow.down.left"], ["arrow.up.right", "arrow.down.left"],
    ["chart.line.uptrend.xyaxis", "chart.line.downtrend.xyaxis"],
    ["arrow.turn.up.left", "arrow.turn.up.right"],
    ["arrow.turn.down.left", "arrow.turn.down.right"],
    ["gobackward.10", "goforward.10"], ["gobackward.5", "goforward.5"],
    ["arrow.clockwise", "arrow.counterclockwise"], ["arrow.uturn.left", "arrow.uturn.right"],
    ["tortoise", "hare"], ["tortoise.fill", "hare.fill"], ["cat", "dog", "bird", "fish", "ant"],
    ["lessthan", "equal", "greaterthan"], ["poweron", "poweroff", "powersleep", "restart"],
    ["timelapse", "slowmo"], ["circlebadge.2", "circlebadge.2.fill"],
    ["chart.line.uptrend.xyaxis", "chart.line.flattrend.xyaxis", "chart.line.downtrend.xyaxis"],
    ["sunrise", "sunset"], ["sunrise.fill", "sunset.fill"], ["phone.fill", "phone.down.fill"],
    ["phone.arrow.up.right", "phone.arrow.down.left"], ["lock", "lock.open"],
    ["hand.thumbsup.fill", "hand.thumbsdown.fill"], ["wifi", "checkmark"], ["trash", "xmark"],
    ["doc", "folder", "tray"], ["doc.fill", "folder.fill", "tray.fill", "square.fill"],
    [
      "sun.max.fill", "moon.stars.fill", "cloud.fill", "cloud.rain.fill", "cloud.snow.fill",
      "cloud.bolt.rain.fill", "wind", "drop.fill",
    ],
    ["sun.max", "moon", "cloud", "cloud.rain", "snowflake", "cloud.bolt", "wind", "humidity"],
  ])
  func `what apps tell apart has signs of its own, in ASCII too`(names: [String]) {
    let signs = names.map { SymbolTable.glyph($0) }
    #expect(Set(signs).count == names.count, "\(signs)")
    let letters = signs.map { plainLetters($0) }
    #expect(Set(letters).count == names.count, "\(letters)")
  }

  @Test func `a file, a folder and a hand are no check box, no dot and no sign of no`() {
    let names = [
      "doc", "doc.fill", "folder", "tray.fill", "document", "drop.fill", "humidity.fill",
    ]
    for name in names + ["hand.raised.fill", "figure.stand"] {
      #expect(!"☐☑●○⊘♂".contains(SymbolTable.glyph(name)), "\(name)")
    }
  }

  @Test func `a half in words is no half star`() {
    #expect(plainLetters("2½ cups") == "2? cups")
  }

  @Test func `a symbol takes the variants and the value that are set for it`() {
    #expect(render(Image(systemName: "star").symbolVariant(.fill)) == "★")
    #expect(render(Image(systemName: "bell.fill").symbolVariant(.slash)) == "⊘⍾")
    #expect(render(VStack { Image(systemName: "heart") }.symbolVariant(.circle.fill)) == "♥")
    #expect(render(Image(systemName: "wifi", variableValue: 0.5)) == "ᯤ▅")
    #expect(render(Image(systemName: "wifi", variableValue: .nan)) == "ᯤ▁")
  }

  @Test func `a picture of the app is its name, a decorative one nothing`() {
    let view = HStack {
      Image("Logo").resizable().aspectRatio(contentMode: .fit).frame(width: 60, height: 40)
      Image(decorative: "Stripes")
      Image("Mug", bundle: nil, label: Text("A mug"))
    }
    #expect(render(view).contains("<Logo>") && !render(view).contains("Stripes"))
    let spoken = render(view, settings: RenderSettings(), style: .spoken)
    #expect(spoken == "Logo, A mug")
  }

  @Test func `a small frame does not hide a symbol`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 8, height: 8)
      Text("below")
    }
    #expect(render(view) == "★\nbelow")
  }

  @Test func `the name of a picture is cut, not broken`() throws {
    let view = Image("avatar").resizable().frame(width: 50, height: 50)
    #expect(try Drawn(view).rows.split(separator: "\n").map { $0.drop { $0 == " " } } == ["<avat…"])
  }

  @Test(arguments: [
    ("circle.inset.filled", "◉", "filled circle"), ("circle.dotted", "○", "dotted circle"),
    ("square.dashed", "□", "dashed square"), ("circle.hexagongrid", "⁙", "hexagon grid"),
    ("ticket", "▤", "ticket"), ("ticket.fill", "▤", "ticket"),
    ("theatermasks.fill", "☻", "theater masks"), ("stroller", "⛟", "stroller"),
    ("nose", "⚕", "nose"), ("mouth.fill", "⚕", "mouth"),
  ])
  func `a radio button, a ticket and others`(name: String, sign: String, words: String) {
    #expect(SymbolTable.glyph(name) == sign)
    #expect(SymbolTable.words(name) == words)
  }

  @Test func `dots for more are no words that are cut`() {
    #expect(render(Image(systemName: "ellipsis")) == "⋯")
    #expect(render(Image(systemName: "ellipsis.circle")) == "⋯")
    let settings = RenderSettings()
    #expect(render(Image(systemName: "ellipsis"), settings: settings, style: .ascii) == "...")
  }

  @Test func `a disc says in ASCII how far it is filled`() {
    let discs = [0, 0.25, 0.5, 0.75, 1].map { plainLetters(disc($0)) }
    #expect(discs == ["o", ".", "=", "#", "*"])
  }

  @Test @MainActor func `a symbol of two columns stays whole where a row is narrow`() {
    let row = HStack {
      Label("35 min", systemImage: "clock")
      Label("4 servings", systemImage: "person.2")
    }
    for columns in 16...24 {
      #expect(render(row, settings: RenderSettings(columns: columns)).contains("☺☺"))
    }
  }
}
