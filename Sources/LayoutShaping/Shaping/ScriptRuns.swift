#if Shaping
import CHarfBuzz

/// The runs of a text that are each in one script, in reading order.
///
/// Signs that all scripts share, and marks, belong to the script before them, at the beginning to the first one.
struct ScriptRuns {
  /// A run in one script.
  struct Run {
    let range: Range<Int>
    let script: hb_script_t
  }

  private var runs: [Run] = []

  init(_ text: [UInt32], _ range: Range<Int>, library: HarfBuzzLibrary) {
    let functions = library.hbUnicodeFuncsGetDefault()
    var start = range.lowerBound
    var current = HB_SCRIPT_COMMON
    for index in range {
      let script = library.hbUnicodeScript(functions, text[index])
      if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
      {
        continue
      }
      if current != HB_SCRIPT_COMMON, script != current {
        runs.append(Run(range: start..<index, script: current))
        start = index
      }
      current = script
    }
    if start < range.upperBound {
      runs.append(Run(range: start..<range.upperBound, script: current))
    }
  }

  /// Returns what a function makes of the runs.
  func map<Value>(_ make: (Run) -> Value) -> [Value] { runs.map(make) }
}
#endif
