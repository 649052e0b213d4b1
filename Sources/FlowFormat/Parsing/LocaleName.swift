/// Whether a name, such as `de_DE`, is that of a language, with a script and a country where it says so, that there are.
package func isLocaleName(_ name: String) -> Bool { FlowParser.isLocale(name) }
