import IntentEffects
public import SwiftUI

/// What the shop recommends today.
public struct SpecialView: View {
  private let item: Menu.Item

  /// Shows the special of the day that it is.
  public nonisolated init() {
    self.init(item: Menu.special(on: AppClock.now))
  }

  nonisolated init(item: Menu.Item) {
    self.item = item
  }

  /// The name, the price and a line about it.
  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "star")
        Text(item.name)
          .font(.headline)
        Spacer()
        Text(item.price, format: .currency(code: "USD"))
      }
      Text(item.description)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal)
  }
}

#Preview("Today's special") {
  SpecialView(item: Menu.special(on: Date(timeIntervalSinceReferenceDate: 0)))
}
