import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct FieldTests {
  @Test func `a text field shows its value at the moment`() throws {
    let view =
      VStack(alignment: .leading) {
        TextField("Name", text: .constant("Ann"))
        TextField("Name", text: .constant(""), prompt: Text("Your name"))
        TextField("Notes", text: .constant("A long value that is longer"), axis: .vertical)
        TextField("Amount", value: .constant(1234.5), format: .number)
        TextField("Guests", value: .constant(Int?.none), format: .number)
        TextField(text: .constant("x")) { Label("Find", systemImage: "magnifyingglass") }
        TextField("Hidden", text: .constant("Ann")).labelsHidden()
        TextField("Off", text: .constant("Ann")).disabled(true)
        TextEditor(text: .constant("Two\nlines"))
        TextEditor(text: .constant(""))
      }
      .textFieldStyle(.roundedBorder)
      .textFieldStyle(Rounded())
    let drawn = try Drawn(view, columns: 40)
    #expect(
      drawn.rows == """
        Name: Ann_______________________________
        Name: (Your name)_______________________
        Notes: A long value that is longer______
        Amount: 1,234.5_________________________
        Guests: ________________________________
        ⌕ Find: x_______________________________
        Ann_____________________________________
        Off: Ann________________________________
        Two
        lines
        ________________________________________
        """
    )
    #expect(
      drawn.spoken == [
        "Name, text field, Ann",
        "Name, text field, empty, Your name",
        "Notes, text field, A long value that is longer",
        "Amount, text field, 1,234.5",
        "Guests, text field, empty",
        "Find, text field, x",
        "Hidden, text field, Ann",
        "Off, text field, Ann, disabled",
        "text field, Two lines",
        "text field, empty",
      ]
    )
    #expect(
      drawn.warnings == [
        "TextField 'Name': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "TextField 'Notes': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "TextField 'Amount': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "TextField 'Guests': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "TextField 'Find': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "TextField 'Hidden': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "TextField 'Off': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "TextEditor without words: its value cannot be changed in a snippet or a widget. Use Button(intent:).",
      ]
    )
  }

  @Test func `the colon behind a name stays with it where the name has several rows`() {
    let name = TextField("Your name", text: .constant("Ann Smith"))
    #expect(render(name, columns: 16) == "Your  Ann Smith_\nname:")
    #expect(render(name, columns: 20) == "Your name: Ann Smith")
    let date = DatePicker(
      "When",
      selection: .constant(Date(timeIntervalSince1970: 1_000_000_000)),
      displayedComponents: .date
    )
    for columns in 6...30 {
      let rows = render(date, columns: columns)
      #expect(rows.contains("When:") && !rows.contains(" :"), "\(columns) columns")
    }
    let picker = Picker("Size", selection: .constant(1)) { Text("Large").tag(1) }
    #expect(render(picker, columns: 8) == "Size:\nLarge ▾")
    let found = TextField(text: .constant("x")) { Label("Find it", systemImage: "magnifyingglass") }
    #expect(render(found, columns: 9) == "⌕ Find x_\n  it:")
    let marked = TextField(text: .constant("x")) {
      Text("Find")
      Image(systemName: "star")
    }
    #expect(render(marked, columns: 12) == "Find ☆: x___")
  }

  @Test func `an empty field always has a line to write on`() {
    let field = SecureField("Password", text: .constant(""))
    #expect(render(field, columns: 14) == "Password: ____")
    #expect(render(field, columns: 13) == "Password:\n_____________")
    #expect(render(field, columns: 9) == "Password:\n_________")
  }

  @Test func `a secret is as long as any other`() throws {
    let view =
      VStack(alignment: .leading) {
        SecureField("PIN", text: .constant("1"))
        SecureField("PIN", text: .constant("a very long secret"))
        SecureField("PIN", text: .constant(""))
      }
    let drawn = try Drawn(view, columns: 40)
    #expect(
      drawn.rows == """
        PIN: ••••••••___________________________
        PIN: ••••••••___________________________
        PIN: ___________________________________
        """
    )
    #expect(
      drawn.spoken == [
        "PIN, secure text field, hidden",
        "PIN, secure text field, hidden",
        "PIN, secure text field, empty",
      ]
    )
    #expect(
      drawn.warnings == [
        "SecureField 'PIN': its value cannot be changed in a snippet or a widget. Use Button(intent:)."
      ]
    )
  }

  @Test func `a slider is a mark on a line`() throws {
    let view =
      VStack(alignment: .leading) {
        Slider(value: .constant(0.5))
        Slider(value: .constant(0), in: 0...10, step: 1) { Text("Volume") }
        Slider(value: .constant(10), in: 0...10) {
          Text("Heat")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        Slider(value: .constant(Double.nan), in: 0...1)
        Slider(value: .constant(5.0), in: 5...5)
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        ────────────●───────────
        ●───────────────────────
        0 ──────────────────● 10
        ●───────────────────────
        ●───────────────────────
        """
    )
    #expect(
      drawn.spoken == [
        "slider, 50%",
        "Volume, slider, 0%",
        "Heat, slider, 100%",
        "slider, 0%",
        "slider, 0%",
      ]
    )
    #expect(
      drawn.warnings == [
        "Slider without words: its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "Slider 'Volume': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "Slider 'Heat': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
      ]
    )
  }

  @Test func `a stepper has signs for less and more`() throws {
    let view =
      VStack(alignment: .leading) {
        Stepper("Cups: 2", value: .constant(2))
        Stepper("Cups", value: .constant(2), in: 0...5, step: 1)
        Stepper("Cups", onIncrement: {}, onDecrement: nil)
        Stepper(value: .constant(1.5), step: 0.5) { Text("Shots") }
        Stepper("Cups", value: .constant(2)).labelsHidden()
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        Cups: 2 (-) (+)
        Cups (-) (+)
        Cups (-) (+)
        Shots (-) (+)
        (-) (+)
        """
    )
    #expect(
      drawn.spoken == [
        "Cups: 2, stepper, 2",
        "Cups, stepper, 2",
        "Cups, stepper",
        "Shots, stepper, 1.5",
        "Cups, stepper, 2",
      ]
    )
    #expect(
      drawn.warnings == [
        "Stepper 'Cups: 2': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "Stepper 'Cups': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "Stepper 'Shots': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
      ]
    )
  }

  @Test func `a date is written for the locale`() throws {
    let view =
      VStack(alignment: .leading) {
        DatePicker("When", selection: .constant(day))
        DatePicker("Day", selection: .constant(day), displayedComponents: .date)
        DatePicker("Time", selection: .constant(day), displayedComponents: [.hourAndMinute])
        DatePicker("From", selection: .constant(day), in: day...)
        DatePicker("Day", selection: .constant(day), displayedComponents: .date)
          .environment(\.locale, Locale(identifier: "de_DE"))
      }
      .datePickerStyle(.compact)
    let drawn = try Drawn(view, columns: 40)
    #expect(
      drawn.rows == """
        When: Jan 1, 2001 at 12:00 AM ▾
        Day: Jan 1, 2001 ▾
        Time: 12:00 AM ▾
        From: Jan 1, 2001 at 12:00 AM ▾
        Day: 1. Jan. 2001 ▾
        """
    )
    #expect(
      drawn.spoken == [
        "When, date picker, Jan 1, 2001 at 12:00 AM",
        "Day, date picker, Jan 1, 2001",
        "Time, date picker, 12:00 AM",
        "From, date picker, Jan 1, 2001 at 12:00 AM",
        "Day, date picker, 1. Jan. 2001",
      ]
    )
  }

  @Test func `a colour is a block of it`() throws {
    let drawn = try Drawn(ColorPicker("Cup", selection: .constant(.red)), columns: 24)
    #expect(drawn.rows == "Cup: ■")
    #expect(drawn.spoken == ["Cup, color picker"])
  }

  @Test func `marks of a slider are not drawn, and words for its value are said`() throws {
    let view = Slider(value: .constant(0.5)) {
      Text("Level")
    } currentValueLabel: {
      Text("half way")
    } ticks: {
      SliderTick("Half", 0.5)
    }
    let drawn = try Drawn(view, columns: 7)
    #expect(drawn.rows == "───●───")
    #expect(drawn.spoken == ["Level, slider, half way"])
  }
}

private let day = Date(timeIntervalSinceReferenceDate: 0)

private struct Rounded: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding().background(Color.gray)
  }

  @Test func `fields of a column fill its width`() throws {
    let view = VStack {
      TextField("A", text: .constant(""))
      TextField("Longer", text: .constant("b"))
      HStack {
        TextField("C", text: .constant(""))
        Text("d")
      }
    }
    #expect(
      try Drawn(view, columns: 20).rows == """
        A: _________________
        Longer: b___________
        C: _______________ d
        """
    )
    let alone = TextField("A", text: .constant("")).fixedSize()
    #expect(try Drawn(alone, columns: 40).rows == "A: ____________________")
    let full = TextField("A", text: .constant("123456"))
    #expect(try Drawn(full, columns: 9).rows == "A: 123456")
    let long = TextField("A", text: .constant("long value of many words"))
    #expect(try Drawn(long, columns: 20).rows == "A: long value of\n   many words_______")
  }
}
