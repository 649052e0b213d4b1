import SnippetFoundation
import Testing

/// What `~` stands for, which one process is told once.
@Suite(.serialized)
final class HomeFolderTests {
  deinit { HomeFolder.use(nil) }

  @Test func `a path from the home folder on starts where the command line says`() {
    HomeFolder.use("/rooms/ada")
    #expect(HomeFolder.path == "/rooms/ada")
    #expect(HomeFolder.expanded("~/notes.txt") == "/rooms/ada/notes.txt")
    #expect(HomeFolder.expanded("~") == "/rooms/ada")
    #expect(HomeFolder.expanded("notes~/a") == "notes~/a")
    #expect(HomeFolder.expanded("~nobody-of-that-name/a").hasSuffix("/a"))
  }

  @Test func `where nothing was said it is the folder that the system knows`() {
    HomeFolder.use(nil)
    let path = HomeFolder.expanded("~/notes.txt")
    #expect(path == NSHomeDirectory() + "/notes.txt")
  }
}
