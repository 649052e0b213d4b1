/// The character that stands for one of Apple's symbols; the name in angle brackets if there is none.
package func symbolGlyph(_ name: String) -> String { SymbolTable.glyph(name) }

/// Characters of one column that stand for Apple's symbols.
enum SymbolTable {
  /// The character for a name; the name in angle brackets if there is none.
  static func glyph(_ name: String) -> String {
    if let exact = glyphs[name] { return exact }
    var base = Substring(name)
    while let dot = base.lastIndex(of: ".") {
      let suffix = base[base.index(after: dot)...]
      guard ["fill", "circle", "square", "rectangle"].contains(suffix) else { break }
      base = base[..<dot]
      if let found = glyphs[String(base)] { return found }
    }
    return "<\(name)>"
  }

  static func words(_ name: String) -> String {
    let words = name.split(separator: ".")
    let telling = words.filter { !["fill", "circle", "square", "rectangle"].contains($0) }
    return (telling.isEmpty ? words : telling).joined(separator: " ")
  }

  private static let glyphs: [String: String] = {
    var all: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let glyph = words.first else { continue }
      for name in words.dropFirst() { all[String(name)] = String(glyph) }
    }
    return all
  }()

  private static let table = """
    − minus minus.circle minus.circle.fill minus.square
    + plus plus.circle plus.circle.fill plus.square plus.app
    × xmark multiply xmark.circle xmark.circle.fill xmark.square clear
    ✓ checkmark checkmark.seal
    ✔ checkmark.circle checkmark.circle.fill checkmark.square.fill checkmark.seal.fill
    ÷ divide
    = equal
    ? questionmark questionmark.circle questionmark.circle.fill
    ! exclamationmark exclamationmark.circle exclamationmark.circle.fill
    ⚠ exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.octagon
    i info info.circle info.circle.fill
    ○ circle
    ● circle.fill record.circle smallcircle.filled.circle
    □ square
    ■ square.fill stop stop.fill
    ☑ checkmark.square checklist
    ▭ rectangle
    ▬ rectangle.fill
    △ triangle
    ▲ triangle.fill
    ◇ diamond
    ◆ diamond.fill
    ☆ star star.circle
    ★ star.fill star.circle.fill
    ♡ heart heart.circle
    ♥ heart.fill heart.circle.fill
    ◷ clock alarm timer stopwatch hourglass clock.badge clock.arrow.circlepath deskclock
    ♨ flame flame.fill oven cup.and.heat.waves
    ☕︎ cup.and.saucer cup.and.saucer.fill mug mug.fill takeoutbag.and.cup.and.straw
    ❧ leaf leaf.fill
    ◌ drop
    ● drop.fill
    ▤ creditcard creditcard.fill list.bullet.rectangle doc.text doc.plaintext newspaper
    ▢ bag bag.fill shippingbox basket basket.fill app cart cart.fill handbag archivebox
    ▣ shippingbox.fill archivebox.fill cube cube.fill app.fill gift gift.fill
    ↑ arrow.up arrow.up.circle
    ↓ arrow.down arrow.down.circle
    ← arrow.left arrow.left.circle arrow.backward
    → arrow.right arrow.right.circle arrow.forward
    ↗ arrow.up.right arrow.up.forward arrow.up.forward.app
    ↖ arrow.up.left
    ↘ arrow.down.right
    ↙ arrow.down.left
    ↕ arrow.up.arrow.down arrow.up.and.down
    ↔ arrow.left.arrow.right arrow.left.and.right
    ↩ arrow.uturn.left arrow.uturn.backward arrow.uturn.left.circle
    ↪ arrow.uturn.right arrow.uturn.forward
    ↻ arrow.clockwise arrow.triangle.2.circlepath repeat goforward arrow.2.circlepath
    ↺ arrow.counterclockwise gobackward
    › chevron.right chevron.forward
    ‹ chevron.left chevron.backward
    ⌃ chevron.up
    ⌄ chevron.down
    ↥ square.and.arrow.up
    ↧ square.and.arrow.down tray.and.arrow.down
    ☺ person person.fill person.crop face.smiling
    ☻ person.2 person.2.fill person.3 person.3.fill
    ⌂ house house.fill building building.2 storefront
    ⚙ gear gearshape gearshape.fill gearshape.2 wrench hammer slider.horizontal.3
    ♪ music.note speaker speaker.wave.2 headphones
    ♫ music.note.list music.quarternote.3
    ◔ bell bell.fill bell.badge
    ☼ sun.max sun.min lightbulb lightbulb.fill light.max
    ☀ sun.max.fill
    ☾ moon moon.stars
    ☽ moon.fill moon.stars.fill
    ☁ cloud cloud.fill
    ☂ umbrella umbrella.fill cloud.rain cloud.rain.fill
    ❄ snowflake snow
    ↯ bolt bolt.fill bolt.circle
    ✉ envelope envelope.fill paperplane paperplane.fill
    ☎ phone phone.fill
    ✎ pencil square.and.pencil pencil.line highlighter
    ⌫ delete.left
    ␡ trash trash.fill trash.slash
    ⌕ magnifyingglass text.magnifyingglass
    ⚑ flag.fill
    ⚐ flag
    ⌖ location location.fill mappin mappin.and.ellipse scope
    ▦ calendar calendar.badge.clock square.grid.2x2 square.grid.3x3 tablecells
    ≡ line.3.horizontal list.bullet list.dash text.alignleft
    № number list.number
    … ellipsis ellipsis.circle ellipsis.bubble
    ▶ play play.fill play.circle
    ‖ pause pause.fill pause.circle
    ⏏ eject
    ⊘ nosign slash.circle hand.raised hand.raised.fill
    ⚿ lock lock.fill key key.fill
    ⚲ lock.open
    ☷ chart.bar chart.bar.fill chart.pie
    ⊙ target eye eye.fill camera camera.fill
    ✂ scissors
    ✈ airplane airplane.departure
    ⛟ bus bus.fill car car.fill tram tram.fill bicycle truck.box truck.box.fill
    ⚖ scalemass
    $ dollarsign dollarsign.circle
    € eurosign eurosign.circle
    % percent
    ☰ menucard menucard.fill book book.fill text.book.closed
    # tag tag.fill
    ✦ sparkles sparkle wand.and.stars
    ⌘ command
    ☐ tray tray.fill folder folder.fill doc doc.fill
    ¶ paragraphsign text.bubble message message.fill bubble.left bubble.left.fill
    ⛁ fork.knife birthday.cake carrot
    """
}
