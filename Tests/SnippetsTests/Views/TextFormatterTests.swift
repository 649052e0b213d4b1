import Foundation
import Testing

@testable import Snippets

@MainActor
struct TextFormatterTests {
  @Test func `a formatter writes objects and values`() {
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    number.minimumFractionDigits = 2
    #expect(render(Text(NSNumber(value: 3.5), formatter: number)) == "3.50")
    #expect(render(Text(12 as NSNumber, formatter: number)) == "12.00")
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US")
    date.timeZone = TimeZone(identifier: "UTC")
    date.dateFormat = "yyyy-MM-dd"
    let then = Date(timeIntervalSinceReferenceDate: 0)
    #expect(render(Text(then, formatter: date)) == "2001-01-01")
    #expect(render(Text("on \(then, formatter: date)")) == "on 2001-01-01")
  }

  @Test func `what a formatter cannot write says what it is`() {
    #expect(render(Text("ten" as NSString, formatter: DateFormatter())) == "ten")
  }

  @Test func `the current date is that of the rendering`() {
    var settings = RenderSettings(columns: 40)
    settings.locale = Locale(identifier: "en_US")
    settings.timeZone = TimeZone(identifier: "UTC") ?? .current
    settings.now = Date(timeIntervalSinceReferenceDate: 3600)
    let format = Date.FormatStyle.dateTime.year().month(.twoDigits).day()
    #expect(render(Text(.currentDate, format: format), settings: settings) == "01/1/2001")
    let end = Date(timeIntervalSinceReferenceDate: 3690)
    let left = Text(.durationOffset(to: end), format: .time(pattern: .minuteSecond))
    #expect(render(left, settings: settings) == "1:30")
  }
}
