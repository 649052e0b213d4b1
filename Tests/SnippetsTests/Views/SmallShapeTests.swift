import Foundation
import Testing

@testable import Snippets

/// Shapes of a few rows, which stand for something where nothing else does.
@MainActor
struct SmallShapeTests {
  @Test func `a circle of four points at most is a point, not a place to fill`() {
    func dots(_ points: CGFloat, _ style: OutputStyle = .plain) -> String {
      let row = HStack {
        Text("9 km")
        Circle().fill(.gray.opacity(0.4)).frame(width: points, height: points)
        Circle().fill(.red).frame(width: points, height: points)
      }
      return render(row, settings: RenderSettings(columns: 12), style: style)
    }
    #expect(dots(3) == "9 km · •")
    #expect(dots(4) == "9 km · •")
    #expect(dots(6) == "9 km ○ ●")
    #expect(dots(3, .ascii) == "9 km . *")
  }

  private func draw(_ view: some View, _ style: OutputStyle = .plain) -> String {
    render(view, settings: RenderSettings(columns: 20), style: style)
  }

  private func button(_ label: some View) -> some View {
    let action = ControlAction(kind: .intent, identifier: "a")
    return Button(_action: action, payload: "a", role: nil, label: label)
  }

  private func swatch(_ color: Color, size: CGFloat = 32) -> some View {
    Circle().fill(color).frame(width: size, height: size)
  }

  @Test func `a colour to choose is its sign`() {
    #expect(draw(button(swatch(.red))) == "[ ●  ]\n")
    #expect(draw(button(swatch(.red)), .ansi).contains("\u{1B}[31m●"))
    #expect(draw(button(Color.red.frame(width: 32, height: 32))) == "[ ■  ]\n")
    #expect(draw(swatch(.red, size: 40)) == "  ●\n")
    #expect(draw(swatch(.red, size: 48)) == "\n  ●\n")
    #expect(draw(swatch(.red, size: 64)) == "\n\n\n")
    #expect(draw(swatch(.gray)) == " ○\n")
    #expect(draw(Circle().stroke(.red).frame(width: 32, height: 32)) == " ○\n")
    #expect(draw(Capsule().fill(.red).frame(width: 64, height: 32)) == "   ▬\n")
    #expect(draw(Capsule().fill(.red).frame(width: 80, height: 32)) == "\n")
  }

  @Test func `a marker with a line around it lies on its bar`() {
    let bar = Capsule().fill(.green).frame(height: 6)
    let marker = Circle().fill(.white).stroke(.black).frame(width: 10, height: 10)
    let whole = draw(bar.overlay(alignment: .leading) { marker.offset(x: 80) })
    #expect(whole == "──────────○─────────")
    let line = Circle().stroke(.black).frame(width: 10, height: 10)
    #expect(draw(bar.overlay { line }).contains("─○─"))
  }

  @Test func `a square in a legend is its sign`() {
    let legend = HStack(alignment: .top) {
      RoundedRectangle(cornerRadius: 4).fill(.red).frame(width: 32, height: 32)
      Text("Red team")
    }
    #expect(draw(legend) == " ■   Red team\n")
  }

  @Test func `one in front of which something is drawn is a ground`() {
    func chosen(_ isChosen: Bool) -> some View {
      swatch(.teal).overlay { if isChosen { Image(systemName: "checkmark") } }
    }
    #expect(draw(chosen(false)) == " ●\n")
    #expect(draw(chosen(true)) == " ✓\n")
    func layers(_ isChosen: Bool) -> some View {
      ZStack {
        Circle().fill(.teal)
        if isChosen { Image(systemName: "checkmark") }
      }
      .frame(width: 32, height: 32)
    }
    #expect(draw(layers(false)) == " ●\n")
    #expect(draw(layers(true)) == " ✓\n")
    #expect(draw(Text("A").frame(width: 32, height: 32).background(swatch(.red))) == " A\n")
    let edged = swatch(.red).background(swatch(.white, size: 40))
    #expect(draw(edged, .ansi) == " \u{1B}[31m●\u{1B}[0m\n")
    let two = ZStack {
      swatch(.gray, size: 48)
      swatch(.red)
    }
    #expect(draw(two) == "  ●\n\n")
    let card = ZStack {
      Color.blue
      VStack {
        swatch(.red)
        Text("Red")
      }
    }
    .frame(width: 64, height: 48)
    #expect(draw(card) == "   ●\n\n  Red")
  }

  @Test func `a line around one says that it is chosen`() {
    let ring = Circle().stroke(.blue, lineWidth: 2)
    #expect(draw(swatch(.red).overlay(ring.frame(width: 40, height: 40))) == " ◉\n")
    #expect(draw(swatch(.red).overlay(ring)) == " ◉\n")
    let square = ZStack {
      Rectangle().fill(.red).frame(width: 32, height: 32)
      Rectangle().stroke(.blue).frame(width: 40, height: 32)
    }
    #expect(draw(square) == " ▣\n")
  }

  @Test
  func `a faint line around a colour, or one with room of its own, does not say that it is chosen`()
  {
    let faint = Circle().stroke(.gray.opacity(0.3))
    #expect(draw(swatch(.red).overlay(faint)) == " ●\n")
    let card = Rectangle().fill(.red).frame(width: 16, height: 16).padding(16)
    #expect(draw(card.overlay(Rectangle().stroke())) == "┌────┐\n│ ■  │\n└────┘")
    let pill = Circle().fill(.red).frame(width: 16, height: 16).padding(.horizontal, 16)
    #expect(draw(pill.overlay(Capsule().stroke())) == "│ ●  │")
    #expect(draw(swatch(.red, size: 16).overlay(Circle().stroke(.white))) == "●")
  }

  @Test func `a line around a colour of one row is that of a chosen one too`() {
    for size in [20.0, 24] {
      #expect(draw(swatch(.red, size: size).overlay(Circle().stroke(.white))) == " ◉")
      let inner = swatch(.red, size: size).overlay { Circle().strokeBorder(.white, lineWidth: 2) }
      #expect(draw(button(inner)) == "[ ◉ ]")
      #expect(draw(swatch(.red, size: size).padding(4).overlay(Circle().stroke())) == "  ◉")
    }
    let checked = swatch(.red, size: 24).overlay(Circle().stroke()).overlay {
      Image(systemName: "checkmark")
    }
    #expect(draw(checked) == "│✓│")
    let ascii = swatch(.red, size: 24).overlay(Circle().stroke())
    #expect(draw(ascii, .ascii) == " @")
  }

  @Test func `a line and what fills it are one sign`() {
    func dots(_ count: Int) -> some View {
      HStack {
        ForEach(0..<4) { dot in
          Circle().strokeBorder(.primary, lineWidth: 1)
            .background(Circle().fill(dot < count ? Color.primary : .clear))
            .frame(width: 14, height: 14)
        }
      }
    }
    #expect(draw(dots(0)) == "○  ○  ○  ○")
    #expect(draw(dots(2)) == "●  ●  ○  ○")
    func box(_ color: Color) -> some View {
      let shape = RoundedRectangle(cornerRadius: 4)
      return shape.stroke(.black).background(shape.fill(color)).frame(width: 20, height: 20)
    }
    #expect(draw(box(.green), .ansi) == " \u{1B}[32m■\u{1B}[0m")
    #expect(draw(box(.clear)) == " □")
    let red = "\u{1B}[31m●\u{1B}[0m"
    #expect(draw(Circle().fill(.red).stroke(.black).frame(width: 14, height: 14), .ansi) == red)
    let line = Circle().stroke().frame(width: 14, height: 14)
    #expect(draw(line.background(Circle().fill(.red)), .ansi) == red)
    #expect(draw(line.background(Circle().fill(.gray))) == "○")
    let tag = Text("New").padding().background(Capsule().fill(.red).stroke(.black))
    #expect(draw(tag) == "╭─────╮\n│ New │\n╰─────╯")
  }

  @Test func `a smaller shape in a line is the dot of a chosen option`() {
    func option(_ isOn: Bool) -> some View {
      Circle().strokeBorder(.blue, lineWidth: 2)
        .overlay { if isOn { Circle().fill(.blue).padding(4) } }
        .frame(width: 20, height: 20)
    }
    #expect(draw(option(true)) == " ◉")
    #expect(draw(option(false)) == " ○")
    func layers(_ isOn: Bool) -> some View {
      ZStack {
        Circle().stroke(.gray, lineWidth: 2).frame(width: 24, height: 24)
        if isOn { Circle().fill(.blue).frame(width: 12, height: 12) }
      }
    }
    #expect(draw(layers(true)) == " ◉")
    #expect(draw(layers(false)) == " ○")
    let card = RoundedRectangle(cornerRadius: 8).stroke().overlay(Text("Sold"))
    #expect(draw(card.frame(width: 64, height: 48)) == "╭──────╮\n│ Sold │\n╰──────╯")
  }

  @Test func `a line around a clear shape is the sign of a step to come`() {
    func steps(_ marker: @escaping (Color) -> some View) -> String {
      draw(HStack { ForEach(0..<4) { marker($0 < 2 ? .green : .clear) } })
    }
    #expect(
      steps { Circle().fill($0).overlay(Circle().stroke()).frame(width: 12, height: 12) }
        == "●  ●  ○  ○"
    )
    #expect(
      steps { Circle().fill($0).frame(width: 12, height: 12).overlay(Circle().stroke(.green)) }
        == "●  ●  ○  ○"
    )
    #expect(
      steps { Circle().fill($0).frame(width: 24, height: 24).overlay(Circle().stroke(.green)) }
        == " ◉   ◉   ○   ○"
    )
    #expect(
      steps { $0.frame(width: 12, height: 12).overlay(Rectangle().stroke(.green)) } == "■  ■  □  □"
    )
    let dotted = Circle().fill(.clear).overlay(Circle().stroke()).overlay { Circle().padding(3) }
    #expect(draw(dotted.frame(width: 16, height: 16)) == "◉")
    #expect(draw(Circle().fill(.clear).frame(width: 12, height: 12).overlay(Text("a"))) == "a")
    #expect(draw(Color.clear.frame(width: 12, height: 12)) == "")
    let box = Color.clear.frame(width: 48, height: 48).overlay(Rectangle().stroke())
    #expect(draw(box) == "┌────┐\n│    │\n└────┘")
  }

  @Test func `a ring in a ring, and a dot in one among layers, are those of a chosen option`() {
    func ring(_ size: CGFloat, _ inside: some View) -> String {
      draw(Circle().stroke(.blue).frame(width: size, height: size).overlay { inside })
    }
    #expect(ring(20, Circle().stroke(.blue).padding(4)) == " ◉")
    #expect(ring(20, EmptyView()) == " ○")
    #expect(ring(16, Circle().stroke(.blue).padding(3)) == "◉")
    #expect(ring(16, Circle().padding(3)) == "◉")
    let layers = ZStack {
      Circle().stroke(.blue)
      Circle().padding(3)
    }
    #expect(draw(layers.frame(width: 16, height: 16)) == "◉")
  }

  @Test func `a disc behind the number of a day has its sides`() {
    func days(_ day: @escaping (Int, Bool) -> some View) -> String {
      draw(HStack(spacing: 0) { ForEach(22..<25) { day($0, $0 == 23) } })
    }
    func number(_ day: Int) -> some View { Text("\(day)").frame(width: 32, height: 32) }
    let row = " 22 ▐23▌ 24\n"
    #expect(
      days { day, isToday in number(day).background { if isToday { Circle().fill(.red) } } } == row
    )
    #expect(days { number($0).background(Circle().fill($1 ? .red : .clear)) } == row)
    #expect(days { number($0).background($1 ? .red : .clear, in: Circle()) } == row)
    #expect(days { number($0).background($1 ? Color.red : .gray, in: .circle) } == row)
    #expect(draw(number(3).background(.red, in: Circle()), .ascii) == "=3 =\n")
    #expect(draw(number(3).background(.red, in: Capsule())) == " 3\n")
    #expect(
      draw(Text("AK").frame(width: 48, height: 48).background(.red, in: Circle())) == "\n  AK\n"
    )
    let padded = Text("3").padding(8).background(Circle().fill(.red))
    #expect(draw(padded) == " 3")
  }

  @Test func `a line around words in two rows stands in the row of the words`() {
    let size = Text("S").frame(width: 44, height: 28)
    #expect(draw(size.overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))) == "│ S  │\n")
    let low = Text("S").frame(width: 44, height: 28, alignment: .bottom)
    #expect(draw(low.overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))) == "\n│ S  │")
    let day = Text("3").frame(width: 32, height: 32)
    #expect(draw(day.background { Circle().stroke(.red, lineWidth: 2) }) == "│3 │\n")
    let top = Text("a").padding(.horizontal, 8).padding(.top, 16)
    #expect(draw(top.overlay(Rectangle().stroke())) == "\n│a│")
    let both = Text("a\nb").frame(width: 32, height: 32)
    #expect(draw(both.overlay(Rectangle().stroke())) == "│a │\n│b │")
    let label = Label("Go", systemImage: "star").frame(width: 72, height: 32)
    #expect(draw(label.overlay(Capsule().stroke(.red))) == "│ ☆ Go  │\n")
    let tall = Text("S").frame(width: 44, height: 44)
    #expect(draw(tall.overlay(Rectangle().stroke())) == "┌────┐\n│ S  │\n└────┘")
  }

  @Test func `a line is a box around what has a ground too`() {
    let shape = RoundedRectangle(cornerRadius: 8)
    let card = Text("Sold").padding(.vertical, 16).padding(.horizontal, 8)
    #expect(
      draw(card.background(shape.fill(.white)).overlay(shape.stroke())) == "╭────╮\n│Sold│\n╰────╯"
    )
  }

  @Test func `colours side by side are signs`() {
    let palette = HStack(spacing: 0) {
      ForEach([Color.red, .green, .blue], id: \.self) { $0.frame(width: 32, height: 32) }
    }
    #expect(draw(palette) == " ■   ■   ■\n")
  }

  @Test func `a slim shape is a line beside or between rows`() {
    func between(_ width: CGFloat, _ height: CGFloat, _ color: Color = .secondary) -> String {
      let view = VStack(alignment: .leading, spacing: 0) {
        Text("a")
        Rectangle().fill(color).frame(width: width, height: height).padding(.leading, 9)
        Text("b")
      }
      return draw(view)
    }
    #expect(between(2, 16) == "a\n │\nb")
    #expect(between(2, 32) == "a\n │\n │\nb")
    #expect(between(4, 16) == "a\n ▌\nb")
    #expect(between(4, 4, .red) == "a\n ■\nb")
    #expect(between(8, 16, .red) == "a\n ■\nb")
    let beside = HStack {
      Text("a\nb")
      Rectangle().fill(.gray).frame(width: 1)
      Text("c\nd")
    }
    #expect(draw(beside) == "a │ c\nb │ d")
    let steps = HStack(spacing: 4) {
      ForEach(0..<3) { Capsule().fill($0 < 2 ? Color.red : .gray).frame(width: 4, height: 16) }
    }
    #expect(draw(steps) == "▬ ▬ ▭")
  }

  @Test func `thumbs stand on a bar and are no parts of it`() {
    func slider(_ from: Double, _ to: Double) -> some View {
      GeometryReader { room in
        let width = room.size.width
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.3)).frame(height: 4)
          Capsule().fill(.blue).frame(width: width * (to - from), height: 4)
            .offset(x: width * from)
          Circle().fill(.white).frame(width: 8).offset(x: width * from - 4)
          Circle().fill(.white).frame(width: 8).offset(x: width * to - 4)
        }
      }
      .frame(height: 20)
    }
    #expect(draw(slider(0.25, 0.75)) == "░░░░●█████████●░░░░░")
  }

  @Test func `a radio button of a thick line is chosen`() {
    func radio(_ width: CGFloat) -> some View {
      Circle().stroke(.blue, lineWidth: width).frame(width: 20, height: 20)
    }
    #expect(render(radio(6)).contains("◉"))
    #expect(render(radio(2)).contains("○"))
    let border = Circle().strokeBorder(style: StrokeStyle(lineWidth: 6))
    #expect(render(border.frame(width: 16, height: 16)).contains("◉"))
    #expect(render(Circle().stroke(lineWidth: .nan).frame(width: 16, height: 16)).contains("○"))
  }

  @Test(arguments: [8.0, 10, 12, 14]) func `an open ring is open, however small`(
    width: Double
  ) {
    let ring = Circle().stroke(.blue, lineWidth: 2).frame(width: width, height: width)
    let dot = Circle().fill(.blue).frame(width: width / 2, height: width / 2)
    #expect(render(ring).contains("○"))
    #expect(render(ring, settings: RenderSettings(), style: .ascii).contains("o"))
    let chosen = ZStack {
      ring
      dot
    }
    #expect(render(chosen).contains("◉"))
    let digits = HStack {
      Circle().frame(width: width, height: width)
      ring
    }
    #expect(render(digits).filter { !$0.isWhitespace } == "●○")
    let thick = Circle().stroke(.blue, lineWidth: width * 0.3)
    #expect(render(thick.frame(width: width, height: width)).contains("◉"))
  }

  @Test func `a dot on a corner leaves the box closed`() {
    let box = Text("Ada").frame(width: 64, height: 48).border(.gray)
    let dotted = box.overlay(alignment: .topTrailing) {
      Circle().fill(.green).frame(width: 8, height: 8)
    }
    let rows = render(dotted).split(separator: "\n")
    #expect(rows.first == "┌───────●┐")
    #expect(rows.last == "└────────┘")
  }
}
