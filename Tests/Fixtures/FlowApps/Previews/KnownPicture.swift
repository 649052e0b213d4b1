import SwiftUI

// What `make check-html` looks at in a browser: full blocks that stand behind characters of every kind.

#Preview("Known picture", traits: .fixedLayout(width: 160, height: 60)) {
  VStack(alignment: .leading, spacing: 0) {
    Text(verbatim: "██ █ abcdefgh█")
    Text(verbatim: "中文█ é█ ☕️█ 👩‍👩‍👧█").bold()
    Text(verbatim: "iiiiiiii█ WWWW█").foregroundStyle(.red)
    Divider()
    HStack(spacing: 0) {
      Spacer()
      Text(verbatim: "<&█").italic()
    }
  }
}
