import Foundation
import Testing

/// Previews from the shell, of an app that has them in every form.
@Suite(.serialized)
struct PreviewCommandTests {
  private func preview(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> Piped {
    try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["preview"] + arguments,
      environment: ["SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 }
    )
  }

  @Test func `without a name all are listed with their places`() throws {
    let listed = try preview()
    #expect(listed.code == 0)
    let rows = listed.output.split(separator: "\n").filter { $0.contains("PreviewSamples") }
    #expect(
      rows.joined(separator: "\n") == """
        PreviewSamples          FlowApps/PreviewSamples.swift:41
        Switched on             FlowApps/PreviewSamples.swift:45
        With state              FlowApps/PreviewSamples.swift:49
        Narrow                  FlowApps/PreviewSamples.swift:58
        Returned                FlowApps/PreviewSamples.swift:62
        With sample data        FlowApps/PreviewSamples.swift:67
        Bad data                FlowApps/PreviewSamples.swift:69
        Endless                 FlowApps/PreviewSamples.swift:71
        Trapping                FlowApps/PreviewSamples.swift:73
        Tall                    FlowApps/PreviewSamples.swift:78
        """
    )
    #expect(
      listed.output.contains(
        """
        Switched off            FlowApps.Switchboard_Previews
        Switchboard_Previews 2  FlowApps.Switchboard_Previews
        Letter a                FlowApps.Switchboard_Previews
        Letter b                FlowApps.Switchboard_Previews

        """
      )
    )
    #expect(listed.output.contains("Letter_Previews         FlowApps.Letter_Previews\n"))
  }

  @Test func `a preview is drawn in the frame of a snippet`() throws {
    let drawn = try preview("With state", "--columns", "20")
    #expect(
      drawn.output == """
        With state
        ────────────────────
        Two rows
        (x) On
        ────────────────────
        [Done]

        """
    )
    #expect(drawn.code == 0)
    #expect(drawn.error == "warning: With state: \(Self.unset)\n")
  }

  @Test func `a width is one before the command and behind it`() throws {
    let wanted = try preview("With state", "--columns", "20").output
    #expect(try preview("With state", "--width", "20").output == wanted)
    #expect(try preview("With state", "--width", "30", "--columns", "20").output == wanted)
    let before = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["--width", "20", "preview", "With state"],
      environment: [:]
    )
    #expect(before.output == wanted)
    #expect(before.code == 0)
  }

  /// What is said of a toggle that cannot be switched.
  private static let unset =
    "Toggle 'On': its binding is not set in a snippet or a widget. Use Toggle(isOn:intent:)."

  @Test(arguments: [
    (["Narrow", "--no-frame"], "twelve\ncolumns wide\n"),
    (["Narrow", "--no-frame", "--columns", "30"], "twelve columns wide\n"),
    (["Returned", "--no-frame"], "returned\n"),
    (["returned", "--no-frame"], "returned\n"),
    (["PreviewSamples.swift:41", "--no-frame"], "without a name\n"),
    (["With sample data", "--no-frame"], "Latte 450 cents\n"),
    (
      ["Switchboard_Previews", "--no-frame"],
      """
      FlowApps.Switchboard_Previews: Switched off
      A SWITCH
      ( ) ON

      FlowApps.Switchboard_Previews: Switchboard_Previews 2
      THE SECOND

      FlowApps.Switchboard_Previews: Letter a
      A

      FlowApps.Switchboard_Previews: Letter b
      B

      """
    ),
    (["Switched off", "--no-frame"], "A SWITCH\n( ) ON\n"),
    (["letter B", "--no-frame"], "B\n"),
    (["Letter_Previews", "--no-frame"], "one and no name\n"),
    (
      ["Switched on", "--format", "ansi", "--no-frame"],
      "\u{1B}[31mA switch\u{1B}[0m\n\u{1B}[2m(x) On\u{1B}[0m\n"
    ),
    (
      ["Switched on", "--format", "spoken", "--no-frame"],
      "A switch\nOn, switch, on, disabled\n"
    ),
    (
      ["Returned", "--format", "ascii", "--columns", "10"],
      "Returned\n----------\nreturned\n----------\n[Done]\n"
    ),
    (["Returned", "--format", "spoken"], "Returned\nreturned\nDone, button\n"),
  ])
  func `a preview is drawn as it is asked for`(arguments: [String], rows: String) throws {
    let drawn = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["preview"] + arguments
    )
    #expect(drawn.output == rows)
    #expect(drawn.code == 0)
  }

  @Test(arguments: [
    ("html", "<!DOCTYPE html>\n"), ("svg", "<svg xmlns="), ("json", "{\"columns\":44,"),
  ])
  func `a preview is a page, a picture or data`(format: String, start: String) throws {
    let drawn = try preview("Switched on", "--format", format, "--color-scheme", "dark")
    #expect(drawn.output.hasPrefix(start))
    #expect(drawn.code == 0)
    #expect(drawn.error == "warning: Switched on: \(Self.unset)\n")
  }

  @Test func `an unknown name is refused with the nearest one`() throws {
    let refused = try preview("Swiched on")
    #expect(refused.output == "" && refused.code == 2)
    #expect(
      refused.error == "There is no preview called 'Swiched on'. Did you mean 'Switched on'?\n"
    )
    let other = try preview("q")
    #expect(other.error == "There is no preview called 'q'. Type 'preview' for the list.\n")
  }

  @Test func `what is no option's value is refused`() throws {
    for (option, value) in [
      ("--columns", "0"), ("--locale", "xx_YY"), ("--color-scheme", "blue"), ("--format", "png"),
    ] {
      let refused = try preview("Returned", option, value)
      #expect(refused.code == 2 && refused.error.contains("'\(value)'"))
    }
    #expect(try preview("--all", "--format", "svg").code == 2)
  }

  @Test func `a preview that fails says so, and is named`() throws {
    let endless = try preview("Endless")
    #expect(endless.code == 1 && endless.output == "")
    #expect(endless.error.hasPrefix("FlowApps/PreviewSamples.swift:71: 'Endless' cannot be drawn"))
    #expect(endless.error.contains("more than 1000 nested views"))
    #expect(
      try preview("Bad data").error
        == "FlowApps/PreviewSamples.swift:69: 'Bad data' cannot be drawn: the sample is sold out\n"
    )
  }

  @Test func `all are drawn, past those that fail or trap`() throws {
    let all = try preview("--all", "--columns", "30", "--no-frame")
    #expect(all.code == 1)
    #expect(all.output.hasPrefix("FlowApps.Letter_Previews\none and no name\n"))
    #expect(
      all.output.contains(
        """

        FlowApps/PreviewSamples.swift:73

        FlowApps/PreviewSamples.swift:78
        row 0
        row 1
        """
      )
    )
    #expect(
      all.error.contains("PreviewSamples.swift:73: the preview 'Trapping' was ended by signal")
    )
    #expect(all.error.contains("'Bad data' cannot be drawn"))
    #expect(
      all.error.contains(
        "warning: Tall: The snippet is 30 rows tall; 25 rows are shown, the rest scrolls."
      )
    )
  }

  @Test func `an app without previews says how to write one`() throws {
    let none = try Piped(Built.path("tea-house"), input: [], arguments: ["preview"])
    #expect(none.code == 3 && none.output == "")
    #expect(none.error == "There is no preview in TeaHouse. Write #Preview { ... } by a view.\n")
  }

  @Test func `the example app has one`() throws {
    let shop = try Piped(
      Built.path("coffee-shop"),
      input: [],
      arguments: ["preview", "Today's special", "--columns", "36"],
      environment: ["XDG_STATE_HOME": NSTemporaryDirectory()]
    )
    #expect(shop.code == 0)
    #expect(shop.output.hasPrefix("Today's special\n────────────────────────────────────\n"))
  }
}
