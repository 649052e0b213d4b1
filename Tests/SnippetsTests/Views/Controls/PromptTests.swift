import Foundation
import Testing

@testable import Snippets

@MainActor
struct PromptTests {
  private func draw(_ view: some View) -> String { render(view, columns: 20) }

  @Test func `an empty field shows what it asks for`() throws {
    let pin = SecureField("PIN", text: .constant(""), prompt: Text("4 digits"))
    #expect(draw(pin) == "PIN: (4 digits)_____")
    #expect(
      draw(TextField("Name", text: .constant(""), prompt: Text("Ann"))) == "Name: (Ann)_________"
    )
    let amount = TextField(value: .constant(nil as Int?), format: .number, prompt: Text("0")) {
      Text("Sum")
    }
    #expect(draw(amount) == "Sum: (0)____________")
    let styled = render(pin, settings: RenderSettings(columns: 20), style: .ansi)
    #expect(styled.contains("\u{1B}[2m("))
    #expect(try Drawn(pin).spoken == ["PIN, secure text field, empty, 4 digits"])
  }

  @Test func `a field with a value shows that`() throws {
    let name = TextField("Name", text: .constant("Bo"), prompt: Text("Ann"))
    #expect(draw(name) == "Name: Bo____________")
    #expect(try Drawn(name).spoken == ["Name, text field, Bo"])
    #expect(draw(TextField("Name", text: .constant(""), prompt: nil)) == "Name: ______________")
    #expect(
      draw(List { TextField("N", text: .constant(""), prompt: Text("a")) })
        .contains("(a)_________")
    )
  }
}
