import FlowEngine
import SnippetFoundation
import Snippets
import Testing

@testable import TerminalDialogue

/// What is private is in no recording.
struct RecordedPrivacyTests {
  private let start = Date(timeIntervalSince1970: 1_767_603_600)

  @Test func `what is private is recorded as any text`() {
    var recorder = FlowRecorder(app: "Vault", columns: 44, seed: 7, start: start)
    recorder.typed("show vault", isSecret: false)
    recorder.showed(["PIN ▒▒▒▒ {{x}}", "[1: ▒▒▒▒ ▒▒]", "plain"], isCovered: true)
    recorder.showed(["▒▒ drawn by the app"])
    #expect(
      recorder.text.hasSuffix(
        """
        == a recorded conversation
        > show vault
        ~ PIN {{*}} {{*}}x}}
        ~ [1: {{*}} {{*}}]
          plain
          ▒▒ drawn by the app

        """
      )
    )
  }

  @Test func `a row that says a secret is recorded as any text there`() {
    var recorder = FlowRecorder(app: "Vault", columns: 44, seed: 7, start: start)
    recorder.typed("open vault", isSecret: false)
    recorder.showed(["Opened with 8642, and 8642 again.", "••• of the app's own"]) { row in
      row.replacingOccurrences(of: "8642", with: secretText)
    }
    #expect(
      recorder.text.hasSuffix(
        "~ Opened with {{*}}, and {{*}} again.\n  ••• of the app's own\n"
      )
    )
  }

  @MainActor
  @Test func `a private text of a snippet is in no recording`() throws {
    let view = VStack(alignment: .leading) {
      Text("PIN 8642").privacySensitive()
      Text("Vault")
    }
    let resolved = try resolve(SnippetContent(view), settings: RenderSettings())
    let picture = SnippetPicture(
      tree: resolved.tree,
      isInteractive: false,
      privateText: resolved.privateText
    )
    let dialogue = Dialogue(launch: {}, post: { _ in }, completions: { [] }, greeting: { [] })
    var recorder: FlowRecorder? = FlowRecorder(app: "Vault", columns: 44, seed: 7, start: start)
    recorder?.typed("show vault", isSecret: false)
    dialogue.record(.showed(picture), &recorder)
    #expect(recorder?.text.hasSuffix("> show vault\n~ {{*}}\n  Vault\n") == true)
  }
}
