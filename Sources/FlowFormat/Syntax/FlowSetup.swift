package import FlowEngine
package import Snapshots
package import SnippetFoundation

/// The settings of a case, the defaults where it says nothing.
package struct FlowSetup: Sendable {
  package var conversation = ConversationSettings()
  /// 2026-01-01T00:00:00Z where nothing is said.
  package var clock = Date(timeIntervalSince1970: 1_767_225_600)
  package var widths: [Int] = []
  package var names: [String: String] = [:]
  package var filters = FlowFilters()

  package init(_ settings: [FlowSetting]) {
    conversation.describesValues = true
    for setting in settings {
      switch setting.value {
      case .width(let columns): conversation.columns = columns
      case .widths(let widths): self.widths = widths
      case .clock(let date): clock = date
      case .seed(let seed): conversation.seed = seed
      case .timeZone(let zone): conversation.timeZone = zone
      case .locale(let name): conversation.locale = Locale(identifier: name)
      case .name(let name, let regex): names[name] = regex
      case .filter(let regex, let text): filters.add(regex, text)
      case .budget(let budget, let duration): set(budget, duration)
      default: break
      }
    }
    if widths.isEmpty { widths = [conversation.columns] }
  }

  private mutating func set(_ budget: FlowSetting.Budget, _ duration: Duration) {
    switch budget {
    case .perform: conversation.budgets.perform = duration
    case .snippet: conversation.budgets.snippet = duration
    case .query: conversation.budgets.query = duration
    case .question: conversation.budgets.question = duration
    case .conversation: conversation.budgets.conversation = duration
    }
  }
}
