import FlowEngine
import SnippetFoundation

extension EventVerb {
  /// `activity com.shop.order id=7`: the app is opened to go on with an activity of that type.
  package static let activity = EventVerb(
    "activity",
    usage: "activity TYPE [KEY=VALUE ...]"
  ) { text in
    guard let parsed = parsed(text) else { return nil }
    let activity = NSUserActivity(activityType: parsed.type)
    activity.addUserInfoEntries(from: parsed.entries)
    return .continueActivity(activity)
  }

  private static func parsed(_ text: String) -> (type: String, entries: [String: String])? {
    let words = text.split(separator: " ").map(String.init)
    guard let type = words.first, !type.contains("=") else { return nil }
    var entries: [String: String] = [:]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      entries[parts[0]] = parts[1]
    }
    return (type, entries)
  }
}
