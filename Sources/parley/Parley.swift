@main enum Parley { static func main() {} }
