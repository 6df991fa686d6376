import Foundation
import LayoutGeometry
import LayoutText

/// A label of an application, with the width that Interface Builder saved for it.
struct HeldOutLabel: Sendable {
  let text: String
  let size: CGFloat
  let weight: FontWeight
  /// What the width was rounded up to: half a point, a third, or a whole one for the titles of buttons.
  let step: CGFloat
  let width: CGFloat

  /// The width before it was rounded, as near as one can know.
  var expected: CGFloat { width - step / 2 }

  private init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 4).map(String.init)
    guard parts.count == 5, let size = Double(parts[0]), let weight = FontWeight(word: parts[1]),
      let scale = Double(parts[2]), let width = Double(parts[3])
    else { return nil }
    text = parts[4]
    self.size = size
    self.weight = weight
    step = 1 / scale
    self.width = width
  }

  /// Labels of at most four words, all that were found in 14 public projects to which no number was fitted.
  ///
  /// Read from the storyboards and nibs that Xcode 12 or later saved: one line in the system font, not misplaced
  /// or ambiguous, without a constraint of the width; each text, font and scale once. Frames that somebody
  /// stretched are told by a band of 1 % (half a point where that is more) around Inter's width, or 1.2 % (0.9
  /// points) around ours; one of 6 % would hold two labels more that are 30 points wide or wider. Only the text,
  /// its font and the width are taken. Longer texts are left out, which is no favor: they come out better, and
  /// with them the mean is 0.42 %.
  ///
  /// A line is the size, the weight, the pixels of a point (1 for a button, whose width is whole), the width and
  /// the text.
  static let all = table.split(separator: "\n").compactMap { Self($0) }

  private static let table = #"""
    10 regular 2 26.5 Label
    10 regular 2 14 TG
    12 regular 2 34 (5/14)
    12 regular 2 44 (8/17/9)
    12 regular 2 8 0
    12 regular 2 13.5 10
    12 regular 2 15.5 30
    12 regular 2 62.5 Date range
    12 regular 2 33 Detail
    12 regular 2 31 Label
    12 regular 3 43.667 Subtitle
    12 regular 2 27 Tags
    13 regular 2 35.5 30.00
    13 regular 2 23 Info
    13 regular 2 33 Label
    13 regular 2 93.5 Quantity / Price
    13 regular 2 17.5 TG
    13 regular 2 23 info
    13 regular 2 29 label
    13 regular 2 38 sysErr
    13 semibold 2 144 A PROJECT FROM THE
    14 regular 2 55 $000.00
    14 regular 2 9 0
    14 regular 2 26.5 000
    14 regular 2 34 1.1.21
    14 regular 2 91.5 DCF Valuation
    14 regular 2 30.5 Date
    14 regular 2 156.5 Growth-based Valuation
    14 regular 2 35.5 Label
    14 regular 2 33 Price
    14 regular 2 55 Quantity
    14 regular 2 28.5 Title
    15 regular 2 100.5 #Invalid code#
    15 regular 2 190 2 Failed Passcode Attempts
    15 regular 3 77 30 Minutes
    15 regular 2 46.5 Burger
    15 regular 1 46 Button
    15 regular 1 48 Cancel
    15 regular 1 106 Choose a Color
    15 regular 1 100 Choose a Font
    15 regular 1 119 Choose an Image
    15 regular 1 36 Clear
    15 regular 3 39.333 Detail
    15 regular 1 156 Enable Debug Drawing
    15 regular 2 67 LIVE 0:45
    15 regular 2 37.5 Label
    15 regular 3 37.333 Label
    15 regular 2 59 Location
    15 regular 2 115.5 Order Confirmed
    15 regular 1 39 Reset
    15 regular 2 20 TG
    15 regular 2 30 Title
    15 regular 2 37.5 Total:
    15 regular 1 57 [Button]
    15 regular 2 112 [Message Body]
    15 regular 3 45 author
    15 regular 2 215 http://homeassistant.local:8123
    15 regular 2 32.5 label
    15 medium 2 58 9:41 AM
    15 medium 3 58 9:41 AM
    15 medium 2 38.5 Label
    15 bold 2 36 Bella
    15 bold 3 36 Bella
    16 regular 1 49 Button
    16 regular 2 102.5 DCF Valuation
    16 regular 2 175.5 Growth-based Valuation
    16 regular 2 39.5 Label
    16 regular 2 128 Rule # 1 Valuation
    16 regular 2 32 Title
    16 regular 3 31.667 Title
    17 regular 2 43 (569)
    17 regular 2 86.5 0 members
    17 regular 2 32.5 0:15
    17 regular 2 7.5 1
    17 regular 2 192 10y Treasury Bond Yields
    17 regular 2 168.5 2 posts need approval
    17 regular 2 103.5 24 November
    17 regular 2 42 9999
    17 regular 3 223 Apple Developer Sample App
    17 regular 2 99 BTS & ARMY
    17 regular 2 51.5 Burger
    17 regular 3 59 Buy Set
    17 regular 2 61 Content
    17 regular 2 36 Cost
    17 regular 2 58 Cost 14
    17 regular 2 85 Cost 50.00
    17 regular 2 38 Days
    17 regular 2 87.5 Description
    17 regular 2 44 Detail
    17 regular 2 55.5 Display
    17 regular 2 102 Display name
    17 regular 2 100.5 DisplayName
    17 regular 2 174 Enable Match Duration
    17 regular 2 146.5 Ending Live Stream
    17 regular 2 106.5 Extraordinary!
    17 regular 2 34.5 Fifth
    17 regular 2 74 LIVE 0:45
    17 regular 2 41.5 Label
    17 regular 3 42 Label
    17 regular 2 96.5 Labelasdasd
    17 regular 2 31 Live
    17 regular 3 31 Live
    17 regular 2 118 Live / Recorded
    17 regular 3 95 Live Camera
    17 regular 2 49 Mac D
    17 regular 2 112 Mac D (8/17/9)
    17 regular 2 118 Match Duration
    17 regular 2 129.5 Mean trend (low)
    17 regular 2 45 Name
    17 regular 2 134.5 No pending posts
    17 regular 2 74 Password
    17 regular 2 108.5 Pending posts
    17 regular 2 90 Placeholder
    17 regular 2 159.5 Post has been delete
    17 regular 2 121 Release to send
    17 regular 2 53.5 Search
    17 regular 2 58 Second
    17 regular 3 71 Select All
    17 regular 2 184 Slow Stoch Osc (3/3/14)
    17 regular 2 169 Slow Stoch Osc (5/14)
    17 regular 2 289.5 Smallest Undimmed Dentent Identifier
    17 regular 2 117 Some message
    17 regular 2 175.5 Something went wrong
    17 regular 2 99.5 Stock search
    17 regular 2 158 Temporal Smoothing
    17 regular 2 183.5 Testing modal controller
    17 regular 2 39.5 Third
    17 regular 2 38 Time
    17 regular 2 33 Title
    17 regular 3 33 Title
    17 regular 2 200 Treasury Bonds 10y Yields
    17 regular 2 135 Trend range (low)
    17 regular 3 103 Upload Video
    17 regular 2 83 User name
    17 regular 2 155 User's livestreaming
    17 regular 2 75.5 Yesterday
    17 regular 2 27.5 cos
    17 regular 2 81 cost 15 SR
    17 regular 2 82 cost 50.00
    17 regular 2 36 label
    17 regular 2 63 lastDate
    17 regular 2 28.5 title
    17 regular 2 125 • 150k members
    17 semibold 2 58 $99.99
    17 semibold 2 133.5 Current Bonuses
    17 semibold 2 139.5 Gift one, Get one!
    17 semibold 3 139.333 Gift one, Get one!
    17 semibold 2 86.5 Item Name
    17 semibold 2 43.5 Label
    17 semibold 2 154 My Home Assistant
    17 semibold 2 68.5 RowTitle
    17 semibold 2 92 Shop Name
    17 semibold 2 35 Title
    17 semibold 2 48.5 [Title]
    17 bold 2 84.5 ItemName
    17 bold 2 44.5 Label
    17 bold 2 39 MPH
    17 bold 3 37 Title
    17.5 regular 3 256 Reset Corresponding Reminders
    20 regular 2 59 Burger
    20 regular 2 163 Code: ABCD-1234
    20 regular 3 163 Code: ABCD-1234
    20 regular 2 138 Company name
    20 regular 2 124 DCF Valuation
    20 regular 2 47 Email
    20 regular 3 47 Email
    20 regular 2 57.5 Fourth
    20 regular 2 45 From
    20 regular 3 45 From
    20 regular 2 48 Label
    20 regular 2 191 Number bought / sold
    20 regular 2 181 Purchase / sale price
    20 regular 2 154.5 Rule # 1 Valuation
    20 regular 2 71 Symbol:
    20 regular 2 21 To
    20 regular 3 21 To
    20 regular 2 146 Transaction date
    20 regular 2 65 User ID
    20 regular 3 65 User ID
    20 regular 2 62.5 User Id
    20 medium 3 144.667 1 month - $6.99
    20 bold 2 13.5 0
    20 bold 3 15 1.
    20 bold 3 18.667 2.
    20 bold 3 18.333 3.
    20 bold 3 19 4.
    22 regular 2 163 Animation Speed
    22 regular 2 85 Difficulty
    22 regular 2 161 Handwriting Size
    22 regular 2 52 Label
    22 bold 2 34 0.0
    22 bold 2 54.5 None
    22.5 medium 3 48.667 Bella
    24 regular 2 207 Camera Unavailable
    24 regular 3 207 Camera Unavailable
    24 regular 2 159 Learning points
    24 regular 2 184.5 Why did you buy?
    24 semibold 2 133 Tap to begin
    25 regular 2 72 Burger
    25 regular 3 53 Feed
    25 regular 2 187 sory we are  Busy
    25 medium 3 54.333 Bella
    25 bold 2 73.5 Albaik
    26 regular 2 143 UIKitCatalog
    28 regular 2 303 Add a company manually
    28 regular 2 177 Authentication
    28 regular 2 52.5 Title
    28 regular 2 139.5 Transaction
    28 regular 2 165 WWDC 2020
    28 regular 3 290 Welcome to the kitchen!
    28 bold 3 198 Action & Vision
    29 regular 2 86 Al Baik
    29 bold 2 87 AlBaik
    30 regular 2 109 ALBEAK
    32 regular 2 82 Name
    32 semibold 2 107 Thanks
    33 bold 2 208 CONTACT US
    34 regular 2 267 ACTION & VISION
    34 regular 2 238 Compare shares
    34 regular 2 172 Stock name
    34 bold 2 188 Diagnostics
    34 bold 3 160.667 RoomPlan
    35 regular 2 143 wellcome
    40 regular 2 108 AlBaik
    40 regular 2 106 Albaik
    40 bold 2 119 AlBaik
    50 bold 3 187 Hound+
    """#
}

extension FontWeight {
  fileprivate init?(word: String) {
    switch word {
    case "regular": self = .regular
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    default: return nil
    }
  }
}
