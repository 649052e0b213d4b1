@main enum CoffeeShopMain { static func main() {} }
