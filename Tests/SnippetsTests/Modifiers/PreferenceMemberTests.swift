import Foundation
import Testing

@testable import Snippets

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
  fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }

  fileprivate func cheered() -> some View {
    transformPreference(Names.self) { $0.append("!") }
  }
}

/// What several views give is changed for each of them.
@MainActor
struct PreferenceMemberTests {
  private final class Box {
    var names: [String] = []
    func keep(_ names: [String]) -> EmptyView {
      self.names = names
      return EmptyView()
    }
  }

  private func names(_ view: some View) -> String {
    let box = Box()
    let heard = view.backgroundPreferenceValue(Names.self) { box.keep($0) }
    _ = render(heard)
    return box.names.joined(separator: ",")
  }

  @Test func `what a group gives is changed for each of its views`() {
    let group = Group {
      Text("A").named("A")
      Text("B").named("B")
    }
    #expect(names(VStack { group.cheered() }) == "A,!,B,!")
    #expect(names(VStack { group }.cheered()) == "A,B,!")
    #expect(names(VStack { group.named("x") }) == "x,x")
    #expect(
      names(VStack { ForEach(0..<3) { Text("\($0)").named("\($0)") }.cheered() }).hasPrefix(
        "0,!,1,!,2,!"
      )
    )
  }

  @Test func `so it is with what stands around each of them`() {
    let group = Group {
      VStack {
        Text("A").named("A")
        Text("a").named("a")
      }.padding(8)
      Text("B").named("B").padding(8)
    }
    #expect(names(VStack { group.padding(8).frame(width: 80).cheered() }) == "A,a,!,B,!")
    let some = Group {
      Text("A").named("A")
      Text("B")
      EmptyView()
    }
    #expect(names(VStack { some.padding(8).cheered() }) == "A,!,!")
  }
}
