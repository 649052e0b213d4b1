import Foundation
import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct MultiDatePickerTests {
  private func days(_ numbers: [Int]) -> Binding<Set<DateComponents>> {
    .constant(Set(numbers.map { DateComponents(year: 2026, month: 6, day: $0) }))
  }

  private func drawn<V: View>(_ view: V) throws -> (rows: String, spoken: String, warnings: Int) {
    var settings = RenderSettings(columns: 60)
    settings.locale = Locale(identifier: "en_US")
    settings.timeZone = try #require(TimeZone(identifier: "UTC"))
    let tree = try resolve(SnippetContent(view), settings: settings).tree
    return (tree.text(), tree.text(.spoken), tree.warnings.count)
  }

  @Test func `days are shown in order`() throws {
    let two = try drawn(MultiDatePicker("Days", selection: days([9, 3])))
    #expect(two.rows == "Days: Jun 3, 2026, Jun 9, 2026 ▾")
    #expect(two.spoken == "Days, date picker, Jun 3, 2026, Jun 9, 2026")
    #expect(two.warnings == 1)
    let many = MultiDatePicker("Days", selection: days(Array(1...12)), in: Date.distantPast...)
    #expect(try drawn(many).rows == "Days: 12 days ▾")
    #expect(try drawn(MultiDatePicker("Days", selection: days([]))).rows == "Days: ▾")
  }

  @Test func `buttons of the system's that cannot act are drawn disabled`() throws {
    let view = HStack {
      PasteButton(payloadType: String.self) { _ in }
      PasteButton(supportedContentTypes: [.plainText]) { _ in }
      RenameButton()
    }
    let drawn = try drawn(view)
    #expect(drawn.rows == "(Paste) (Paste) (Rename)")
    #expect(drawn.warnings == 2)
  }
}
