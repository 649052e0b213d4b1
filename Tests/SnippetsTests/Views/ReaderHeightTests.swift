import Foundation
import Testing

@testable import Snippets

/// A view in a reader, made of the size in points.
private struct Read<Content: View>: View {
  @ViewBuilder let content: (CGSize) -> Content
  var body: some View { GeometryReader { content($0.size) } }
}

@MainActor
struct ReaderHeightTests {
  private func rows(_ view: some View, columns: Int = 20) -> [String] {
    render(view, columns: columns).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `content in a frame as high as its reader keeps its rows`() {
    let column = VStack(spacing: 0) {
      Text("one")
      Text("two")
      Text("three")
    }
    let all = ["one", "two", "three"]
    #expect(rows(Read { column.frame(width: $0.width, height: $0.height) }) == all)
    #expect(rows(Read { column.frame(height: $0.height / 3) }) == all)
    #expect(rows(Read { column.frame(maxHeight: $0.height - 40) }) == all)
    #expect(rows(Read { column.frame(minHeight: $0.height * 2) }) == all)
    #expect(rows(Read { column.frame(idealHeight: $0.height).fixedSize() }) == all)
    #expect(
      rows(Read { column.frame(height: $0.height).padding(16) }) == ["", "one", "two", "three", ""]
    )
    let between = VStack {
      Text("above")
      Read { column.frame(width: $0.width, height: $0.height) }
      Text("below")
    }
    #expect(rows(between) == ["above"] + all + ["below"])
    let side = HStack {
      Text("side")
      Read { column.frame(width: $0.width, height: $0.height) }
    }
    #expect(rows(side) == ["one", "side       two", "three"])
  }

  @Test func `pages as high as their reader do not grow with each other`() {
    let pages = Read { size in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { Text("Page \($0)").frame(width: size.width, height: size.height) }
        }
      }
    }
    #expect(rows(pages) == (0..<10).map { "Page \($0)" })
    let nested = Read { outer in
      VStack(spacing: 0) {
        ForEach(0..<3) { page in
          Read { inner in Text("\(page)").frame(height: outer.height + inner.height) }
        }
      }
    }
    #expect(rows(nested) == ["0", "1", "2"])
    let inFrame = Read { outer in
      Read { inner in
        VStack(spacing: 0) {
          Text("a")
          Text("b")
        }
        .frame(height: inner.height)
      }
      .frame(height: outer.height / 2)
    }
    #expect(rows(inFrame) == ["a", "b"])
  }

  @Test func `a scroll view and a list as high as their reader hide nothing`() {
    let words = ForEach(0..<4) { Text("row \($0)") }
    let all = (0..<4).map { "row \($0)" }
    #expect(
      rows(Read { ScrollView { VStack { words } }.frame(width: $0.width, height: $0.height) })
        == all
    )
    #expect(rows(Read { List { words }.frame(maxHeight: $0.height) }) == all)
    #expect(rows(Read { List { words }.frame(height: $0.height * 0.5) }) == all)
  }

  @Test func `a reader is told the height that its content has`() {
    let told = Read { size in
      VStack(alignment: .leading, spacing: 0) {
        Text("\(Int(size.width)) \(Int(size.height))")
        Text("b")
        Text("c")
      }
      .frame(height: size.height)
    }
    #expect(render(told, columns: 20) == "160 48\nb\nc")
  }

  @Test func `paddings and spacings do not grow with a reader`() {
    let padded = Read { Text("a").padding(.vertical, $0.height * 2) }
    #expect(rows(padded) == ["", "", "a", "", ""])
    let spaced = Read { size in
      VStack(spacing: size.height) {
        Text("a")
        Text("b")
      }
    }
    #expect(rows(spaced) == ["a", "", "b"])
  }

  @Test func `a ground as high as a part of its reader is not drawn`() {
    let header = Read { size in
      ZStack(alignment: .top) {
        Color.blue.frame(width: size.width, height: size.height * 0.4)
        Rectangle().fill(.red).frame(height: size.height / 2)
        VStack(alignment: .leading, spacing: 0) {
          Text("a b")
          Text("c d")
        }
      }
    }
    #expect(rows(header) == ["a b", "c d"])
    let bar = Read { size in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.3)).frame(width: size.width, height: size.height)
        Capsule().fill(.blue).frame(width: size.width * 0.5, height: size.height)
      }
    }
    #expect(rows(bar, columns: 10) == ["█████░░░░░"])
  }

  @Test func `a height that is offered is what content is made for`() {
    let bars = Read { size in
      VStack(spacing: 0) {
        Text("a").frame(height: size.height / 2)
        Text("b").frame(height: size.height / 2)
      }
    }
    #expect(rows(bars.frame(height: 96)) == ["", "a", "", "", "b", ""])
    let shared = VStack(spacing: 0) {
      Text("top")
      bars
    }
    #expect(rows(shared.frame(height: 112)) == ["top", "", "a", "", "", "b", ""])
  }

  @Test func `another content for another height keeps its own lengths`() {
    let view = Read { size in
      if size.height > 100 {
        VStack { Text("high").frame(height: size.height) }
      } else {
        Text("low").frame(height: 48)
      }
    }
    #expect(rows(view) == ["", "low", ""])
  }
}
