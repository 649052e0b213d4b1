import SwiftUI

/// Stacks in stacks, each with a text and something that grows: three nodes a level.
struct DeepTree: View {
  let levels: Int

  var body: some View {
    if levels > 0 {
      AnyView(
        HStack(spacing: 0) {
          VStack(spacing: 0) { DeepTree(levels: levels - 1) }
            .frame(maxWidth: .infinity)
          Text("a").frame(maxWidth: 16)
        }
      )
    } else {
      Text("in")
    }
  }
}
