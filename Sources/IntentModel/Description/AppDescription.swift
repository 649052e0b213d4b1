public import SnippetFoundation

/// What an app can do, as a value: its intents, entities, enumerations and phrases.
///
/// Shape: the JSON of `APP intents --json`, described by `Schemas/app-description.schema.json`. A later version may add
/// keys; one that changes the meaning of a key has another `version`.
public struct AppDescription: Sendable, Equatable, Codable {
  /// An intent.
  public struct Intent: Sendable, Equatable, Codable {
    /// What it is run by.
    public var identifier: String
    /// The module that declares it.
    public var module: String
    /// What people call it.
    public var title: String
    /// What it does; nil: the app does not say.
    public var description: String?
    /// Where it belongs; nil: the app does not say.
    public var category: String?
    /// Words to find it by.
    public var keywords: [String]
    /// Whether people find it by its name.
    public var isDiscoverable: Bool
    /// Whether it draws a snippet that its buttons renew.
    public var isSnippet: Bool
    /// Whether the app comes to the front before it runs.
    public var opensApp: Bool
    /// Where it may run: `background`, `foreground`, `foreground.dynamic`, `foreground.deferred`.
    public var supportedModes: [String]
    /// `alwaysAllowed`, `requiresAuthentication` or `requiresLocalDeviceAuthentication`.
    public var authentication: String
    /// The sentences that show it, with `${name}` for each parameter: one, or one for each branch; none where the app
    /// writes no `parameterSummary`.
    public var summaries: [String]
    /// When each of the `summaries` shows it, and what stands below, in the same order.
    public var summaryBranches: [SummaryBranch]
    /// In the order they are declared, which is the order they are asked for in.
    public var parameters: [Parameter]
    /// What `perform()` returns.
    public var result: Result
    /// Why it should no longer be used; nil: it may be.
    public var deprecation: String?
    /// The identifier of the intent that takes its place; nil: there is none.
    public var replacement: String?
  }

  /// A sentence that shows an intent.
  public struct SummaryBranch: Sendable, Equatable, Codable {
    /// The sentence in the person's language, with `${name}` for each parameter.
    public var template: String
    /// What must be so; all of it.
    public var conditions: [SummaryCondition]
    /// The parameters that stand below the sentence.
    public var below: [String]
  }

  /// What a sentence goes by.
  public struct SummaryCondition: Sendable, Equatable, Codable {
    /// The parameter; nil: the family of the widget.
    public var parameter: String?
    /// As in code: `equalTo`, `oneOf`, `hasAnyValue` and so on.
    public var comparison: String
    /// What is compared with: raw values of cases, identifiers of entities, others as they are typed.
    public var values: [String]
    /// Whether the sentence is for what compares so; else for all the rest.
    public var holds: Bool
  }

  /// A parameter of an intent.
  public struct Parameter: Sendable, Equatable, Codable {
    /// The property.
    public var name: String
    /// What people call it.
    public var title: String
    /// What it is for; nil: the app does not say.
    public var description: String?
    /// What it takes.
    public var type: ValueType
    /// The default, as it is typed; nil: there is none.
    public var `default`: String?
    /// What a valid answer looks like.
    public var hint: String
    /// What a person is asked.
    public var prompt: String
    /// How many elements a list has: the least and the most; nil: one or more, or it is no list.
    public var size: [Int]?
    /// The least number, amount of money or measurement, which counts; nil: there is no end.
    public var minimum: Decimal?
    /// The greatest number or amount of money, which counts; nil: there is no end.
    public var maximum: Decimal?
    /// The unit of a measurement that is typed without one; nil: it needs one, or it is no measurement.
    public var unit: String?
    /// The raw values of the cases that count; nil: all, or it is no enumeration.
    public var supportedValues: [String]?
    /// The identifiers of the kinds of files that count, such as `public.image`; nil: all, or it is no file.
    public var contentTypes: [String]?
    /// The codes of the currencies that count, such as `EUR`; nil: all, or it is no money.
    public var currencies: [String]?
    /// What of a person is asked for: `contact`, `email`, `phone` or `emailOrPhone`; nil: it is no person.
    public var personMode: String?
    /// What of a date is asked for: `date`, `time` or `dateTime`; nil: it is no date.
    public var dateKind: String?
    /// Whether a text may have several lines; nil: it may not, or it is no text.
    public var isMultiline: Bool?
  }

  /// The type of a value.
  public struct ValueType: Sendable, Equatable, Codable {
    /// `string`, `integer`, `number`, `boolean`, `date`, `dateComponents`, `duration`, `url`, `attributedString`, `enum`,
    /// `entity`, `union`, `measurement`, `currencyAmount`, `person`, `file` or `other`.
    public var kind: String
    /// The identifier of the enumeration or entity, or the Swift type of what is neither; nil where `kind` says all.
    public var name: String?
    /// Whether it may be missing.
    public var isOptional: Bool
    /// Whether it is several of them.
    public var isList: Bool
    /// The types of which a `union` holds one, in the order of the code; nil: it is none.
    public var types: [ValueType]?
  }

  /// What an intent returns.
  public struct Result: Sendable, Equatable, Codable {
    /// The value, if there is one.
    public var value: ValueType?
    /// What people call the value; nil: the app does not say.
    public var valueName: String?
    /// Whether it says something.
    public var providesDialog: Bool
    /// `view`, `intent` or nil.
    public var snippet: String?
  }

  /// A type of things that people can name.
  public struct Entity: Sendable, Equatable, Codable {
    /// What it is known by.
    public var identifier: String
    /// The module that declares it.
    public var module: String
    /// What people call one.
    public var name: String
    /// The Swift type of its query.
    public var query: String
    /// How it is found besides by identifier: `string`, `enumerable`, `property`, `unique`.
    public var finds: [String]
    /// What the app says that finding them is for; nil: it says nothing.
    public var findDescription: String?
    /// The properties that people can see and search.
    public var properties: [Property]
  }

  /// A property of an entity.
  public struct Property: Sendable, Equatable, Codable {
    /// In code; `Album.name` for one of something that the entity leads to, where it has a `name` itself.
    ///
    /// What a query names is told without asking for an entity; where the type keeps something of which nothing empty can
    /// be, such as an existential, only a stored one that alone is of its type is.
    public var name: String
    /// What people call it; nil: that is only known of an entity, and none can be made without the app's data.
    public var title: String?
    /// What it holds.
    public var type: ValueType
    /// How it is compared when entities are found by it, as `APP find --where` spells it; empty: they are not.
    public var comparisons: [String]
    /// Whether entities are sorted by it.
    public var isSortable: Bool
  }

  /// A query that finds values rather than entities of one type.
  public struct ValueQuery: Sendable, Equatable, Codable {
    /// What it is known by.
    public var identifier: String
    /// The module that declares it.
    public var module: String
    /// What it is given.
    public var input: ValueType
    /// What it finds.
    public var result: ValueType
  }

  /// An enumeration.
  public struct Enumeration: Sendable, Equatable, Codable {
    /// What it is known by.
    public var identifier: String
    /// The module that declares it.
    public var module: String
    /// What people call one.
    public var name: String
    /// Its cases, in the order of the code.
    public var cases: [Case]
  }

  /// A case of an enumeration.
  public struct Case: Sendable, Equatable, Codable {
    /// Its raw value.
    public var value: String
    /// What people call it.
    public var title: String
    /// What stands below the title.
    public var subtitle: String?
    /// Other words for it.
    public var synonyms: [String]
  }

  /// An intent that people can ask for by a phrase.
  public struct Shortcut: Sendable, Equatable, Codable {
    /// The intent's identifier.
    public var intent: String
    /// What it is called on a button.
    public var shortTitle: String?
    /// The symbol beside it.
    public var systemImageName: String?
    /// With `${applicationName}` and `${name}` for a parameter, the example first.
    public var phrases: [String]
    /// How the values of its parameter are shown; nil: the app does not say.
    public var parameterPresentation: ParameterPresentation?
  }

  /// How the values of a shortcut's parameter are shown.
  public struct ParameterPresentation: Sendable, Equatable, Codable {
    /// The parameter.
    public var parameter: String
    /// The sentence for one value, with `${name}` for the parameter.
    public var summary: String
    /// Where the values come from, in the order of the code.
    public var optionsCollections: [OptionsCollection]
  }

  /// Values of a shortcut's parameter.
  public struct OptionsCollection: Sendable, Equatable, Codable {
    /// What they are called.
    public var title: String
    /// The symbol beside them.
    public var systemImageName: String
    /// The Swift type of what provides them.
    public var provider: String
  }

  /// The version of this form: 1.
  public var version = 1
  /// What people call the app.
  public var name: String
  /// By identifier.
  public var intents: [Intent]
  /// By identifier; those that nothing uses, too.
  public var entities: [Entity]
  /// By identifier; those that nothing uses, too.
  public var enumerations: [Enumeration]
  /// By identifier.
  public var valueQueries: [ValueQuery]
  /// In the order of the code.
  public var shortcuts: [Shortcut]
  /// Phrases that are not meant for the app.
  public var negativePhrases: [String]

  /// The description as JSON: two blanks deep, keys in the order of the alphabet.
  public func json() throws -> String {
    try String(json: self, isIndented: true)
  }
}
