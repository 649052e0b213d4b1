import SnippetFoundation

/// Gives an intent the shape that the system knows by a schema.
///
/// Stored properties become parameters; a missing title is made of the type's name. A variable with an initial value
/// is the app's own: a default of a parameter is written as `@Parameter(default: false) var isPrivate: Bool`.
///
/// **Source**: developer.apple.com/documentation/appintents/appintent(schema:)
@attached(member, names: named(title))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AppIntent(schema: AppSchema) =
  #externalMacro(module: "IntentMacros", type: "AppIntentSchemaMacro")

/// Gives an entity the shape that the system knows by a schema.
///
/// Stored properties that can change become `@Property`s; a missing name is made of the type's. A variable with an
/// initial value, `var hideInSpotlight = false`, is the app's own: what people see is given its value in an `init`.
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity)
public macro AppEntity(schema: AppSchema) =
  #externalMacro(module: "IntentMacros", type: "AppEntitySchemaMacro")

/// Gives an enumeration the shape that the system knows by a schema.
///
/// Missing words are made of the names of the type and its cases.
@attached(member, names: named(typeDisplayRepresentation), named(caseDisplayRepresentations))
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AppSchema) =
  #externalMacro(module: "IntentMacros", type: "AppEnumSchemaMacro")

/// The older name of `@AppIntent(schema:)`.
@attached(member, names: named(title))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AssistantIntent(schema: AppSchema) =
  #externalMacro(module: "IntentMacros", type: "AppIntentSchemaMacro")

/// The older name of `@AppEntity(schema:)`.
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity)
public macro AssistantEntity(schema: AppSchema) =
  #externalMacro(module: "IntentMacros", type: "AppEntitySchemaMacro")

/// The older name of `@AppEnum(schema:)`.
@attached(member, names: named(typeDisplayRepresentation), named(caseDisplayRepresentations))
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AppSchema) =
  #externalMacro(module: "IntentMacros", type: "AppEnumSchemaMacro")
