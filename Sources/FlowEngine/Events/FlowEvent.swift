package import Snippets

/// What a conversation shows, in order.
///
/// Facts; `lines` turns them into words.
package enum FlowEvent: Sendable {
  /// A dialog of the app: the sentence to show.
  case said(String)
  /// What a dialog says aloud, and its shorter form for beside something to look at; the row is another event's.
  case spoke(full: String, supporting: String?)
  /// A snippet, resolved and drawn for the width of the conversation.
  case showed(SnippetPicture)
  /// A question, asked or asked again.
  case asked(Question)
  /// A wrong answer: why, and the question again.
  case rejected(reason: String, question: Question)
  /// Something the engine says.
  case noted(FlowNotice)
  /// An entry of the trace; never part of a transcript.
  case traced(TraceEntry)
  /// An intent that runs says how far it is; never part of a transcript.
  case progressed(FlowProgress)
  /// Something goes wrong around the conversation; never part of a transcript.
  case warned(FlowWarning)
  /// The turn is over: the conversation waits for a person. After everything else of the turn.
  case settled(Waiting)

  /// What the conversation waits for at the end of a turn.
  package enum Waiting: Sendable, Equatable {
    /// Nothing runs; a result snippet may be on show.
    case idle
    case answer(Question)
    /// Input has ended, or the person left. `missing` names the parameter that was asked for, or the intent that ran.
    case ended(missing: MissingAnswer?)
  }
}

/// What was asked, or ran, when the input ended.
package struct MissingAnswer: Sendable, Equatable {
  /// The parameter's property name; nil for a confirmation or a choice.
  package var parameter: String?
  /// What was asked; nil: nothing was, the intent was at work.
  package var prompt: String?
  /// The intent's title.
  package var intent: String
  /// Whether one of several was to be chosen.
  package var isChoice: Bool

  package init(parameter: String?, prompt: String?, intent: String, isChoice: Bool = false) {
    self.parameter = parameter
    self.prompt = prompt
    self.intent = intent
    self.isChoice = isChoice
  }
}

/// A snippet as drawn, and the tree it was drawn from.
package struct SnippetPicture: Sendable {
  package var tree: ViewTree
  /// Whether its controls work: those of a static view do not.
  package var isInteractive: Bool
  /// Whether a person is about to agree to what is in it: all of it is read out.
  package var isToBeAgreedTo = false

  /// Where in the tree's texts those stand that only the person in front of it may read.
  package var privateText: [Range<Int>]

  package init(tree: ViewTree, isInteractive: Bool, privateText: [Range<Int>] = []) {
    self.tree = tree
    self.isInteractive = isInteractive
    self.privateText = privateText
  }
}
