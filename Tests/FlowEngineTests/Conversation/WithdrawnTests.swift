import Lanes
import SnippetFoundation
import Testing

@testable import FlowEngine

/// Questions whose task is cancelled while a person is asked.
struct WithdrawnTests {
  private static let asked = ["Quick!", "(any text; /cancel to stop)"]

  @Test func `a no that cancels the rest asks nothing of it`() async {
    let text = await transcript(["ask three", "yes", "no", "yes"])
    #expect(
      text == """
        > ask three
        Number 1?
        [yes] Continue  [no] Cancel
        > yes
        Number 2?
        [yes] Continue  [no] Cancel
        > no
        Ask Three: not confirmed.
        > yes
        There is nothing to confirm.
        """
    )
  }

  @Test func `each of several is asked where all agree`() async {
    let text = await transcript(["ask three", "yes", "yes", "yes"])
    #expect(text.hasSuffix("Number 3?\n[yes] Continue  [no] Cancel\n> yes\nAll three."))
  }

  @Test func `a question taken back says so, and what is typed then is no answer to it`() async {
    let rows = await rows { driver in
      await [
        driver.send(.line("ask quickly")), driver.wait(.seconds(2)),
        driver.send(.line("free drink")),
      ]
    }
    #expect(
      rows == [
        Self.asked, ["'Quick!' is no longer asked.", "First: nobody."], ["Nothing was found."],
      ]
    )
  }

  @Test func `an answer in time is taken`() async {
    let rows = await rows { driver in
      await [
        driver.send(.line("ask quickly")), driver.send(.line("me")), driver.wait(.seconds(2)),
      ]
    }
    #expect(rows == [Self.asked, ["First: me."], []])
  }

  @Test func `the next is asked when the one before is taken back`() async {
    let rows = await rows { driver in
      await [
        driver.send(.line("ask two quickly")), driver.wait(.seconds(1)), driver.send(.line("yes")),
      ]
    }
    #expect(
      rows == [
        ["Which drink, quick?", "[1] Latte  [2] Green Tea  [3] Iced Tea"],
        [
          "'Which drink, quick?' is no longer asked.", "And that?",
          "[yes] Continue  [no] Cancel",
        ],
        ["nothing, yes."],
      ]
    )
  }

  @Test func `one that is narrowed, or asks about a slip, is called as it was asked first`() async {
    for answer in ["tea", "lattte"] {
      let rows = await rows { driver in
        _ = await driver.send(.line("ask two quickly"))
        _ = await driver.send(.line(answer))
        return await [driver.wait(.seconds(1))]
      }
      #expect(rows.first?.first == "'Which drink, quick?' is no longer asked.", "\(answer)")
    }
  }

  @Test func `below another question it says so, and the other is asked again`() async {
    let rows = await rows { driver in
      _ = await driver.send(.line("ask two quickly"))
      return await [
        driver.send(.line("buy a drink")), driver.wait(.seconds(1)), driver.send(.line("cancel")),
      ]
    }
    #expect(rows[1].first == "'Which drink, quick?' is no longer asked.")
    #expect(rows[1].dropFirst() == rows[0][...])
  }

  @Test func `who is cancelled asks nothing`() async {
    #expect(await transcript(["ask too late"]) == "> ask too late\nCancelled: yes.")
  }

  @Test func `a secret that comes too late is kept nowhere`() async {
    let (areSecret, kept) = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("ask secret quickly"))
      _ = await driver.wait(.seconds(1))
      let areSecret = [driver.isSecret("S3CRET"), driver.isSecret("free drink")]
      _ = await driver.send(.line("S3CRET"))
      return (areSecret + [driver.isSecret("other")], driver.trace.map { $0.json() })
    }
    #expect(areSecret == [true, false, false])
    #expect(!kept.contains { $0.contains("S3CRET") })
  }

  @Test func `what a perform leaves open ends with it`() async {
    let rows = await rows { driver in
      await [
        driver.send(.line("ask beside")), driver.wait(.seconds(1)), driver.send(.line("yes")),
      ]
    }
    #expect(
      rows == [
        ["Beside?", "[yes] Continue  [no] Cancel"],
        ["'Beside?' is no longer asked.", "Through."], ["There is nothing to confirm."],
      ]
    )
  }

  @Test func `an answer and a cancellation at once: one of them counts`() async {
    for round in 0..<100 {
      let (conversation, events, question) = await askedTillRung()
      async let answered: Void = { conversation.post(.line("me")) }()
      if round % 2 == 0 { await Task.yield() }
      question?.cancel()
      await answered
      var said: [String] = []
      for await case .said(let text) in events {
        said.append(text)
        if text.hasPrefix("First: ") { break }
      }
      #expect(said.count == 1)
      #expect(["First: me.", "First: nobody."].contains(said.last), "\(said)")
    }
  }

  @Test func `who takes a question back waits for nobody who is being answered`() async {
    let (conversation, events, question) = await askedTillRung()
    while conversation.isPosting { await Task.yield() }
    let gate = Gate()
    let other = Thread {
      Thread.current.threadDictionary[HardToMake.gate] = gate
      conversation.post(.line("/help Hard to Make"))
    }
    other.start()
    while !gate.wasReached { await Task.yield() }
    question?.cancel()
    gate.open()
    var said: String?
    for await case .said(let text) in events {
      said = text
      break
    }
    #expect(said == "First: nobody.")
  }

  @Test func `the queue goes on where nobody drives`() async {
    let (events, sink) = AsyncStream<FlowEvent>.makeStream()
    let conversation = Conversation(app: .kiosk()) { sink.yield($0) }
    // A thread that is merely preempted is not left behind.
    conversation.lane.patienceMilliseconds = 60_000
    await conversation.launch()
    var asked: [String] = []
    conversation.post(.line("ask three"))
    for await event in events {
      if case .asked(let question) = event {
        asked.append(question.prompt)
        // Nobody answers before all three are asked for.
        while conversation.withMachine({ $0.runs[0].queued.count + asked.count < 3 }) {
          await Task.yield()
        }
        conversation.post(asked.count == 2 ? .decline : .confirm)
      }
      if case .noted(.declined) = event { break }
    }
    #expect(asked == ["Number 1?", "Number 2?"])
  }

  /// A conversation in which a question is open, what it shows, and the task that asks.
  private func askedTillRung() async -> (
    Conversation, AsyncStream<FlowEvent>, question: Task<String, any Error>?
  ) {
    let till = Till()
    let (events, sink) = AsyncStream<FlowEvent>.makeStream()
    let conversation = Conversation(app: .kiosk(till)) { sink.yield($0) }
    await conversation.launch()
    await conversation.send(.line("ask till rung"))
    return (conversation, events, await till.question)
  }

  private func rows(
    _ body: @escaping @Sendable (FlowDriver) async -> [FlowDriver.Turn]
  ) async -> [[String]] {
    await FlowDriver(app: .kiosk()).run { driver in
      await body(driver).map { $0.events.flatMap { $0.lines() } }
    }
  }
}
