import AppIntents
import SwiftUI

/// Every `.result(...)`, with the return type that an intent would write.
struct SpelledResults {
  let dialog: IntentDialog = "Done"
  let next = PlayTrack()
  var isDone = true

  func r1() async throws -> some IntentResult {
    .result()
  }

  func r2() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Done"))
  }

  func r3() async throws -> some IntentResult & ShowsSnippetView {
    .result { Text("Done") }
  }

  func r4() async throws -> some IntentResult & ShowsSnippetView {
    .result(content: { Text("Done") })
  }

  func r5() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: TrackSnippet())
  }

  func r6() async throws -> some IntentResult & ShowsSnippetIntent {
    .result()
  }

  func r7() async throws -> some IntentResult & ShowsSnippetView {
    .result(snippetView: Text("Done"))
  }

  func r8() async throws -> some IntentResult {
    .result(actionButtonIntent: next)
  }

  func r9() async throws -> some IntentResult {
    .result(actionButtonIntent: next, activityIdentifier: "7")
  }

  func r10() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: dialog)
  }

  func r11() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: dialog, view: Text("Done"))
  }

  func r12() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: dialog) { Text("Done") }
  }

  func r13() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: dialog, content: { Text("Done") })
  }

  func r14() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: dialog, snippetIntent: TrackSnippet())
  }

  func r15() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: dialog)
  }

  func r16() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: dialog, snippetView: Text("Done"))
  }

  func r17() async throws -> some IntentResult & ProvidesDialog {
    .result(actionButtonIntent: next, dialog: dialog)
  }

  func r18() async throws -> some IntentResult & ProvidesDialog {
    .result(actionButtonIntent: next, activityIdentifier: "7", dialog: dialog)
  }

  func r19() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: next)
  }

  func r20() async throws -> some IntentResult & OpensIntent & ShowsSnippetView {
    .result(opensIntent: next, view: Text("Done"))
  }

  func r21() async throws -> some IntentResult & OpensIntent & ShowsSnippetView {
    .result(opensIntent: next) { Text("Done") }
  }

  func r22() async throws -> some IntentResult & OpensIntent & ShowsSnippetView {
    .result(opensIntent: next, content: { Text("Done") })
  }

  func r23() async throws -> some IntentResult & OpensIntent & ShowsSnippetIntent {
    .result(opensIntent: next, snippetIntent: TrackSnippet())
  }

  func r24() async throws -> some IntentResult & OpensIntent & ShowsSnippetIntent {
    .result(opensIntent: next)
  }

  func r25() async throws -> some IntentResult & OpensIntent & ShowsSnippetView {
    .result(opensIntent: next, snippetView: Text("Done"))
  }

  func r26() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: next, dialog: dialog)
  }

  func r27() async throws -> some IntentResult & OpensIntent & ProvidesDialog & ShowsSnippetView {
    .result(opensIntent: next, dialog: dialog, view: Text("Done"))
  }

  func r28() async throws -> some IntentResult & OpensIntent & ProvidesDialog & ShowsSnippetView {
    .result(opensIntent: next, dialog: dialog) { Text("Done") }
  }

  func r29() async throws -> some IntentResult & OpensIntent & ProvidesDialog & ShowsSnippetView {
    .result(opensIntent: next, dialog: dialog, content: { Text("Done") })
  }

  func r30() async throws -> some IntentResult & OpensIntent & ProvidesDialog & ShowsSnippetIntent {
    .result(opensIntent: next, dialog: dialog, snippetIntent: TrackSnippet())
  }

  func r31() async throws -> some IntentResult & OpensIntent & ProvidesDialog & ShowsSnippetIntent {
    .result(opensIntent: next, dialog: dialog)
  }

  func r32() async throws -> some IntentResult & OpensIntent & ProvidesDialog & ShowsSnippetView {
    .result(opensIntent: next, dialog: dialog, snippetView: Text("Done"))
  }

  func r33() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: 1)
  }

  func r34() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 1, view: Text("Done"))
  }

  func r35() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 1) { Text("Done") }
  }

  func r36() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 1, content: { Text("Done") })
  }

  func r37() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
    .result(value: 1, snippetIntent: TrackSnippet())
  }

  func r38() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
    .result(value: 1)
  }

  func r39() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 1, snippetView: Text("Done"))
  }

  func r40() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: 1, actionButtonIntent: next)
  }

  func r41() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: 1, actionButtonIntent: next, activityIdentifier: "7")
  }

  func r42() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 1, dialog: dialog)
  }

  func r43() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetView
  {
    .result(value: 1, dialog: dialog, view: Text("Done"))
  }

  func r44() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetView
  {
    .result(value: 1, dialog: dialog) { Text("Done") }
  }

  func r45() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetView
  {
    .result(value: 1, dialog: dialog, content: { Text("Done") })
  }

  func r46() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetIntent
  {
    .result(value: 1, dialog: dialog, snippetIntent: TrackSnippet())
  }

  func r47() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetIntent
  {
    .result(value: 1, dialog: dialog)
  }

  func r48() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetView
  {
    .result(value: 1, dialog: dialog, snippetView: Text("Done"))
  }

  func r49() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 1, actionButtonIntent: next, dialog: dialog)
  }

  func r50() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 1, actionButtonIntent: next, activityIdentifier: "7", dialog: dialog)
  }

  func r51() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
    .result(value: 1, opensIntent: next)
  }

  func r52() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ShowsSnippetView
  {
    .result(value: 1, opensIntent: next, view: Text("Done"))
  }

  func r53() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ShowsSnippetView
  {
    .result(value: 1, opensIntent: next) { Text("Done") }
  }

  func r54() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ShowsSnippetView
  {
    .result(value: 1, opensIntent: next, content: { Text("Done") })
  }

  func r55() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent
    & ShowsSnippetIntent
  {
    .result(value: 1, opensIntent: next, snippetIntent: TrackSnippet())
  }

  func r56() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent
    & ShowsSnippetIntent
  {
    .result(value: 1, opensIntent: next)
  }

  func r57() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ShowsSnippetView
  {
    .result(value: 1, opensIntent: next, snippetView: Text("Done"))
  }

  func r58() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog {
    .result(value: 1, opensIntent: next, dialog: dialog)
  }

  func r59() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog
    & ShowsSnippetView
  {
    .result(value: 1, opensIntent: next, dialog: dialog, view: Text("Done"))
  }

  func r60() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog
    & ShowsSnippetView
  {
    .result(value: 1, opensIntent: next, dialog: dialog) { Text("Done") }
  }

  func r61() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog
    & ShowsSnippetView
  {
    .result(value: 1, opensIntent: next, dialog: dialog, content: { Text("Done") })
  }

  func r62() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog
    & ShowsSnippetIntent
  {
    .result(value: 1, opensIntent: next, dialog: dialog, snippetIntent: TrackSnippet())
  }

  func r63() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog
    & ShowsSnippetIntent
  {
    .result(value: 1, opensIntent: next, dialog: dialog)
  }

  func r64() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog
    & ShowsSnippetView
  {
    .result(value: 1, opensIntent: next, dialog: dialog, snippetView: Text("Done"))
  }

  func r65() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }

  func r66() async throws -> some IntentResult & ShowsSnippetView {
    .result()
  }

  func r67() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetIntent {
    .result(value: 1, dialog: dialog, snippetIntent: PickSnippet())
  }

  func r68() async throws -> some ReturnsValue<[Track]> {
    .result(value: [Track(id: 1, name: "A")])
  }

  func r69() async throws -> some ReturnsValue<Track?> {
    .result(value: nil)
  }

  func r70() async throws -> some ReturnsValue<Track?> {
    .result(value: Track(id: 1, name: "A"))
  }

  func r71() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    .result(value: IntentFile(data: Data(), filename: "a.txt"))
  }

  func r72() async throws -> some IntentResult & ReturnsValue<Date> & ProvidesDialog {
    .result(value: .now, dialog: "Now")
  }

  func r73() async throws -> IntentResultContainer<Int, Never, Never, IntentDialog> {
    .result(value: 1, dialog: dialog)
  }

  func r74() async throws -> some ReturnsValue {
    .result(value: 1)
  }

  func r75() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog(full: "Done at once", supporting: "Done"))
  }

  func r76() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: .init(full: "Done", systemImageName: "checkmark"))
  }

  func r77() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog(full: "Done", supporting: "Yes", systemImageName: "checkmark"))
  }

  func r78() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(2) tracks")
  }

  func r79() async throws -> some IntentResult {
    if isDone { return .result() }
    return .result(opensIntent: next)
  }

  func r80() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    if isDone { return .result(dialog: dialog) }
    return .result(opensIntent: next, dialog: dialog)
  }

  func r81() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
    if isDone { return .result(value: 1) }
    return .result(value: 1, opensIntent: next)
  }

  func r82() async throws -> some IntentResult & OpensIntent & ShowsSnippetView {
    if isDone { return .result(view: Text("Done")) }
    return .result(opensIntent: next) { Text("Done") }
  }

  func r83() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result(opensIntent: next)
  }

  func r84() async throws -> IntentResultContainer<Never, PlayTrack, Never, Never> {
    .result(opensIntent: next)
  }

  func r85() async throws -> IntentResultContainer<Int, PlayTrack, Never, IntentDialog> {
    .result(value: 1, opensIntent: next, dialog: dialog)
  }

  func r86() async throws -> IntentResultContainer<Never, PlayTrack, _SnippetViewContainer, Never> {
    .result(opensIntent: next, view: Text("Done"))
  }
}
