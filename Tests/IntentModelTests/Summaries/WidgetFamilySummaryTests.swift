import AppIntents
import Testing

@testable import IntentModel

private struct Routes: AppIntent, WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Show Routes"

  @Parameter(title: "City", default: "Lyon")
  var city: String

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemLarge) {
      Summary("Every route in \(\.$city)")
    } otherwise: {
      When(widgetFamily: .oneOf, [.systemSmall, .accessoryInline]) {
        Summary("One route in \(\.$city)")
      } otherwise: {
        Summary("Routes in \(\.$city)")
      }
    }
  }
}

private struct Stops: AppIntent, WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Show Stops"

  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.systemSmall) { Summary("A stop") }
      Case([.systemLarge, .systemExtraLarge]) { Summary("All stops") }
      DefaultCase { Summary("Some stops") }
    }
  }
}

struct WidgetFamilySummaryTests {
  private func sentence(_ intent: any AppIntent, _ family: IntentWidgetFamily?) -> String {
    SummaryFamily.$current.withValue(family) { summaryText(of: intent) }
  }

  @Test func `a summary goes by the family of the widget`() {
    #expect(sentence(Routes(), .systemLarge) == "Every route in Lyon")
    #expect(sentence(Routes(), .accessoryInline) == "One route in Lyon")
    #expect(sentence(Routes(), nil) == "Routes in Lyon")
    #expect(sentence(Stops(), .systemSmall) == "A stop")
    #expect(sentence(Stops(), .systemExtraLarge) == "All stops")
    #expect(sentence(Stops(), nil) == "Some stops")
  }
}
