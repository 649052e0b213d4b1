import AppIntents
import Testing

@testable import IntentModel

/// How often, as people say it, and as it is written and read again.
struct RecurrenceTextTests {
  private let parameter = IntentParameter<Calendar.RecurrenceRule>(title: "Repeat")

  @Test(arguments: [
    ("every other Tuesday", "every 2 weeks on Tuesday"), ("every other day", "every 2 days"),
    ("every second day", "every 2 days"), ("every three days", "every 3 days"),
    ("every 2 weeks on Monday and Friday", "every 2 weeks on Monday and Friday"),
    ("weekly on Mondays", "every Monday"), ("Mondays and Fridays", "every Monday and Friday"),
    ("every mon, wed and fri", "every Monday, Wednesday and Friday"),
    ("Monday to Wednesday", "every Monday, Tuesday and Wednesday"),
    ("weekends", "every Saturday and Sunday"), ("fortnightly", "every 2 weeks"),
    ("every quarter", "every 3 months"), ("once a month", "monthly"),
    ("every half hour", "every 30 minutes"), ("every 15 min", "every 15 minutes"),
    ("monthly on the 3rd", "monthly on the 3rd"),
    ("on the 3rd of every month", "monthly on the 3rd"),
    ("the 1st and the 15th of each month", "monthly on the 1st and 15th"),
    ("the last day of the month", "monthly on the last day"),
    ("every 2 months on the 22nd", "every 2 months on the 22nd"),
    ("the first Monday of every month", "monthly on the first Monday"),
    ("monthly on the last Friday", "monthly on the last Friday"),
    ("every second Tuesday of the month", "monthly on the second Tuesday"),
    ("yearly on March 3", "yearly on March 3"), ("every 4th of July", "yearly on July 4"),
    ("every week, 3 times", "weekly, 3 times"), ("daily for 10 times", "daily, 10 times"),
  ])
  func `a rule is read, and as it is written again`(text: String, written: String) async throws {
    #expect(try await typed(text, parameter) == "= \(written)")
    #expect(try await typed(written, parameter) == "= \(written)")
  }

  @Test func `days of the week and of the month are those that were named`() throws {
    let rules = ParameterConfiguration()
    func rule(_ text: String) throws -> Calendar.RecurrenceRule {
      try #require(Calendar.RecurrenceRule.read(text, rules).value())
    }
    let other = try rule("every other Tuesday")
    #expect(other.frequency == .weekly && other.interval == 2)
    #expect(other.weekdays == [.every(.tuesday)])
    let third = try rule("monthly on the 3rd")
    #expect(third.frequency == .monthly && third.daysOfTheMonth == [3] && third.weekdays.isEmpty)
    let last = try rule("the last Friday of the month")
    #expect(last.weekdays == [.nth(-1, .friday)] && last.daysOfTheMonth.isEmpty)
    let yearly = try rule("every year on March 3rd")
    #expect(yearly.months.map(\.index) == [3] && yearly.daysOfTheMonth == [3])
  }

  @Test(arguments: [
    ("every second tuesday", "could be every other week or once a month"),
    ("biweekly", "could be twice a week or every two weeks"),
    ("bimonthly", "could be twice a month or every two months"),
    ("monday", "does not say how often"), ("every 0 days", "does not say how often"),
    ("monthly on the 32nd", "does not say how often"), ("twice a week", "does not say how often"),
    ("yearly on February 30", "does not say how often"), ("every", "does not say how often"),
    ("every Friday to Monday", "does not say how often"),
    ("monthly on the 3rd and Monday", "does not say how often"),
    ("every day at 9", "does not say how often"),
  ])
  func `what could be two rules, or is none, is refused`(text: String, reason: String) async throws
  {
    #expect(try await typed(text, parameter).hasPrefix("'\(text)' \(reason)."))
  }
}
