public import AppIntents

/// The shop's intents, for the apps that they belong to.
public struct CoffeeShopPackage: AppIntentsPackage {}
