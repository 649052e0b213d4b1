import SwiftUI

// Previews in every form that Apple's tools take, good ones and bad ones.

private struct Switchboard: View {
  var title = "A switch"
  @Binding var isOn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).foregroundStyle(.red)
      Toggle("On", isOn: $isOn)
    }
  }
}

private struct Endless: View {
  var body: some View { AnyView(Endless()) }
}

struct SamplePrice: PreviewModifier {
  struct SoldOut: Error, CustomStringConvertible { let description = "the sample is sold out" }

  var isSoldOut = false

  static func makeSharedContext() async throws -> Int { 450 }

  func body(content: Content, context: Int) -> some View {
    HStack {
      content
      Text("\(context) cents")
    }
  }
}

struct NoContext: PreviewModifier {
  static func makeSharedContext() async throws { throw SamplePrice.SoldOut() }
  func body(content: Content, context: Void) -> some View { content }
}

#Preview {
  Text("without a name")
}

#Preview("Switched on") {
  Switchboard(isOn: .constant(true))
}

#Preview("With state", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  @Previewable @State
  var title =
    "Two "
    + "rows"
  Switchboard(title: title, isOn: $isOn)
}

#Preview("Narrow", traits: .fixedLayout(width: 96, height: 40), .landscapeLeft) {
  Text("twelve columns wide")
}

#Preview("Returned") {
  let text = "returned"
  return Text(text)
}

#Preview("With sample data", traits: .modifier(SamplePrice())) { Text("Latte") }

#Preview("Bad data", traits: .modifier(NoContext())) { Text("Latte") }

#Preview("Endless") { Endless() }

#Preview("Trapping") {
  let prices: [Int] = []
  Text("\(prices[3])")
}

#Preview("Tall") {
  ForEach(0..<30, id: \.self) { Text("row \($0)") }
}

struct Switchboard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Switchboard(isOn: .constant(false))
        .previewDisplayName("Switched off")
      Text("the second")
        .previewLayout(.sizeThatFits)
        .previewDevice("iPhone 17")
      ForEach(["a", "b"], id: \.self) { Text(verbatim: $0).previewDisplayName("Letter \($0)") }
    }
    .textCase(.uppercase)
  }
}

struct Letter_Previews: PreviewProvider {
  static var previews: some View { Text("one and no name") }
}
