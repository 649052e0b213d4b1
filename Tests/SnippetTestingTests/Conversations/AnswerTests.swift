import SnippetFoundation
import SnippetTesting
import Testing

/// Answers by value arrive as they are, or fail with words.
@Suite(.withoutEnvironment) struct AnswerTests {
  @Test func `an option is picked by what it is called, also where that is another's number`()
    async throws
  {
    for rows in [5, 10, 1] {
      try await Conversation.with(.lending) { library in
        await library.run(ShelveBooks()).ignore()
        await library.answer(\ShelveBooks.$rows, rows).ignore()
        #expect(library.parameters["rows"] == "\(rows)")
        await library.cancel().ignore()
      }
    }
  }

  @Test func `a number that picks another option is not sent`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(ShelveBooks()).ignore()
      await expectFailure(
        "'2' cannot be typed as an answer to 'How many rows?': it picks option 2, '10'"
      ) { await library.answer(\ShelveBooks.$rows, 2) }
      #expect(library.question == "How many rows?")
      library.leaveOpen()
    }
  }

  @Test func `a list that a person would type otherwise is a failure`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(ShelveBooks()).ignore()
      await library.answer(\ShelveBooks.$rows, 5).ignore()
      await withKnownIssue {
        await library.answer(\ShelveBooks.$titles, ["a, \"b\"", "c"]).ignore()
      } matching: { issue in
        let words = issue.comments.first?.rawValue ?? ""
        return words.contains("was taken for another value of 'titles'")
          && words.hasSuffix(
            "A person cannot type this one: set it in the intent, and run(_:) that"
          )
      }
      await library.cancel().ignore()
    }
  }

  @Test(arguments: [
    ["a", "b, c"], ["salt and pepper", "R & D"], ["a; b"], ["done", "no"], ["done"], ["no more"],
    ["/x"], ["a", "say \"hi\""],
  ])
  func `texts of a list that would part or end it are given in quotes`(
    titles: [String]
  ) async throws {
    try await Conversation.with(.lending) { library in
      await library.run(ShelveBooks()).ignore()
      await library.answer(\ShelveBooks.$rows, 5).ignore()
      await library.answer(\ShelveBooks.$titles, titles).ignore()
      #expect(library.parameters["titles"] == titles.joined(separator: ", "))
      #expect(library.question == "What note?")
      await library.cancel().ignore()
    }
  }

  @Test func `a list that was begun gets a value that would end it`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(ShelveBooks()).ignore()
      await library.answer(\ShelveBooks.$rows, 5).ignore()
      await library.type("Emma").ignore()
      await library.answer(\ShelveBooks.$titles, ["None"]).ignore()
      await library.done().ignore()
      #expect(library.parameters["titles"] == "Emma, None")
      await library.cancel().ignore()
    }
  }

  @Test func `a list arrives as it is, at once and one by one`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(ShelveBooks()).ignore()
      await library.answer(\ShelveBooks.$rows, 5).ignore()
      await library.answer(\ShelveBooks.$titles, ["Emma", "Sula"]).ignore()
      #expect(library.question == "What note?")
      await library.cancel().ignore()
      await library.run(ShelveBooks()).ignore()
      await library.answer(\ShelveBooks.$rows, 5).ignore()
      await library.type("Emma").ignore()
      await library.answer(\ShelveBooks.$titles, ["Sula"]).ignore()
      await library.done().ignore()
      #expect(library.question == "What note?")
      await library.cancel().ignore()
    }
  }

  @Test(arguments: [["war", "love"], ["b, c", "a"], ["done"]])
  func `a set arrives as it is, in whatever order it is told`(tags: Set<String>) async throws {
    try await Conversation.with(.lending) { library in
      await library.run(TagBook()).ignore()
      await library.answer(\TagBook.$tags, tags).ignore()
      #expect(library.question == "Which rows? (one or more)")
      await library.answer(\TagBook.$rows, [1, 10])
        .expect("Tagged \(tags.sorted().joined(separator: " ")) in 1 10.")
      await library.run(TagBook()).ignore()
      await library.answer(\TagBook.$tags, tags).ignore()
      await library.answer(\TagBook.$rows, [10])
        .expect("Tagged \(tags.sorted().joined(separator: " ")) in 10.")
    }
  }

  @Test func `a list of one is the whole list`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(ShelveBooks()).ignore()
      await library.answer(\ShelveBooks.$rows, 5).ignore()
      await library.answer(\ShelveBooks.$titles, ["Emma"])
        .expect("What note?\n(any text; /cancel to stop)")
      #expect(library.parameters["titles"] == "Emma")
      await library.cancel().ignore()
    }
  }

  @Test func `an empty list is done at once`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(SortBooks()).ignore()
      await library.answer(\SortBooks.$first, Room.rooms[0]).ignore()
      await library.answer(\SortBooks.$others, []).expect("Room 1, then 0 others.")
    }
  }

  @Test func `of options with one title the one is picked that is meant`() async throws {
    try await Conversation.with(.lending) { library in
      for room in Room.rooms {
        await library.run(SortBooks()).ignore()
        await library.answer(\SortBooks.$first, room).ignore()
        await library.answer(\SortBooks.$others, [Room.rooms[3], Room.rooms[0], Room.rooms[2]])
          .expect("Room \(room.id), then 3 others.")
        await library.run(SortBooks()).ignore()
        await library.answer(\SortBooks.$first, room).ignore()
        await library.answer(\SortBooks.$others, [room]).expect("Room \(room.id), then 1 others.")
      }
    }
  }

  @Test func `an option with a comma in its name is one of a list`() async throws {
    try await Conversation.with(.lending) { library in
      for others in [[4], [4, 0], [3, 4], [4, 2]] {
        await library.run(SortBooks()).ignore()
        await library.answer(\SortBooks.$first, Room.rooms[4]).ignore()
        await library.answer(\SortBooks.$others, others.map { Room.rooms[$0] })
          .expect("Room 5, then \(others.count) others.")
      }
    }
  }

  @Test(arguments: [" lead", "trail ", "", "/x"])
  func `a text that nobody can type so is not sent`(text: String) async throws {
    try await Conversation.with(.lending) { library in
      await library.run(LendBook()).ignore()
      await expectFailure("'\(text)' cannot be typed as an answer to 'Which book?'") {
        await library.answer(\LendBook.$book, text)
      }
      library.leaveOpen()
    }
  }
}
