import Foundation
import Testing

@testable import Snippets

/// Switches that apps make of a knob on a capsule.
@MainActor
struct ShapeSwitchTests {
  private func draw(_ view: some View, _ style: OutputStyle = .plain) throws -> String {
    try resolve(SnippetContent(view), settings: RenderSettings(columns: 20)).tree.text(style)
  }

  @Test func `what a switch of shapes shows is said, unless the app says it`() throws {
    func knob(_ isOn: Bool) -> some View {
      Circle().fill(.white).frame(width: 26, height: 26)
        .frame(width: 52, alignment: isOn ? .trailing : .leading)
        .background(Capsule().fill(isOn ? Color.green : .gray.opacity(0.3)))
    }
    func row(_ knob: some View) -> some View {
      HStack {
        Text("Wi-Fi")
        knob
      }
    }
    #expect(try Drawn(row(knob(true))).spoken == ["Wi-Fi, switch, on"])
    #expect(try Drawn(row(knob(false))).spoken == ["Wi-Fi, switch, off"])
    #expect(try Drawn(row(knob(true).accessibilityLabel("On"))).spoken == ["Wi-Fi, On"])
    #expect(try Drawn(row(knob(true).accessibilityHidden(true))).spoken == ["Wi-Fi"])
    let action = ControlAction(kind: .intent, identifier: "Flip")
    let button = Button(_action: action, payload: 1, role: nil, label: row(knob(true)))
    #expect(try Drawn(button).spoken == ["Wi-Fi, button, switch, on"])
  }

  @Test func `a dot at a side of a ground is no switch`() throws {
    let dot = Circle().fill(.red).frame(width: 8, height: 8)
      .frame(width: 40, alignment: .trailing).background(Color.gray)
    #expect(try draw(dot) == "    ●")
  }

  @Test func `a switch of shapes says whether it is on, wherever it stands`() throws {
    func layers(_ isOn: Bool) -> some View {
      ZStack(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(isOn ? .green : .gray.opacity(0.3)).frame(width: 51, height: 31)
        Circle().fill(.white).frame(width: 27, height: 27).padding(2)
      }
    }
    func overlay(_ isOn: Bool) -> some View {
      RoundedRectangle(cornerRadius: 16).fill(isOn ? Color.green : .gray)
        .frame(width: 48, height: 24)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(.white).frame(width: 20, height: 20).padding(2)
        }
    }
    func ground(_ isOn: Bool) -> some View {
      Circle().fill(.white).frame(width: 26, height: 26)
        .frame(width: 52, alignment: isOn ? .trailing : .leading)
        .background(Capsule().fill(isOn ? Color.green : .gray.opacity(0.3)))
    }
    func framed(_ isOn: Bool) -> some View {
      ZStack(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(isOn ? .green : .gray.opacity(0.3))
        Circle().fill(.white).frame(width: 27, height: 27).padding(2)
      }
      .frame(width: 51, height: 31)
    }
    func moved(_ isOn: Bool) -> some View {
      Capsule().fill(isOn ? .green : .gray.opacity(0.3)).frame(width: 51, height: 31)
        .overlay(Circle().fill(.white).frame(width: 27, height: 27).offset(x: isOn ? 10 : -10))
    }
    #expect(try draw(layers(true)).split(separator: "\n") == ["█████●"])
    #expect(try draw(layers(false)).split(separator: "\n") == ["●░░░░░"])
    #expect(try draw(layers(true), .ascii).split(separator: "\n") == ["#####*"])
    #expect(try draw(layers(false), .ascii).split(separator: "\n") == ["*....."])
    #expect(try draw(overlay(true)).split(separator: "\n").first == "█████●")
    #expect(try draw(overlay(false)).split(separator: "\n").first == "●░░░░░")
    #expect(try draw(ground(true)).split(separator: "\n") == ["██████●"])
    #expect(try draw(ground(false)).split(separator: "\n") == ["●░░░░░░"])
    #expect(try draw(framed(true)).split(separator: "\n") == ["█████●"])
    #expect(try draw(framed(false)).split(separator: "\n") == ["●░░░░░"])
    #expect(try draw(moved(true)).split(separator: "\n") == ["█████●"])
    #expect(try draw(moved(false)).split(separator: "\n") == ["●░░░░░"])
    let row = HStack {
      Text("Wi-Fi")
      Spacer()
      layers(true)
    }
    #expect(try draw(row).split(separator: "\n").contains("Wi-Fi         █████●"))
  }
}
