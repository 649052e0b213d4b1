import AppExits
package import FlowEngine
import FlowFormat
import SnippetFoundation

extension FlowRunner {
  /// A conversation that a case has led to a line, and the steps on the way.
  package struct Lead: Sendable {
    package var driver: FlowDriver
    package var steps: [FlowStepResult]
    package var columns: Int
  }

  /// Plays the case down to a line, for a person to go on from there.
  ///
  /// `sink` is told of every event of the conversation, then and later.
  package func lead(
    through line: Int,
    sink: @escaping @Sendable (FlowEvent) -> Void
  ) async -> Lead {
    let setup = FlowSetup(file.settings(of: flowCase))
    let driver = FlowDriver(
      app: app,
      settings: setup.conversation,
      start: setup.clock,
      sink: sink
    )
    let play = CasesAtPlay.begin(file.place(of: flowCase), by: driver.mark)
    defer { CasesAtPlay.end(play) }
    let steps = await driver.run { driver in
      var player = FlowPlayer(runner: self, setup: setup, driver: driver)
      await player.lead(through: line)
      return player.result.steps
    }
    return Lead(driver: driver, steps: steps, columns: setup.conversation.columns)
  }
}
