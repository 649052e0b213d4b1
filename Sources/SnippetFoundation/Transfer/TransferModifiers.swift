import Foundation

extension TransferRepresentation where Item: SendableMetatype {
  /// The forms under a name that a file of them gets.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// The forms under a name that a file of them gets; nil: none is proposed.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = { value in (value as? Item).flatMap(fileName) } }
  }

  /// The forms for those values alone that a condition holds for.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { form in
      let before = form.isThere
      form.isThere = { value in before(value) && (value as? Item).map(condition) == true }
    }
  }

  /// The forms for some other programs; here, all of them can have each.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { changed { _ in } }

  private func changed(_ change: (inout _TransferForm) -> Void) -> _TransferForms<Item> {
    _TransferForms(
      _forms: _forms.map {
        var form = $0
        change(&form)
        return form
      }
    )
  }
}

/// Which programs can have a form of a value.
///
/// **Source**: developer.apple.com/documentation/coretransferable/transferrepresentationvisibility
public struct TransferRepresentationVisibility: Sendable, Hashable {
  private let name: String

  /// All of them.
  public static let all = Self(name: "all")
  /// Those of the same developer.
  public static let team = Self(name: "team")
  /// Those of the app's group.
  public static let group = Self(name: "group")
  /// The app alone.
  public static let ownProcess = Self(name: "ownProcess")
}

/// A file that was handed over.
///
/// **Source**: developer.apple.com/documentation/coretransferable/receivedtransferredfile
public struct ReceivedTransferredFile: Sendable {
  /// Where it lies.
  public let file: URL
  /// Whether it lies where its owner has it.
  public let isOriginalFile: Bool
}
