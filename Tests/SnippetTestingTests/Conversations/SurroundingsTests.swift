import SnippetFoundation
import SnippetTesting
import SwiftUI
import Testing

@Suite(.withoutEnvironment) struct SurroundingsTests {
  @Test func `a snippet is kept for the language and the colours that hold now`() async throws {
    try await ScratchPackage.with { package in
      let rows = "Lent to you: Emma\n[ ] Late\n[Return]\n"
      for name in ["card@30", "card@30.de_DE", "card@30.de_DE.dark"] {
        try package.write(rows, to: "Snapshots/cardtests/a-card/\(name).txt")
      }
      try await Conversation.with(.lending) { library in
        await library.run(LendBook()).ignore()
        await library.answer(\LendBook.$book, "Emma").ignore()
        func keep(_ line: Int) async throws {
          try await library.assertSnippet(
            named: "card",
            columns: [30],
            filePath: package.testFile,
            function: "a card()",
            line: line
          )
        }
        try await keep(1)
        await library.locale("de_DE").ignore()
        try await keep(2)
        await library.appearance(.dark).ignore()
        try await keep(3)
      }
    }
  }

  @Test func `a snapshot's rows may be filtered, and there has to be a snippet`() async throws {
    try await ScratchPackage.with { package in
      try package.write(
        "Lent to you: ####\n[ ] Late\n[Return]\n",
        to: "Snapshots/cardtests/a-card/filtered@30.txt"
      )
      try await Conversation.with(.lending, columns: 30) { library in
        await expectFailure("no snippet is on show to keep as 'filtered'") {
          try? await library.assertSnippet(named: "filtered", filePath: package.testFile)
        }
        await library.run(LendBook()).ignore()
        await library.answer(\LendBook.$book, "Emma").ignore()
        await expectFailure("nothing is drawn for 'filtered': a list is empty. Name one") {
          try? await library.assertSnippet(
            named: "filtered",
            columns: [],
            filePath: package.testFile
          )
        }
        try await library.assertSnippet(
          named: "filtered",
          columns: [30],
          as: .lines.redact(/Emma/),
          filePath: package.testFile,
          function: "a card()"
        )
      }
    }
  }

  @Test func `what happens around a person is in the transcript`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(LendBook()).ignore()
      await library.paste(["Emma"]).ignore()
      await library.interrupt().ignore()
      await library.reload(CardSnippet.self).ignore()
      await library.lock().ignore()
      await library.openURL(URL(fileURLWithPath: "/shelf")).ignore()
      await library.done().ignore()
      let inputs = library.transcript.components(separatedBy: "\n").filter { !$0.hasPrefix("  ") }
      #expect(
        inputs == [
          "# runs LendBook", "! paste <<", "Emma", "<<", "! key C-c", "! reload CardSnippet",
          "! lock", "! url file:///shelf", "! done",
        ]
      )
    }
  }
}
