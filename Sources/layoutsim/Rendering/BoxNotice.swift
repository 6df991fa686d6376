import LayoutReports
import ScreenFrames

/// A notice of letters that pictures show as boxes, where no scenario has a line to warn of.
enum BoxNotice {
  /// Prints the letters of all pictures, once.
  static func tell(of frames: some Sequence<ScreenFrame>) {
    guard let words = BoxedLetters(of: frames).words(", whose title has the text") else { return }
    Console.printNotice(words + "\n")
  }
}
