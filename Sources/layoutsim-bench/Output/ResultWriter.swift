/// A writer that prints results as they come.
protocol ResultWriter {
  func begin()
  func write(_ result: Result)
  func end()
}

extension ResultWriter {
  func begin() {}
  func end() {}
}
