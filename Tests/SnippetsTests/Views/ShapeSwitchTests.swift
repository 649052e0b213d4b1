import Foundation
import Testing

@testable import Snippets

/// Switches that apps make of a knob on a capsule.
@MainActor
struct ShapeSwitchTests {
  private func draw(_ view: some View, _ style: OutputStyle = .plain) throws -> String {
    try resolve(SnippetContent(view), settings: RenderSettings(columns: 20)).tree.text(style)
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
    #expect(try draw(layers(true)).split(separator: "\n") == ["█████●"])
    #expect(try draw(layers(false)).split(separator: "\n") == ["●░░░░░"])
    #expect(try draw(layers(true), .ascii).split(separator: "\n") == ["#####*"])
    #expect(try draw(layers(false), .ascii).split(separator: "\n") == ["*....."])
    #expect(try draw(overlay(true)).split(separator: "\n").first == "█████●")
    #expect(try draw(overlay(false)).split(separator: "\n").first == "●░░░░░")
    let row = HStack {
      Text("Wi-Fi")
      Spacer()
      layers(true)
    }
    #expect(try draw(row).split(separator: "\n").contains("Wi-Fi         █████●"))
  }
}
