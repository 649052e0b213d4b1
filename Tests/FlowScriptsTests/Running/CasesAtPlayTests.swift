import FlowEngine
import Foundation
import Testing

@testable import AppExits
@testable import FlowScripts

/// What is said where the process ends while something is played; each in a process of its own.
@Suite struct CasesAtPlayTests {
  @Test func `an exit while cases are played is a failure that names them`() async {
    let ended = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      CasesAtPlay.begin("")
      CasesAtPlay.begin("Flows/a.flow:3 one")
      CasesAtPlay.end(CasesAtPlay.begin("Flows/a.flow:5 over"))
      CasesAtPlay.begin("Flows/a.flow:9 two\u{1B}[2J")
      exit(0)
    }
    #expect(
      said(ended).hasSuffix(
        """
        The process ends here, and counts as failed: the app's code called 'exit'. Played just then:
          Flows/a.flow:3 one
          Flows/a.flow:9 two␛[2J

        """
      )
    )
  }

  @Test func `an end at once while cases are played is a failure too, and other ends are not`()
    async
  {
    let ended = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      CasesAtPlay.begin("Flows/a.flow:3 one")
      _exit(0)
    }
    #expect(
      said(ended).hasSuffix(
        """
        The process ends here, and counts as failed: the app's code called '_exit'. Played just then:
          Flows/a.flow:3 one

        """
      )
    )
    await #expect(processExitsWith: .exitCode(1)) {
      CasesAtPlay.begin("Flows/a.flow:3 one")
      _Exit(7)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      CasesAtPlay.begin("Flows/a.flow:3 one")
      CasesAtPlay.leaveAtOnce(with: 7)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      CasesAtPlay.end(CasesAtPlay.begin("Flows/a.flow:3 one"))
      _exit(7)
    }
  }

  @Test func `an exit after the cases of a run is a failure too, and names none`() async {
    let ended = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      CasesAtPlay.begin("")
      CasesAtPlay.end(CasesAtPlay.begin("Flows/a.flow:5 over"))
      exit(0)
    }
    #expect(said(ended).hasSuffix("  no case: it was left behind by one before\n"))
  }

  @Test func `of several plays the one whose code it was is named, and none where that is over`()
    async
  {
    let second = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      let drivers = (0..<2).map { _ in FlowDriver(app: HostedApp(name: "A", modules: [])) }
      CasesAtPlay.begin("")
      CasesAtPlay.begin("Flows/a.flow:3 one", by: drivers[0].mark)
      CasesAtPlay.begin("Flows/a.flow:9 two", by: drivers[1].mark)
      await drivers[1].asOnlooker { endProcess() }
    }
    #expect(said(second).hasSuffix("Played just then:\n  Flows/a.flow:9 two\n"), "\(said(second))")
    let before = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      let drivers = (0..<2).map { _ in FlowDriver(app: HostedApp(name: "A", modules: [])) }
      CasesAtPlay.end(CasesAtPlay.begin("Flows/a.flow:3 one", by: drivers[0].mark))
      CasesAtPlay.begin("Flows/a.flow:9 two", by: drivers[1].mark)
      await drivers[0].asOnlooker { endProcess() }
    }
    #expect(said(before).hasSuffix("  no case: it was left behind by one before\n"))
    let unknown = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      CasesAtPlay.begin("what has no mark")
      let driver = FlowDriver(app: HostedApp(name: "A", modules: []))
      await driver.asOnlooker { endProcess() }
    }
    #expect(said(unknown).hasSuffix("Played just then:\n  what has no mark\n"))
  }

  @Test func `what happens at an exit happens before it is said`() async {
    let ended = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      CasesAtPlay.watchExit()
      atexit { FileHandle.standardError.write(Data("put away\n".utf8)) }
      CasesAtPlay.begin("Flows/a.flow:3 one")
      exit(0)
    }
    #expect(said(ended).contains("put away\nThe process ends here"))
  }

  @Test func `a process that ends by itself does so with its own code`() async {
    await #expect(processExitsWith: .exitCode(4)) {
      CasesAtPlay.begin("Flows/a.flow:3 one")
      CasesAtPlay.leave(with: 4)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      CasesAtPlay.end(CasesAtPlay.begin("Flows/a.flow:3 one"))
      exit(7)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      CasesAtPlay.leaveToOthers()
      CasesAtPlay.begin("Flows/a.flow:3 one")
      exit(7)
    }
  }

  @Test func `a trap names what is played and ends the process as ever`() async {
    let trapped = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      CasesAtPlay.begin("Flows/a.flow:3 one")
      CasesAtPlay.begin("Flows/a.flow:9 two")
      fatalError("the flour is on fire")
    }
    let words = said(trapped)
    #expect(words.contains("the flour is on fire"))
    #expect(
      words.contains(
        /The process ends here, by signal [0-9]+. Played just then:\n  Flows\/a.flow:3 one\n  Flows\/a.flow:9 two\n/
      )
    )
    let aborted = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      CasesAtPlay.begin("Flows/a.flow:3 one")
      abort()
    }
    #expect(said(aborted).contains("by signal 6. Played just then:\n  Flows/a.flow:3 one\n"))
  }

  @Test func `who exits while a signal ends the process waits for that`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      CasesAtPlay.begin("Flows/a.flow:3 one")
      Thread.detachNewThread { abort() }
      while !CasesAtPlay.isEnding { sched_yield() }
      CasesAtPlay.leave(with: 0)
    }
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

/// Ends the process as an app's code may, in a call that the compiler takes to return.
private func endProcess() { exit(0) }
