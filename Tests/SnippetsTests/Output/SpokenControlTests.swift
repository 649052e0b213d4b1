import Foundation
import Testing

@testable import Snippets

/// What is said of controls: all that stands on them, in order.
@MainActor
struct SpokenControlTests {
  private func button<Label: View>(@ViewBuilder _ label: () -> Label) -> Button<Label> {
    let action = ControlAction(kind: .intent, identifier: "a")
    return Button(_action: action, payload: "a", role: nil, label: label())
  }

  @Test func `a symbol that is called what the text beside it says is said once`() throws {
    func key(_ symbol: String, _ name: String) -> some View {
      button {
        VStack {
          Image(systemName: symbol)
          Text(name)
        }
      }
    }
    let keys = HStack {
      key("phone.fill", "Phone")
      key("video", "Call")
    }
    #expect(try said(keys) == ["Phone, button", "video, Call, button"])
  }

  private func tree<V: View>(_ view: V) throws -> ViewTree {
    try resolve(SnippetContent(view), settings: RenderSettings(columns: 40)).tree
  }

  private func said<V: View>(_ view: V) throws -> [String] {
    try tree(view).text(.spoken).split(separator: "\n" as Character).map(String.init)
  }

  private func task(_ title: String, isDone: Bool) -> some View {
    button {
      HStack {
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
        Text(title)
      }
    }
  }

  @Test func `a symbol in a control is said where it stands, the label stays the words`() throws {
    let view = VStack {
      task("Buy milk", isDone: true)
      task("Call mom", isDone: false)
    }
    #expect(
      try said(view) == ["filled checkmark, Buy milk, button", "circle, Call mom, button"]
    )
    #expect(try tree(view).controls.map(\.label) == ["Buy milk", "Call mom"])
    #expect(try tree(view).controls.map(\.spokenName) == [nil, nil])
  }

  @Test func `a picture and a bar in a control are said`() throws {
    let deal = button {
      Text("Deal")
      Image("logo")
    }
    let row = button {
      HStack {
        Text("Row")
        ProgressView(value: 0.4)
      }
    }
    #expect(try said(deal) == ["Deal, logo, button"])
    #expect(try said(row) == ["Row, progress, 40%, button"])
  }

  @Test func `what is said otherwise is said so in a control too`() throws {
    let items = button {
      HStack {
        Image(systemName: "trash").accessibilityLabel("Delete")
        Text("3 items")
      }
    }
    #expect(try said(items) == ["Delete, 3 items, button"])
    let price = button {
      Text("$5").accessibilityLabel("five dollars")
      Text("pay")
    }
    #expect(try said(price) == ["five dollars, pay, button"])
    #expect(try tree(price).controls.map(\.label) == ["$5 pay"])
    let hidden = button {
      Text("hid").accessibilityHidden(true)
      Text("shown")
      Image(systemName: "star").accessibilityHidden(true)
      Text("twice")
    }
    #expect(try said(hidden) == ["shown twice, button"])
    let volume = button {
      HStack {
        Text("Volume")
        Text("%")
      }
      .accessibilityValue("half")
      Text("now")
    }
    #expect(try said(volume) == ["Volume %, half, now, button"])
  }

  @Test func `a label in a control says its title, a symbol alone its name`() throws {
    #expect(try said(button { Label("Add", systemImage: "plus") }) == ["Add, button"])
    let close = button { Image(systemName: "xmark") }
    #expect(try said(close) == ["close, button"])
    #expect(try tree(close).controls.map(\.label) == ["xmark"])
    #expect(try tree(close).controls.map(\.spokenName) == ["close"])
    #expect(try said(close.accessibilityLabel("Leave")) == ["Leave, button"])
    #expect(
      try said(task("Buy", isDone: true).accessibilityLabel("Done: buy")) == ["Done: buy, button"]
    )
    let redacted = button {
      Image(systemName: "star")
      Text("secret")
    }
    .redacted(reason: .placeholder)
    #expect(try said(redacted) == ["placeholder, button"])
  }

  @Test func `what a style draws around the label is seen only, what is in the label is said`()
    throws
  {
    struct Starred: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Image(systemName: "star")
          configuration.label
        }
      }
    }
    let view = task("Buy milk", isDone: true)
    #expect(try said(view.buttonStyle(Starred())) == ["filled checkmark, Buy milk, button"])
    #expect(try said(view.buttonStyle(.bordered)) == ["filled checkmark, Buy milk, button"])
    let action = ControlAction(kind: .toggle, identifier: "oat")
    let toggle = Toggle(
      _action: action,
      payload: nil,
      isOn: true,
      label: Label("Oat", systemImage: "leaf")
    )
    #expect(try said(toggle) == ["Oat, switch, on"])
  }

  @Test func `a link of a navigation says what stands on it, a combined element its bars`() throws {
    let link = NavigationLink {
      Text("there")
    } label: {
      HStack {
        Image(systemName: "star.fill")
        Text("Paris")
      }
    }
    #expect(try said(link) == ["filled star, Paris, link"])
    let both = VStack {
      Text("Upload")
      ProgressView(value: 0.5)
    }
    #expect(try said(both.accessibilityElement(children: .combine)) == ["Upload, progress, 50%"])
  }
}
