import Foundation
import SnippetTesting
import SwiftUI
import Testing

@testable import CoffeeShop

@Suite(.snippets(columns: [32, 44, 80])) @MainActor
struct SnippetTests {
  @Test func `an open order`() {
    assertSnippet(of: OrderView(.sample()), named: "order")
  }

  @Test func `an open order, read out`() {
    let view = OrderView(.sample())
    let settings = RenderSettings(numbersControls: true)
    assertSnippet(of: view, named: "order", columns: [44], as: .linear, settings: settings)
  }

  @Test func `an order just placed, read out`() {
    assertSnippet(of: OrderStatusView(after: 0), named: "status", columns: [44], as: .linear)
  }

  @Test func `the smallest order`() {
    let draft = OrderDraft.sample(quantity: 1, size: .small)
    assertSnippet(of: OrderView(draft), named: "order")
  }

  @Test func `the largest order`() {
    let draft = OrderDraft.sample(quantity: 12, size: .large, hasOatMilk: true)
    assertSnippet(of: OrderView(draft), named: "order")
  }

  @Test func `a review`() {
    assertSnippet(of: OrderReviewView(draft: .sample()), named: "review")
  }

  @Test func `a review with oat milk`() {
    let draft = OrderDraft.sample(hasOatMilk: true)
    assertSnippet(of: OrderReviewView(draft: draft), named: "review")
  }

  @Test func `an order just placed`() {
    assertSnippet(of: OrderStatusView(after: 0), named: "status")
  }

  @Test func `an order half made`() {
    assertSnippet(of: OrderStatusView(after: 150), named: "status")
  }

  @Test func `an order that is ready`() {
    assertSnippet(of: OrderStatusView(after: 300), named: "status")
  }

  @Test func `an order that was cancelled`() {
    let view = OrderStatusView(after: 60, cancelled: true)
    assertSnippet(of: view, named: "status")
  }

  @Test func `today's special`() {
    assertSnippet(of: SpecialView(item: Menu.items[3]), named: "special")
  }
}

extension OrderView {
  fileprivate init(_ draft: OrderDraft) {
    self.init(order: DraftEntity(draft), draft: draft)
  }
}

extension OrderStatusView {
  fileprivate init(after seconds: TimeInterval, cancelled: Bool = false) {
    let placed = PlacedOrder.sample("O-1001", cancelled: cancelled)
    let now = placed.placed.addingTimeInterval(seconds)
    self.init(order: OrderEntity(placed), placed: placed, now: now)
  }
}
