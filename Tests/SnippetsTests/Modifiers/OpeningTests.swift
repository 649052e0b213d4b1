import SnippetFoundation
import Testing

@testable import Snippets

@MainActor struct OpeningTests {
  private final class Log {
    var lines: [String] = []
  }

  private func handlers(_ view: some View) throws -> [SceneHandler] {
    try resolve(SnippetContent(view), settings: RenderSettings()).handlers
  }

  @Test func `listening draws nothing of its own`() {
    #expect(render(Text("a").onOpenURL { _ in }, columns: 10) == "a")
  }

  @Test func `handlers are kept from the outermost to the innermost, and take what is theirs`()
    throws
  {
    let log = Log()
    let view = VStack {
      Text("a").onContinueUserActivity("shop.order") { log.lines.append($0.activityType) }
    }
    .onOpenURL { log.lines.append($0.absoluteString) }
    let found = try handlers(view)
    let url = try #require(URL(string: "shop://a"))
    #expect(found.map { $0.take(url) } == [true, false])
    #expect(found.map { $0.take(NSUserActivity(activityType: "shop.order")) } == [false, true])
    #expect(found.map { $0.take(NSUserActivity(activityType: "other")) } == [false, false])
    #expect(log.lines == ["shop://a", "shop.order"])
  }

  @Test func `a link is a control with its address`() throws {
    let url = try #require(URL(string: "shop://a"))
    let snippet = try resolve(SnippetContent(Link("Menu", destination: url)), settings: .init())
    #expect(snippet.tree.text() == "[Menu]")
    #expect(
      snippet.tree.controls.map(\.action) == [ControlAction(kind: .link, identifier: "shop://a")]
    )
    #expect(snippet.actions.first as? URL == url)
    #expect(render(Link("Menu", destination: url).disabled(true), columns: 10) == "(Menu)")
  }

  @Test func `an activity keeps what was added to it`() {
    let activity = NSUserActivity(activityType: "shop.order")
    activity.addUserInfoEntries(from: ["id": "1", "size": "large"])
    activity.addUserInfoEntries(from: ["id": "2"])
    #expect(activity.userInfo?["id"] as? String == "2")
    #expect(activity.userInfo?["size"] as? String == "large")
  }
}
