import Foundation
import Testing

@testable import Snippets

@MainActor
@Suite struct NestedRatioTests {
  private func nested(_ depth: Int) -> AnyView {
    var view = AnyView(Text("leaf words"))
    for _ in 0..<depth {
      let inner = view
      view = AnyView(
        VStack {
          HStack {
            inner
            Divider()
          }.fixedSize(horizontal: false, vertical: true)
          Text("y")
        }.aspectRatio(2, contentMode: .fit)
      )
    }
    return view
  }

  @Test(arguments: 1...4)
  func `a ratio around a row of a fixed height loses no words`(depth: Int) {
    for columns in [20, 30, 44] {
      let rows = render(nested(depth), columns: columns)
      #expect(rows.contains("leaf"))
      #expect(rows.contains("words"))
      #expect(rows.filter { $0 == "y" }.count == depth)
    }
  }
}
