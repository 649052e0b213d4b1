import FlowEngine
import Testing

/// What is kept of a conversation holds no secret.
struct SecretTests {
  private struct Seen {
    var rows: [String] = []
    var kept: [String] = []
    /// Of each line, whether it was called secret when it was typed.
    var areSecret: [Bool] = []
  }

  private func talk(_ lines: [String]) async -> Seen {
    await FlowDriver(app: .kiosk()).run { driver in
      var seen = Seen()
      for line in lines {
        seen.areSecret.append(driver.isSecret(line))
        seen.rows += await driver.send(.line(line)).events.flatMap { $0.lines() }
      }
      seen.kept = driver.trace.map { $0.json() }
      return seen
    }
  }

  @Test func `the values of a secret list are not shown while it is given`() async {
    let seen = await talk(["signs in", "4711", "4712", "back", "4713", "done"])
    #expect(seen.rows.contains("•••. Another, or done? (was •••)"))
    #expect(seen.rows.contains("•••. Another, or done?"))
    #expect(seen.rows.contains("•••, •••. Another, or done?"))
    #expect(!(seen.rows + seen.kept).contains { $0.contains("471") })
  }

  @Test func `an error message of the app has no secret in it`() async {
    let seen = await talk(["signs in", "4711", "done", "wrong-S3CRET"])
    #expect(seen.rows.last == "Signs In: The word •••, or •••, is wrong.")
    #expect(!(seen.rows + seen.kept).contains { $0.contains("S3CRET") })
  }

  @Test func `a secret that is quoted by its beginning is hidden`() async {
    let long = String(repeating: "S3CRET", count: 20)
    let seen = await talk(["signs in", long])
    #expect(seen.rows.contains { $0.hasPrefix("'•••...' is not a whole number") })
    #expect(!(seen.rows + seen.kept).contains { $0.contains("S3CRET") })
  }

  @Test func `a refusal of a short secret hides what was typed and none of its own words`() async {
    let seen = await talk(["signs in", "a"])
    #expect(seen.rows.contains { $0.hasPrefix("'•••' is not a whole number. Type a whole number") })
  }

  @Test func `what the app asks with a secret in it is not kept`() async {
    let seen = await talk(
      ["signs in", "4711", "done", "hushhush", "TOKSEC1", "yes", "TOKSEC3", "yes"]
    )
    #expect(seen.rows.contains("Did you mean •••?"))
    #expect(seen.rows.contains("Use TOKSEC1?"))
    #expect(seen.rows.contains("'•••' is no answer to this. Type yes or no. (try 2 of 3)"))
    #expect(seen.rows.last == "Right.")
    #expect(seen.kept.contains { $0.contains(#""line":"ask •••""#) })
    #expect(!seen.kept.contains { $0.contains("TOKSEC") })
    #expect(seen.areSecret == [false, true, true, true, true, false, true, false])
  }

  @Test func `a question with a secret in it that is not answered is quoted without it`() async {
    let lines = ["signs in", "4711", "done", "hushhush", "TOKSEC1", "yes"]
    let seen = await talk(lines + ["4715", "4716", "4717"])
    #expect(seen.rows.contains { $0.hasPrefix("Still no answer to '•••'.") })
    let missing = await FlowDriver(app: .kiosk()).run { driver in
      for line in lines { _ = await driver.send(.line(line)) }
      let events = await driver.send(.endOfInput).events
      return events.compactMap { event -> String? in
        if case .settled(.ended(let missing)) = event { missing?.prompt } else { nil }
      }
    }
    #expect(missing == ["•••"])
    let conversation = Conversation(app: .kiosk()) { _ in }
    #expect(conversation.isSecret("run signs in --word=leaky"))
    #expect(!conversation.isSecret("signs in - or out --"))
    await conversation.launch()
    var asked: Question?
    for line in ["ask for token", "TOKSEC1"] {
      for case .settled(.answer(let question)) in await conversation.send(.line(line)) {
        asked = question
      }
    }
    #expect(asked?.prompt == "Too short: TOKSEC1. Again?")
    #expect(asked.map { conversation.hidingSecrets(in: $0).prompt } == "Too short: •••. Again?")
  }

  @Test func `a secret is kept in no spelling of it`() async {
    let seen = await talk(["engrave", "4 March 2027", "4321", "small", "apple"])
    #expect(seen.rows.last { $0.hasPrefix("Engrave") }?.contains("4,321") == true)
    #expect(seen.kept.contains { $0.contains("ask •••") })
    let kept = await FlowDriver(app: .kiosk()).run { driver in
      for line in ["engrave", "4 March 2027", "4321", "large", "2"] {
        _ = await driver.send(.line(line))
      }
      let spellings = [
        "2027-03-04", "4 March 2027", "March 4, 2027", "Mar 4, 2027", "3/4/2027", "04/03/2027",
        "4,321", "4.321", "4321.00", "4,321.00", "large", "Apricot",
      ]
      return spellings.map { driver.hidingSecrets(in: "on \($0)!") }.filter { $0 != "on •••!" }
    }
    #expect(kept == [])
    let leaks = ["2027", "March", "fourth", "4,321", "4321", "small", "Apple"]
    #expect(!seen.kept.contains { line in leaks.contains { line.contains($0) } })
  }

  @Test(
    arguments: [
      ("/set pin 1", true), ("/set pinn 4711", true), ("/sett pin 4711", true),
      ("set pin 4711", false), ("/set note well", false), ("/set", false), ("/back", false),
      ("/help", false), ("hello", false), ("/record a.flow", false),
    ]
  )
  func `a correction with a slip is kept in no history`(_ line: String, _ isSecret: Bool) async {
    let found = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("keeps a secret"))
      _ = await driver.send(.line("4711"))
      return driver.isSecret(line)
    }
    #expect(found == isSecret)
  }

  @Test func `a correction where nothing is asked is kept in no history`() async {
    let seen = await talk(["/set password TOPSECRET", "set password TOPSECRET", "/help"])
    #expect(seen.areSecret == [true, true, false])
  }

  @Test func `what is kept elsewhere can be rid of the secrets`() async {
    let hidden = await FlowDriver(app: .kiosk()).run { driver in
      for line in ["signs in", "12, 4711", "hushhush"] { _ = await driver.send(.line(line)) }
      return driver.hidingSecrets(in: "12 of 120: hushhushes, 4711")
    }
    #expect(hidden == "••• of 120: •••es, •••")
  }

  @Test func `what perform was told is reviewed and traced, hidden where it is secret`() async {
    let seen = await talk(["signs in", "4711", "done", "hushhush", "TOKSEC1", "/review", "y"])
    #expect(seen.rows.contains("Token: •••"))
    #expect(seen.kept.filter { $0.contains(#""line":"token = •••""#) }.count == 2)
    let (rows, trace) = await FlowDriver(app: .kiosk()).run { driver in
      var rows: [String] = []
      for line in ["ask inside", "large", "/review"] {
        rows += await driver.send(.line(line)).events.flatMap { $0.lines() }
      }
      return (rows, driver.trace.filter { $0.kind == .answer }.map(\.line))
    }
    #expect(rows.last == "Size: Large")
    #expect(trace == ["size = Large"])
  }
}
