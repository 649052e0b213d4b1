package import IntentModel
package import SnippetFoundation
package import Snippets

/// What comes into a conversation.
///
/// Every input gets a reply, refusals too.
package enum FlowInput: Sendable {
  /// A line as typed, without its newline; understood in the order of the terminal's rules.
  case line(String)
  /// A control of the snippet shown or an option, by number, label or `#2`.
  case tap(String)
  case confirm
  case decline
  case cancel
  case back
  /// Runs an intent with the value of the last one that came to its end, by title or type.
  case then(String)
  /// `reload()` of a snippet intent, by title or type.
  case reload(String)
  /// Ends a list that is asked for item by item.
  case done
  /// Ctrl-C on an empty line: cancels what runs; at the top says how to leave.
  case interrupt
  /// The input has ended. Cancels what runs and says what was missing.
  case endOfInput
  /// The width to draw in, in columns.
  case resize(columns: Int)
  /// The device is locked: intents that want to know who asks wait for it to be unlocked.
  case lock
  /// The app is opened with an address, from outside of the conversation.
  case openURL(URL)
  /// The app is opened to go on with an activity.
  case continueActivity(NSUserActivity)
  /// The surroundings became light or dark.
  case appearance(ColorScheme)
  /// The person's language and region, such as `de_DE`.
  case locale(String)
  /// Runs an intent as `run` does, and with its value the next one, and so on, as long as each comes to a result.
  case chain(any AppIntent, given: [String: String] = [:], then: [ChainedIntent])
  /// Runs an intent as a command does, with its parameters as given: values in it, or texts by property name.
  case run(any AppIntent, given: [String: String] = [:])
}
