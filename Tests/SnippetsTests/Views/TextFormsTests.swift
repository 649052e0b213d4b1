import SnippetFoundation
import Testing

@testable import Snippets

/// Texts as real apps write them.
@MainActor
struct TextFormsTests {
  /// 3 June 2026, 09:41:00, Greenwich.
  private let now = Date(timeIntervalSince1970: 1_780_479_660)

  private func text<V: View>(
    _ view: V,
    _ locale: String = "en_US",
    zone: String = "GMT",
    columns: Int = 60,
    style: OutputStyle = .plain
  ) -> String {
    var settings = RenderSettings(columns: columns)
    settings.locale = Locale(identifier: locale)
    settings.timeZone = TimeZone(identifier: zone) ?? .gmt
    settings.now = now
    // Apple puts a narrow no-break space before AM.
    return render(view, settings: settings, style: style).replacing("\u{202F}", with: " ")
      .replacing("\u{2009}", with: " ")
  }

  @Test func `numbers in literals`() {
    let (count, price, share) = (1_234, 4.5, 0.256)
    #expect(text(Text("\(count) cups")) == "1,234 cups")
    #expect(text(Text("\(count) Tassen"), "de_DE") == "1.234 Tassen")
    #expect(text(Text("\(price, specifier: "%.2f") kg")) == "4.50 kg")
    #expect(text(Text("\(price, specifier: "%.2f") kg"), "de_DE") == "4,50 kg")
    #expect(
      text(Text("\(share, format: .percent.precision(.fractionLength(0))) done")) == "26% done"
    )
    #expect(text(Text("\(Float(0.1)) and \(Decimal(string: "1.10")!)")) == "0.1 and 1.1")
    #expect(text(Text(count, format: .number.grouping(.never))) == "1234")
    #expect(text(Text(price, format: .currency(code: "EUR")), "fr_FR").contains("4,50"))
    #expect(text(Text(["tea", "milk"], format: .list(type: .and))) == "tea and milk")
    #expect(text(Text(Int64(1_500_000), format: .byteCount(style: .file))) == "1.5 MB")
    let storage = Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)
    #expect(text(Text(storage, format: .byteCount(style: .file))) == "1.5 GB")
    #expect(text(Text(storage, format: .byteCount(style: .file)), "de_DE") == "1,5\u{A0}GB")
    #expect(text(Text(Duration.seconds(125), format: .time(pattern: .minuteSecond))) == "2:05")
    #expect(
      text(Text(Duration.seconds(3_700), format: .units(width: .wide)))
        == "1 hour, 1 minute, 40 seconds"
    )
  }

  @Test(arguments: ["%@", "%s", "%S", "%n", "%*d", "%d %d", "%2$d", "%lld", "%.1f"])
  func `a format for something else than a number does not read it as that`(specifier: String) {
    let isFloat = specifier == "%.1f"
    #expect(text(Text("\(5, specifier: specifier)")) == "5")
    #expect(text(Text("\(2.5, specifier: specifier)")) == "2.5")
    #expect(text(Text("\(Float(0.25), specifier: specifier)")) == (isFloat ? "0.2" : "0.25"))
    #expect(text(Text("\(5, specifier: "%03d%%") \(UInt8(255), specifier: "%x")")) == "005% ff")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a date that is no number is neither near nor far`(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    for style in [Text.DateStyle.time, .date, .relative, .offset] {
      #expect(text(Text(date, style: style)) == "--")
    }
    #expect(text(Text(date, style: .timer)) == "--:--")
    if seconds > 0 { #expect(text(Text(timerInterval: now...date)) == "--:--") }
  }

  @Test func `dates are written where the render settings say`() {
    #expect(text(Text(now, style: .time)) == "9:41 AM")
    #expect(text(Text(now, style: .time), zone: "Asia/Tokyo") == "6:41 PM")
    #expect(text(Text(now, style: .date)) == "June 3, 2026")
    #expect(text(Text(now, style: .date), "de_DE") == "3. Juni 2026")
    #expect(text(Text(now, format: .dateTime.hour().minute()), zone: "Asia/Tokyo") == "6:41 PM")
    #expect(text(Text(now, format: .dateTime.weekday(.wide)), "de_DE") == "Mittwoch")
    #expect(text(Text(now, format: Date.FormatStyle(date: .numeric, time: .omitted))) == "6/3/2026")
    #expect(text(Text("Today at \(now, style: .time)")) == "Today at 9:41 AM")
    #expect(text(Text("on \(now, format: .dateTime.month().day())")) == "on Jun 3")
    #expect(text(Text(now, format: .iso8601.year().month().day())) == "2026-06-03")
  }

  @Test func `distances count from the settings' now`() {
    func at(_ seconds: Double) -> Date { now.addingTimeInterval(seconds) }
    #expect(text(Text(at(10_770), style: .relative)) == "2 hr, 59 min")
    #expect(text(Text(at(10_770), style: .offset)) == "+2 hr, 59 min")
    #expect(text(Text(at(-90), style: .offset)) == "-1 min, 30 sec")
    #expect(text(Text(at(10_770), style: .timer)) == "2:59:30")
    #expect(text(Text(at(10_770), style: .relative), "de_DE") == "2 Std., 59 Min.")
    #expect(text(Text(at(400 * 86_400), style: .relative)) == "1 yr, 1 mth")
    #expect(text(Text(at(40 * 86_400), style: .relative)) == "1 mth, 10 days")
    #expect(text(Text(at(.infinity), style: .timer)).isEmpty == false)
    #expect(text(Text(at(7_200), format: .relative(presentation: .named))) == "in 2 hours")
    #expect(text(Text(at(-86_400 * 3), format: .relative(presentation: .numeric))) == "3 days ago")
    #expect(
      text(Text("Ready \(at(300), format: .relative(presentation: .numeric))"))
        == "Ready in 5 minutes"
    )
  }

  @Test func `distances do not depend on fractions of seconds`() {
    for fraction in [0, 0.2, 0.4, 0.6, 0.8] {
      let date = now.addingTimeInterval(130_000 + fraction)
      #expect(text(Text(date, format: .relative(presentation: .numeric))) == "in 1 day")
    }
  }

  @Test func `timers stand where they are now`() {
    let range = now.addingTimeInterval(-60)...now.addingTimeInterval(3_600)
    #expect(text(Text(timerInterval: range)) == "1:00:00")
    #expect(text(Text(timerInterval: range, countsDown: false)) == "1:00")
    #expect(text(Text(timerInterval: range, showsHours: false)) == "60:00")
    #expect(text(Text(timerInterval: range, pauseTime: now.addingTimeInterval(1_800))) == "30:00")
    #expect(text(Text("in \(timerInterval: range, countsDown: true)")) == "in 1:00:00")
    let past = now.addingTimeInterval(-90)...now.addingTimeInterval(-30)
    #expect(text(Text(timerInterval: past)) == "0:00")
  }

  @Test func `intervals`() {
    let end = now.addingTimeInterval(2_940)
    #expect(text(Text(now...end)) == "9:41 – 10:30 AM")
    #expect(text(Text(DateInterval(start: now, end: end))) == "9:41 – 10:30 AM")
    #expect(text(Text("Open \(now...end)")) == "Open 9:41 – 10:30 AM")
    #expect(text(Text(now...now.addingTimeInterval(86_400))).contains("Jun 4"))
  }

  @Test func `markup in literals leaves no trace in plain text`() {
    #expect(
      text(Text("**Total** *now* ~~$5~~ `code` [menu](https://a.b)")) == "Total now $5 code menu"
    )
    #expect(
      text(Text("2 * 3 * 4 and snake_case_name __init")) == "2 * 3 * 4 and snake_case_name __init"
    )
    #expect(text(Text(#"\*not\* and [x] or (y)"#)) == "*not* and [x] or (y)")
    #expect(text(Text(verbatim: "**as it is**")) == "**as it is**")
    let name = "*Ann*"
    #expect(text(Text("Hi **\(name)**, \(3) left")) == "Hi *Ann*, 3 left")
    #expect(text(Text("**bold *both* bold**"), style: .ansi).contains("\u{1B}[1;3mboth"))
    #expect(text(Text(LocalizedStringKey("a **b**"))) == "a b")
    #expect(text(Text("You have ^[\(3) order](inflect: true)")) == "You have 3 orders")
    #expect(
      text(Text("^[\(1) item](inflect: true), ^[\(3) item](inflect: true)")) == "1 item, 3 items"
    )
    #expect(text(Text("\(name), ^[**\(2)** \("big") box](inflect: true)")) == "*Ann*, 2 big boxes")
  }

  @Test func `a text full of marks is read in one go`() {
    for mark in ["*", "_", "~", "`", "[", "](", "\\", "**a", "*a_b~c"] {
      let many = String(repeating: mark, count: 3_000)
      #expect(!text(Text(LocalizedStringKey(many))).isEmpty)
    }
  }

  @Test func `attributed strings`() throws {
    var greeting = AttributedString("Hello")
    greeting.foregroundColor = .red
    greeting.font = .headline
    greeting += AttributedString(" there")
    #expect(text(Text(greeting), style: .ansi) == "\u{1B}[1;31mHello\u{1B}[0m there")
    let marked = try AttributedString(markdown: "**Paid** [receipt](https://a.b/c)")
    #expect(text(Text(marked)) == "Paid receipt")
    #expect(marked.runs.contains { $0.link == URL(string: "https://a.b/c") })
    #expect(text(Text("Status: \(marked)")) == "Status: Paid receipt")
    var underlined = AttributedString("old")
    underlined.strikethroughStyle = .single
    underlined.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
    underlined.kern = 2
    #expect(text(Text(underlined), style: .ansi) == "\u{1B}[4;9mold\u{1B}[0m")
  }

  @Test func `texts are joined and nested`() {
    let view =
      Text("Total: ").foregroundStyle(.secondary) + Text(9.5, format: .currency(code: "USD")).bold()
      + Text(" ") + Text(Image(systemName: "checkmark.circle.fill"))
    #expect(text(view) == "Total: $9.50 ✔")
    #expect(
      text(Text("\(Image(systemName: "star.fill")) \(Text("4.8").bold()) of 5")) == "★ 4.8 of 5"
    )
    let resource = LocalizedStringResource("Latte")
    #expect(text(Text("One \(resource)")) == "One Latte")
  }

  @Test func `modifiers of a text are texts`() {
    let text = Text("Latte").bold().italic().underline(true, pattern: .dash, color: .red)
      .strikethrough(false).fontWeight(.semibold).fontDesign(.rounded).fontWidth(.condensed)
      .monospaced().monospacedDigit().kerning(1).tracking(1).baselineOffset(2).textScale(.secondary)
      .foregroundColor(.blue).foregroundStyle(.primary).font(.system(size: 12, weight: .medium))
    #expect(self.text(text + Text("!")) == "Latte!")
    #expect(Text("a").bold() == Text("a").bold() && Text("a") != Text("b"))
  }

  @Test(arguments: [
    (20, "June 3, 2026"), (12, "June 3, 2026"), (11, "Jun 3, 2026"), (8, "6/3/2026"),
  ])
  func `a text that may become smaller takes the longest form that fits`(columns: Int, date: String)
  {
    #expect(text(Text(now, style: .date).minimumScaleFactor(0.5), columns: columns) == date)
  }

  @Test func `a distance that may become smaller says its larger unit`() {
    let view = Text("in \(now.addingTimeInterval(10_770), style: .relative)").minimumScaleFactor(
      0.8
    )
    #expect(text(view, columns: 20) == "in 2 hr, 59 min")
    #expect(text(view, columns: 10) == "in 2 hr")
    #expect(text(Text("$1,234.50").minimumScaleFactor(0.5), columns: 20) == "$1,234.50")
  }

  @Test func `numbers in a resource are written as those of a literal`() {
    let resource = LocalizedStringResource("\(1_234_567) \(2.0, specifier: "%.1f")")
    #expect(text(Text(resource), "de_DE") == "1.234.567 2,0")
    #expect(text(Text("\(resource)!"), "de_DE") == "1.234.567 2,0!")
    #expect(text(Text(resource)) == "1,234,567 2.0")
    #expect(text(Text("\(1_234_567) \(2.0, specifier: "%.1f")"), "de_DE") == "1.234.567 2,0")
  }
}
