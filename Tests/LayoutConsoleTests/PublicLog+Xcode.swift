extension PublicLog {
  /// The logs of Xcode's console, of iOS 6 to 26 and of macOS, with the threads whose form they have.
  static let ofXcode: [PublicLog] = [
    // https://ios-ruby-on-rails.developreference.com/article/27555138
    PublicLog(
      name: "ios6-scroll-view",
      wrapper: .xcode,
      messages: ["a conflict by 60 pt of height: 460 > 60 + 40 + 300"],
      broken: ["UIScrollView.bottom == UIImageView.bottom"]
    ),
    // https://stackoverflow.com/questions/19885421
    PublicLog(
      name: "ios7-table-cell",
      wrapper: .xcode,
      messages: ["a conflict by 596 pt of height: 20 + 8 + 20 + 600 > 52"],
      broken: ["UITextView.top == UILabel.bottom + 8"]
    ),
    // https://github.com/cutting-room-floor/mapbox-gl-cocoa/issues/23
    PublicLog(
      name: "ios7-layout-guide",
      wrapper: .xcode,
      messages: ["a conflict by 22 pt of height: 34 > 12"],
      broken: ["UIView.top == _UILayoutGuide.bottom + 34"]
    ),
    // https://github.com/sberrevoets/SDCAlertView/issues/60
    PublicLog(
      name: "ios8-baseline",
      wrapper: .xcode,
      messages: ["a conflict by 6 pt of height: 21 > 15"],
      broken: [
        "PBNoteLabel 'The parcel couldn’t be...'.firstBaseline == PBNoteLabel 'Late'.lastBaseline + 21"
      ]
    ),
    // https://github.com/vizllx/DraggableYoutubeFloatingVideo/issues/2
    PublicLog(
      name: "ios8-cell-image",
      wrapper: .xcode,
      messages: ["a conflict by 2.5 pt of height: 64 + 5 + 4 > 70.5"],
      broken: ["UIImageView.height == 64"]
    ),
    // https://github.com/wongzigii/Colo/issues/12
    PublicLog(
      name: "ios8-header",
      wrapper: .xcode,
      messages: ["a conflict by 42 pt of height: 90 > 48"],
      broken: ["UITableViewCellContentView.bottom == UIView.bottom"]
    ),
    // https://github.com/CosmicMind/Material/issues/48
    PublicLog(
      name: "ios9-buttons",
      wrapper: .xcode,
      messages: ["a conflict by 44 pt of width: 160 + 6 + 6 > 80 + 24 + 24"],
      broken: ["UILabel 'Beats'.width == 80"]
    ),
    // https://github.com/Ramotion/folding-cell/issues/63
    PublicLog(
      name: "ios9-folding",
      wrapper: .xcode,
      messages: ["a conflict by 124 pt of height: 220 > 96"],
      broken: ["UIView.height == 220"]
    ),
    // https://github.com/sahin/TVOSToast/issues/1
    PublicLog(
      name: "ios9-tvos-toast",
      wrapper: .xcode,
      messages: ["a conflict by 12 pt of height: 60 + 0.5 × 120 + 12 − 12 > 2 × 60 − 12"],
      broken: ["UILabel 'Paused'.bottom == Toast.bottom - 12"]
    ),
    // https://github.com/itsmeichigo/DateTimePicker/issues/17
    PublicLog(
      name: "ios10-layout-support",
      wrapper: .xcode,
      messages: ["a conflict by 24 pt of height: 24 > 0"],
      broken: ["UINavigationBar.top == _UILayoutGuide.bottom - 24"]
    ),
    // https://github.com/material-components/material-components-ios/issues/1729
    PublicLog(
      name: "ios10-right-to-left",
      wrapper: .xcode,
      messages: [
        "a conflict of 3 constraints that do not contradict each other as far as the log says"
      ],
      broken: ["UIScrollView.trailing == ATField.trailing"]
    ),
    // https://github.com/allsome/LSYEvernote/issues/5
    PublicLog(
      name: "ios11-note-view",
      wrapper: .xcode,
      messages: ["a conflict by 1 pt of height: 38 + 3 > 40"],
      broken: ["UIView 2.height == 3"]
    ),
    // https://github.com/trustwallet/trust-wallet-ios/issues/279
    PublicLog(
      name: "ios11-navigation-bar",
      wrapper: .xcode,
      messages: ["a conflict by 18 pt of width: 6 + 12 > 0"],
      broken: ["UIStackView.trailing == AddressBar.trailing - 12"]
    ),
    // https://github.com/Provenance-Emu/Provenance/issues/1344
    PublicLog(
      name: "ios13-system-generated",
      wrapper: .xcode,
      messages: ["a conflict by 0.5 pt of width: 0.5 > 0"],
      broken: ["ShelfCell.trailing == UIView.trailing"]
    ),
    // https://github.com/deltachat/deltachat-ios/issues/874
    PublicLog(
      name: "ios13-twins",
      wrapper: .xcode,
      messages: ["a conflict by 4.4 pt of height: 22.4 > 18"],
      broken: ["PresenceDot.height == 18"]
    ),
    // https://github.com/awslabs/amazon-kinesis-video-streams-webrtc-sdk-ios/issues/60
    PublicLog(
      name: "ios15-named-button",
      wrapper: .xcode,
      messages: ["a conflict by 944 pt of width: 1240 − 8 > 240 + 8 + 20 + 20"],
      broken: ["joinbutton.width == 240"]
    ),
    // https://github.com/DebugSwift/DebugSwift/issues/97
    PublicLog(
      name: "ios17-fitting-size",
      wrapper: .xcode,
      messages: ["a conflict by 130 pt of width: 20 + 48 + 6 + 56 > 0"],
      broken: ["UILabel 1.width == 48"]
    ),
    // https://github.com/deltachat/deltachat-ios/issues/2227
    PublicLog(
      name: "ios17-temporary-width",
      wrapper: .xcode,
      messages: ["a conflict by 5 pt of width: 5 > 0"],
      broken: ["UIImageView.leading == UILabel.trailing + 5"]
    ),
    // https://github.com/duckduckgo/apple-browsers/pull/4623
    PublicLog(
      name: "ios26-toolbar",
      wrapper: .xcode,
      messages: ["a conflict by 20 pt of height: 10 + 10 > 0"],
      broken: ["UIStackView.bottom == InputToolbar.bottom - 10"]
    ),
    // https://github.com/osmandapp/OsmAnd-iOS/pull/5693
    PublicLog(
      name: "ios26-second-in-the-first",
      wrapper: .xcode,
      messages: [
        "a conflict of 2 constraints that do not contradict each other as far as the log says",
        "a conflict by 12 pt of width: 36 + 18 > 60 − 18",
      ],
      broken: ["-", "UIView.width == 36"]
    ),
    // https://github.com/GetStream/stream-chat-swift/issues/1163
    PublicLog(
      name: "safe-area-checkbox",
      wrapper: .xcode,
      messages: ["a conflict by 70 pt of height: 70 > 0"],
      broken: ["safe area.bottom == Tick.bottom"]
    ),
    // https://github.com/lionheart/KeyboardAdjuster/pull/8
    PublicLog(
      name: "keyboard-guide",
      wrapper: .xcode,
      messages: ["a conflict by 34 pt of height: 34 > 0"],
      broken: ["UITableView.bottom >= KeyboardLayoutGuide 'KeyboardLayoutGuide'.top"]
    ),
    // https://github.com/keymanapp/keyman/issues/500
    PublicLog(
      name: "web-view-keyboard",
      wrapper: .xcode,
      messages: ["a conflict by 322 pt of width: 736 > 414"],
      broken: ["WKWebView 'Keystone'.width == UIInputSetContainerView.width"]
    ),
    // https://github.com/macvim-dev/macvim/issues/20
    PublicLog(
      name: "macos-browser",
      wrapper: .xcode,
      messages: ["a conflict by 19 pt of height: 19 > 0"],
      broken: ["NSClipView.bottom == FI_TList.bottom + 19"]
    ),
    // https://github.com/OpenIntelWireless/HeliPort/pull/246
    PublicLog(
      name: "macos-menu-twice",
      wrapper: .xcode,
      messages: [
        "a conflict by 14 pt of width: 7 + 7 > 0",
        "a conflict by 72 pt of width: 17 + 18 + 4 + 11 + 9 + 13 > 0",
      ],
      broken: ["NSVisualEffectView.right == MenuItem.right - 7", "NSImageView 2.width == 18"]
    ),
    // https://github.com/munki/munki/issues/1241
    PublicLog(
      name: "macos-sidebar",
      wrapper: .xcode,
      messages: ["a conflict by 17 pt of width: 160 + 10 + 4 + 5 + 28 > 190"],
      broken: ["NSTextField.width >= 160"]
    ),
    // https://github.com/hivewallet/hive-mac/issues/208
    PublicLog(
      name: "macos-without-list",
      wrapper: .xcode,
      messages: [
        "a conflict of 1 constraint that contradicts nothing as far as the log says"
      ],
      broken: ["BEDragButton 'Market'.left >= BEArrowView.right + 6"]
    ),
    // https://github.com/lionheart/openradar-mirror/issues/6396
    PublicLog(
      name: "unspaced-names",
      wrapper: .xcode,
      messages: ["a conflict by 12 pt of height: 6 + 6 > 0"],
      broken: ["_UIButtonBarStackView.bottom >= UIButton.bottom + 6"]
    ),
  ]
}
