import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct ToggleTests {
  @Test func `on, off and disabled differ without colour`() throws {
    let view =
      VStack(alignment: .leading) {
        toggle(true)
        toggle(false)
        toggle(true).disabled(true)
        Toggle("Iced", isOn: .constant(false))
        Toggle("Star", systemImage: "star", isOn: .constant(true))
        Toggle(isOn: .constant(true)) { Text("Views") }
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        [x] Oat milk
        [ ] Oat milk
        (x) Oat milk
        ( ) Iced
        (x) ☆ Star
        (x) Views
        """
    )
    #expect(
      drawn.spoken == [
        "Oat milk, switch, on",
        "Oat milk, switch, off",
        "Oat milk, switch, on, disabled",
        "Iced, switch, off, disabled",
        "Star, switch, on, disabled",
        "Views, switch, on, disabled",
      ]
    )
    #expect(
      drawn.warnings == [
        "Toggle 'Iced': its binding is not set in a snippet or a widget. Use Toggle(isOn:intent:).",
        "Toggle 'Star': its binding is not set in a snippet or a widget. Use Toggle(isOn:intent:).",
        "Toggle 'Views': its binding is not set in a snippet or a widget. Use Toggle(isOn:intent:).",
      ]
    )
  }

  @Test func `a toggle of several values is on, off or partly on`() throws {
    let view =
      VStack(alignment: .leading) {
        ForEach([[true, true], [true, false], [false, false], []], id: \.self) { states in
          Toggle(
            "All",
            sources: states.map { Guest(id: 0, isComing: .constant($0)) },
            isOn: \.$isComing
          )
        }
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        (x) All
        (/) All
        ( ) All
        ( ) All
        """
    )
    #expect(
      drawn.spoken == [
        "All, switch, on, disabled",
        "All, switch, partly on, disabled",
        "All, switch, off, disabled",
        "All, switch, off, disabled",
      ]
    )
  }

  @Test func `every style of the system's draws a toggle`() throws {
    let view =
      VStack(alignment: .leading) {
        toggle(true).toggleStyle(.switch)
        toggle(true).toggleStyle(.button)
        toggle(true).toggleStyle(.checkbox)
        toggle(true).toggleStyle(.automatic)
        toggle(true).toggleStyle(SwitchToggleStyle(tint: .green))
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        [x] Oat milk
        [x] Oat milk
        [x] Oat milk
        [x] Oat milk
        [x] Oat milk
        """
    )
    #expect(
      drawn.spoken == [
        "Oat milk, switch, on",
        "Oat milk, switch, on",
        "Oat milk, switch, on",
        "Oat milk, switch, on",
        "Oat milk, switch, on",
      ]
    )
  }

  @Test func `an app's style draws around the label, which keeps its state`() throws {
    let view =
      VStack(alignment: .leading) {
        toggle(true).toggleStyle(Tick())
        toggle(false).toggleStyle(Tick())
        toggle(false).toggleStyle(Word())
        toggle(true).toggleStyle(Mark())
        toggle(true).toggleStyle(Switch())
        toggle(true).toggleStyle(Star())
      }
    let drawn = try Drawn(view, columns: 30, numbers: true)
    #expect(
      drawn.rows == """
        [1: x] Oat milk
        [2:  ] Oat milk
        [3:  ] Oat milk            Off
        [4: x]
        [5: x] Oat milk
        ★ [6: x] Oat milk
        """
    )
    #expect(
      drawn.spoken == [
        "1. Oat milk, switch, on",
        "2. Oat milk, switch, off",
        "3. Oat milk, switch, off, Off",
        "4. Oat milk, switch, on",
        "5. Oat milk, switch, on",
        "6. Oat milk, switch, on",
      ]
    )
  }

  @Test(arguments: [
    ("x", "[ x ]"), ("X", "[ X ]"), (" ", "[   ]"), ("/", "[ / ]"), ("×", "[ × ]"), ("✕", "[ ✕ ]"),
    ("-", "[-]"), ("+", "[+]"), ("xx", "[xx]"), ("", "[]"), ("1", "[1]"),
  ])
  func `no button looks like a toggle`(label: String, drawn: String) throws {
    let button = Button(
      _action: ControlAction(kind: .intent, identifier: "A"),
      payload: nil,
      role: nil,
      label: Text(label)
    )
    #expect(render(button) == drawn)
    let toggles = [true, false].map { isOn in
      Toggle(
        _action: ControlAction(kind: .intent, identifier: "A"),
        payload: nil,
        isOn: isOn,
        label: Text("A")
      )
    }
    let row = HStack {
      button
      Text("A")
    }
    for style in [OutputStyle.plain, .plain.ascii] {
      let settings = RenderSettings(numbersControls: label == "x")
      let shown = render(row, settings: settings, style: style)
      #expect(toggles.allSatisfy { render($0, settings: settings, style: style) != shown })
    }
  }

  @Test(arguments: ["xmark", "clear", "xmark.circle.fill", "nosign", "slash.circle"])
  func `no button of a symbol looks like a toggle in ASCII`(name: String) throws {
    let label = Image(systemName: name)
    let button = Button(
      _action: ControlAction(kind: .intent, identifier: "A"),
      payload: nil,
      role: nil,
      label: label
    )
    let drawn = render(button, settings: RenderSettings(), style: .plain.ascii)
    #expect(drawn.hasPrefix("[ ") && drawn.hasSuffix(" ]") && drawn.count == 5)
  }

  @Test func `a hidden label is said and not drawn`() throws {
    let drawn = try Drawn(toggle(true).labelsHidden(), columns: 30)
    #expect(drawn.rows == "[x]")
    #expect(drawn.spoken == ["Oat milk, switch, on"])
  }

  @Test(arguments: [(3, "(x)\nTea"), (4, "(x)\nTea"), (5, "(x) T\n    e\n    a"), (7, "(x) Tea")])
  func `a toggle without a column for its label has it below`(columns: Int, rows: String) {
    #expect(render(Toggle("Tea", isOn: .constant(true)), columns: columns) == rows)
    let stack = VStack(alignment: .leading) {
      Toggle("Tea", isOn: .constant(true))
      Text("end")
    }
    #expect(render(stack, columns: columns) == rows + "\nend")
  }
}

/// A box that is ticked, as apps draw it.
private struct Tick: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

/// A mark without words.
private struct Mark: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
      .resizable()
      .frame(width: 22, height: 22)
  }
}

/// A switch made of shapes.
private struct Switch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      RoundedRectangle(cornerRadius: 16)
        .fill(configuration.isOn ? .green : .gray)
        .frame(width: 50, height: 30)
        .overlay(Circle().fill(.white).padding(3).offset(x: configuration.isOn ? 10 : -10))
    }
  }
}

/// A symbol that says more than the state.
private struct Star: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "star.fill" : "star")
      configuration.label
    }
  }
}

/// A word that says the state.
private struct Word: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Text(configuration.$isOn.wrappedValue ? "On" : "Off")
    }
  }
}

private struct Guest: Identifiable {
  let id: Int
  @Binding var isComing: Bool
}

private func toggle(_ isOn: Bool) -> Toggle<Text> {
  let action = ControlAction(kind: .toggle, identifier: "oat")
  return Toggle(_action: action, payload: nil, isOn: isOn, label: Text("Oat milk"))
}
