extension String {
  /// The letters and digits of ASCII with hyphens between, which no file system refuses; empty without any.
  var fileStem: String {
    split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }
}
