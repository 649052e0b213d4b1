import AppIntents
import Testing

@testable import FlowEngine
@testable import Lanes

/// A step that runs no code of the app's need not wait for what that code may have sent to the main actor.
struct AnsweredAloneTests {
  @Test func `a plain answer that brings the next question lets no code of the app run`() async {
    let isClear = await FlowDriver(app: .kiosk()).run { driver in
      var isClear: [Bool] = []
      for line in ["mix drink", "3", "many", "0.5"] {
        driver.conversation.post(.line(line))
        isClear.append(Lane.current?.isMainClear == true)
        _ = await driver.look()
      }
      return isClear
    }
    // An intent is made, a number is taken, a text is looked for among the app's phrases, perform begins.
    #expect(isClear == [false, true, false, false])
  }

  @Test func `an entity is an answer that the app is asked about`() async {
    let isClear = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("buy a drink"))
      driver.conversation.post(.line("Latte"))
      return Lane.current?.isMainClear
    }
    #expect(isClear == false)
  }
}
