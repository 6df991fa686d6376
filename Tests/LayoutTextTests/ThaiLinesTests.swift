import LayoutText
import Testing

struct ThaiLinesTests {
  /// Returns a text with a bar between the words at which lines may end.
  private func cut(_ text: String) -> String {
    let points = text.unicodeScalars.map(\.value)
    let starts = ThaiLines.wordStarts(in: points)
    var scalars = String.UnicodeScalarView()
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if starts.contains(index) { scalars.append("|") }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  // Of these, ICU 72 and libthai 0.1.29 say the same.
  @Test(arguments: [
    "ภาษา|ไทย|เป็น|ภาษา|ที่|มี|ระดับ|เสียง|ของ|คำ|แน่นอน",
    "สวัสดี|ชาว|โลก|นี้|เรา|เลือก|ข้อความ|หลาย|บรรทัด|แล้ว|เก็บ|ไว้|ใน|กล่อง", "เลือก|หลาย|แถว|ด้วย|สอง|นิ้ว",
    "แตะ|ปุ่ม|แก้ไข|เพื่อ|ลบ|รายการ|ที่|เลือก", "เปิด|การ|แจ้ง|เตือน|สำหรับ|แอป|นี้", "ยกเลิก|การ|เลือก|ทั้งหมด",
  ])
  func `lines end between words`(_ words: String) {
    #expect(cut(words.replacing("|", with: "")) == words)
  }

  @Test(arguments: [
    // Signs of repetition and of elision stay with the word before them.
    "วัน|นี้|อากาศ|ดี|มากๆ", "กรุงเทพฯ|เป็น|เมือง",
    // The whole decides: from the left 'กร' and 'ก' would be words, too.
    "กรอบ|เดสก์ท็อป", "กรุณา|ลอง|ปิด|โปรแกรม|อื่นๆ",
    // A letter in no word belongs to what is before it.
    "แพก|เกจ",
    // What is in no word at all stays together.
    "ฑฒณ", "กฺ",
    // Words of one run alone: others are cut where they are written apart.
    "สอง นิ้ว", "สอง(นิ้ว)", "ข้อความ๑๒๓ถึง|เพื่อน", "ก", "", "abc", "אבג",
  ])
  func `what is no plain word is cut as readers expect`(_ words: String) {
    #expect(cut(words.replacing("|", with: "")) == words)
  }

  @Test func `no line begins with a mark, or behind a vowel that belongs to the next letter`() {
    // Every sequence of four of these letters.
    let letters: [UInt32] = [0x0E01, 0x0E23, 0x0E31, 0x0E32, 0x0E40, 0x0E48, 0x0E4C, 0x0E46]
    for number in 0..<4096 {
      let points = (0..<4).map { letters[(number >> (3 * $0)) & 7] }
      for start in ThaiLines.wordStarts(in: points) {
        #expect((1...3).contains(start))
        #expect([0x0E01, 0x0E23, 0x0E40].contains(points[start]))
        #expect(points[start - 1] != 0x0E40 && points[start - 1] != 0x0E31)
      }
    }
  }

  @Test(arguments: [
    ("ສະບາຍດີ", [SpacelessScript.lao]), ("မင်္ဂလာပါ", [.myanmar]), ("សួស្តី ສະ", [.lao, .khmer]),
    ("สวัสดี", []), ("Hello, 日本語 नमस्ते", []), ("៣៤ ໑໒", []),
  ])
  func `scripts whose words are not known are found in a text`(
    _ text: String,
    _ scripts: [SpacelessScript]
  ) {
    #expect(SpacelessScript.withoutWords(in: text) == scripts)
  }
}
