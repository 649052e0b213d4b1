import Foundation
import Testing

@testable import Snippets

/// What is chosen in columns, grids and strips, by the grounds of what stands in them.
@MainActor
struct ChosenGroundTests {
  private func draw(_ view: some View, columns: Int = 30) -> String {
    render(view, columns: columns)
  }

  private func said(_ view: some View) -> [String] {
    render(view, settings: RenderSettings(), style: .spoken).split(separator: "\n").map(String.init)
  }

  private func month(_ day: @escaping (Int, Bool) -> some View) -> some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) {
      ForEach(1..<15, id: \.self) { day($0, $0 == 10) }
    }
  }

  private let marked = """
     1    2    3    4    5    6    7
     8    9   ▐10▌  11   12   13   14
    """

  @Test func `the day of a month that has a ground has its sides`() {
    let wide = month { day, isOn in
      Text("\(day)").frame(maxWidth: .infinity).background(isOn ? .blue : .clear, in: Circle())
    }
    #expect(draw(wide, columns: 34) == marked)
    let padded = month { day, isOn in
      Text("\(day)").padding(8).background(Circle().fill(isOn ? .blue : .clear))
    }
    #expect(draw(padded, columns: 34) == marked)
    let layers = month { day, isOn in
      ZStack {
        if isOn { Circle().fill(.blue).frame(width: 32, height: 16) }
        Text("\(day)")
      }
      .frame(width: 32, height: 16)
    }
    #expect(draw(layers, columns: 34).split(separator: "\n")[1].contains(" ▐10▌ "))
    #expect(said(wide).last == "8, 9, 10, selected, 11, 12, 13, 14")
    let mirrored = wide.environment(\.layoutDirection, .rightToLeft)
    #expect(draw(mirrored, columns: 34).contains("   11  ▐10▌   9   "))
  }

  @Test func `one of several options below each other`() {
    func options(_ ground: @escaping (Bool) -> Color) -> some View {
      VStack(spacing: 0) {
        ForEach(["Small", "Large"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            if name == "Large" { Image(systemName: "checkmark") }
          }
          .padding(.horizontal, 8)
          .background(ground(name == "Large"), in: RoundedRectangle(cornerRadius: 8))
        }
      }
    }
    let one = " Small\n▐Large      ✓▌"
    #expect(draw(options { $0 ? .blue : .clear }, columns: 14) == one)
    #expect(draw(options { $0 ? .blue.opacity(0.2) : .clear }, columns: 14) == one)
    #expect(draw(options { $0 ? .blue : .gray.opacity(0.1) }, columns: 14) == one)
    #expect(draw(options { _ in .blue }, columns: 14) == " Small\n Large      ✓")
    #expect(said(options { $0 ? .blue : .clear }) == ["Small", "Large, checkmark, selected"])
  }

  @Test func `a tab and a day made of a column`() {
    let tabs = HStack {
      ForEach(["house", "star"], id: \.self) { name in
        VStack {
          Image(systemName: name)
          Text(name)
        }
        .padding(.horizontal, 8)
        .background(name == "star" ? .blue : .clear, in: Capsule())
      }
    }
    #expect(draw(tabs) == "   ⌂    ▐ ☆  ▌\n house  ▐star▌")
    let days = HStack {
      ForEach(8..<11, id: \.self) { day in
        VStack {
          Text("M")
          Text("\(day)").padding(.horizontal, 8).background(day == 9 ? .red : .clear, in: Circle())
        }
      }
    }
    #expect(draw(days) == " M   M   M\n 8  ▐9▌  10")
    #expect(said(days) == ["M", "8", "M", "9, selected", "M", "10"])
    let discs = HStack {
      ForEach(8..<11, id: \.self) { day in
        Text("\(day)").frame(width: 32, height: 16).background {
          if day == 9 { Circle().fill(.red) }
        }
      }
    }
    #expect(said(discs) == ["8, 9, selected, 10"])
  }

  @Test func `boxes of a fixed size`() {
    func boxes(_ box: @escaping (String, Color) -> some View) -> String {
      draw(HStack { ForEach(["S", "M"], id: \.self) { box($0, $0 == "M" ? .blue : .gray) } })
    }
    let shape = RoundedRectangle(cornerRadius: 8)
    let one = "\n  S    ▐ M  ▌\n"
    #expect(boxes { Text($0).frame(width: 44, height: 44).background($1, in: shape) } == one)
    #expect(boxes { Text($0).frame(width: 44, height: 44).background(shape.fill($1)) } == one)
    #expect(boxes { shape.fill($1).frame(width: 44, height: 44).overlay(Text($0)) } == one)
    let layers = boxes { name, color in
      ZStack {
        shape.fill(color)
        Text(name)
      }
      .frame(width: 44, height: 44)
    }
    #expect(layers == one)
  }

  @Test func `the one ground of another colour, and no ground of a sign or a state`() {
    func row(_ color: @escaping (Int) -> Color) -> String {
      draw(
        HStack {
          ForEach(1..<4, id: \.self) { Text("\($0)").padding(.horizontal, 8).background(color($0)) }
        }
      )
    }
    #expect(row { $0 == 2 ? .blue : .white } == " 1  ▐2▌  3")
    #expect(row { [.red, .green, .blue][$0 - 1] } == " 1   2   3")
    let icons = VStack(alignment: .leading) {
      ForEach(["wifi", "bell", "gear"], id: \.self) { name in
        HStack {
          Image(systemName: name).frame(width: 24, height: 16)
            .background(name == "gear" ? .gray : .blue, in: RoundedRectangle(cornerRadius: 4))
          Text(name)
        }
      }
    }
    #expect(!draw(icons).contains("▐"))
    let states = VStack {
      ForEach(["Paid", "Draft"], id: \.self) { state in
        HStack {
          Text("Bill")
          Text(state).padding(.horizontal, 8).background(state == "Paid" ? .green : .gray)
        }
      }
    }
    #expect(!draw(states).contains("▐"))
  }

  @Test func `of two buttons none is said to be selected, of three one is`() {
    func buttons(_ names: [String]) -> some View {
      VStack {
        ForEach(names, id: \.self) { name in
          Button {
          } label: {
            Text(name).padding(.horizontal, 8).background(name == "Pay" ? .blue : .clear)
          }
        }
      }
    }
    #expect(draw(buttons(["Pay", "Wait"])) == "(▐Pay▌)\n( Wait )")
    #expect(said(buttons(["Pay", "Wait"]))[0] == "Pay, button, disabled")
    #expect(said(buttons(["Pay", "Wait", "Stop"]))[0] == "Pay, button, disabled, selected")
  }

  @Test func `steps of a podium and bars behind numbers are no choice`() {
    func podium(_ heights: [CGFloat]) -> String {
      draw(
        HStack(alignment: .bottom) {
          ForEach(Array(heights.enumerated()), id: \.offset) { place, height in
            ZStack {
              Rectangle().fill(place == 1 ? .yellow : .gray).frame(width: 40, height: height)
              Text("\(place)")
            }
          }
        }
      )
    }
    #expect(!podium([64, 96, 40]).contains("▐"))
    #expect(!podium([16, 48, 32]).contains("▐"))
    #expect(podium([80, 80, 80]).contains("▐ 1 ▌"))
    let overlays = HStack(alignment: .bottom) {
      ForEach([60.0, 90, 40], id: \.self) { height in
        VStack {
          Text("Ann")
          Rectangle().fill(.gray).frame(width: 60, height: height).overlay(Text("\(Int(height))"))
        }
      }
    }
    #expect(!draw(overlays).contains("▐"))
    #expect(!said(overlays).contains { $0.contains("selected") })
  }

  @Test func `seats of a hall are chosen in any row, and taken ones are not`() {
    let box = RoundedRectangle(cornerRadius: 4)
    func seat(_ color: Color, _ number: Int) -> some View {
      box.fill(color).frame(width: 24, height: 24).overlay(box.stroke(.gray))
        .overlay(Text("\(number)"))
    }
    let hall = VStack(alignment: .leading) {
      HStack { ForEach(1..<4) { seat($0 == 1 ? .gray : .clear, $0) } }
      HStack { ForEach(1..<4) { seat($0 == 2 ? .blue : .clear, $0) } }
    }
    #expect(draw(hall) == "│1│ │2│ │3│\n│1│ ▐2▌ │3│")
    #expect(said(hall) == ["1, 2, 3", "1, 2, selected, 3"])
  }

  @Test func `a title with a ground above lines of the same form is not chosen`() {
    func lines(_ title: Text) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        title.padding(8).frame(maxWidth: .infinity).background(.orange)
        Text("2 Coffee").padding(8).frame(maxWidth: .infinity)
        Text("1 Tea").padding(8).frame(maxWidth: .infinity)
      }
    }
    #expect(
      draw(lines(Text("Order").font(.headline)), columns: 12) == "   Order\n  2 Coffee\n   1 Tea"
    )
    #expect(said(lines(Text("Order").bold())) == ["Order", "2 Coffee", "1 Tea"])
    #expect(draw(lines(Text("Order")), columns: 12).hasPrefix("▐  Order   ▌\n"))
  }

  @Test func `what an app says to be selected is said so once`() {
    let days = HStack {
      ForEach(8..<11, id: \.self) { day in
        Text("\(day)").padding(.horizontal, 8).background(day == 9 ? .red : .clear)
          .accessibilityAddTraits(day == 9 ? .isSelected : [])
      }
    }
    #expect(said(days) == ["8, 9, selected, 10"])
  }
}
