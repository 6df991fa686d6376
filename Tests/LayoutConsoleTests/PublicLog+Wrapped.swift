extension PublicLog {
  /// All logs.
  static var all: [PublicLog] { ofXcode + wrapped }

  /// The logs that went through something else, with the threads whose form they have.
  static let wrapped: [PublicLog] = [
    // https://github.com/react/react-native/issues/25379
    PublicLog(
      name: "ios12-dev-menu",
      wrapper: .framework,
      messages: ["a conflict by 20 pt of width: 20 > 0"],
      broken: ["UIView.width == -20"]
    ),
    // https://github.com/react-native-datetimepicker/datetimepicker/pull/211
    PublicLog(
      name: "ios14-date-picker",
      wrapper: .framework,
      messages: ["a conflict by 3.5 pt of height: 16 + 4 > 36.5 − 20"],
      broken: ["UICollectionView.top == UIStackView.bottom + 4"]
    ),
    // https://coderlyn.hashnode.dev/layoutconstraints-unable-to-simultaneously-satisfy-constraints-clfggjn7m000w0amhciizc8hm
    PublicLog(
      name: "ios16-cell-380",
      wrapper: .webPage,
      messages: ["a conflict by 10 pt of height: 300 + 12 + 20 + 14 + 14 > 350"],
      broken: ["UIView 1.height >= 300"]
    ),
    // https://github.com/ymm-oss/RepresentableKit/issues/3
    PublicLog(
      name: "ios16-stack-in-swiftui",
      wrapper: .webPage,
      messages: ["a conflict by 520 pt of height: 640 > 120"],
      broken: ["UIView 1.height == 120"]
    ),
    // https://github.com/SnapKit/SnapKit/issues/204
    PublicLog(
      name: "snapkit",
      wrapper: .library,
      messages: ["a conflict by 62 pt of height: 90 − 14 > 14"],
      broken: ["UIView.height == 0"]
    ),
    // https://github.com/pujiaxin33/JXCategoryView/issues/536
    PublicLog(
      name: "masonry",
      wrapper: .library,
      messages: ["a conflict by 193 pt of width: 96.5 + 96.5 > 0"],
      broken: ["UILabel.trailing == UIView 1.trailing - 96.5"]
    ),
    // https://github.com/SnapKit/Masonry/issues/557
    PublicLog(
      name: "masonry-without-heading",
      wrapper: .library,
      messages: ["a conflict by 16.5 pt of height: 12 + 80 + 12 > 99.5 − 12"],
      broken: ["UIImageView.height == 80"]
    ),
    // https://github.com/SnapKit/Masonry/issues/337
    PublicLog(
      name: "masonry-centers",
      wrapper: .library,
      messages: ["a conflict by 178 pt of width: 88 + 90 > 0"],
      broken: ["UILabel 2.centerX == OrderHeader.centerX + 90"]
    ),
    // https://github.com/flutter/flutter/issues/33848
    PublicLog(
      name: "flutter-keyboard",
      wrapper: .framework,
      messages: ["a conflict by 14 pt of height: 7 + 7 > 0"],
      broken: ["_UIUCBKBSelectionBackground.bottom == _UIButtonBarButton.bottom - 7"]
    ),
    // https://github.com/ionic-team/capacitor/issues/1035
    PublicLog(
      name: "capacitor-keyboard",
      wrapper: .framework,
      messages: ["a conflict by 44 pt of height: 44 > 0"],
      broken: ["SystemInputAssistantView.top == _UIRemoteKeyboardPlaceholderView.bottom"]
    ),
    // https://github.com/katzer/cordova-plugin-local-notifications/issues/1622
    PublicLog(
      name: "cordova-toolbar",
      wrapper: .framework,
      messages: ["a conflict by 18 pt of width: 9 + 9 > 0"],
      broken: ["_UIToolbarContentView.trailing == _UIButtonBarStackView.trailing + 9"]
    ),
    // https://github.com/appium/appium/issues/7094
    PublicLog(
      name: "device-syslog",
      wrapper: .systemLog,
      messages: ["a conflict by 8 pt of width: 8 > 0"],
      broken: ["UIButton 'Show All'.leading == UILabel 'NEARBY'.trailing + 8"]
    ),
    // https://github.com/gscalzo/Swift2ByExample/issues/7
    PublicLog(
      name: "simulator-syslog",
      wrapper: .systemLog,
      messages: ["a conflict by 8 pt of width: 8 > 0"],
      broken: ["UIButton 'Show All'.leading == UILabel 'NEARBY'.trailing + 8"]
    ),
    // https://github.com/AppGyver/steroids/issues/1044
    PublicLog(
      name: "steroids-warning",
      wrapper: .systemLog,
      messages: ["a conflict by 320 pt of width: 160 + 0.5 × 320 > 0"],
      broken: ["CKEntryView.right == UIInputSetHostView.right"]
    ),
    // https://github.com/SnapKit/Masonry/issues/415
    PublicLog(
      name: "private",
      wrapper: .systemLog,
      messages: ["a conflict without a constraint that can be read"],
      broken: ["-"]
    ),
    // No thread: a conflict made for the form that log stream gives lines.
    PublicLog(
      name: "log-stream",
      wrapper: .systemLog,
      messages: ["a conflict by 20 pt of width: 300 > 280"],
      broken: ["UIView.width >= 300"]
    ),
    // No thread: a conflict made for the form that log stream --style ndjson gives lines.
    PublicLog(
      name: "log-stream-ndjson",
      wrapper: .systemLog,
      messages: ["a conflict by 30 pt of height: 210 > 180"],
      broken: ["UIView.height >= 210"]
    ),
    // https://github.com/appium/appium/issues/6404
    PublicLog(
      name: "appium-info",
      wrapper: .buildServer,
      messages: ["a conflict by 9 pt of height: 9 > 0"],
      broken: ["SPUITableHeader.bottom == UILabel ' '.lastBaseline + 9"]
    ),
    // https://github.com/appium/appium/issues/6595
    PublicLog(
      name: "appium-log",
      wrapper: .buildServer,
      messages: ["a conflict by 8 pt of width: 8 > 0"],
      broken: ["UIButton 'Show All'.leading == UILabel 'NEARBY'.trailing + 8"]
    ),
    // https://github.com/lindegroup/autopkgr/issues/196
    PublicLog(
      name: "macos-schedule",
      wrapper: .systemLog,
      messages: [
        "a conflict by 3 pt of width: 30 + 0.5 × 150 + 3 + 57 + 0.5 × 260 + 36 − 170.5 − 7 > 150.5"
      ],
      broken: ["NSButton 'Check'.leading == NSTextField 2.trailing + 57"]
    ),
    // https://github.com/iina/iina/issues/1568
    PublicLog(
      name: "macos-console-quoted",
      wrapper: .webPage,
      messages: ["a conflict by 28 pt of height: 28 > 0", "a conflict by 28 pt of width: 28 > 0"],
      broken: ["NSImageView.height == 28", "NSImageView.width == 28"]
    ),
    // https://github.com/ashfurrow/Nimble-Snapshots/pull/143
    PublicLog(
      name: "circleci-cut",
      wrapper: .buildServer,
      messages: ["a conflict by 48 pt of width: 48 > 0"],
      broken: ["-"]
    ),
    // No thread: a conflict made for the form that GitHub Actions gives lines.
    PublicLog(
      name: "github-actions",
      wrapper: .buildServer,
      messages: ["a conflict by 12 pt of height: 16 + 40 > 60 − 16"],
      broken: ["UILabel.height == 40"]
    ),
    // No thread: a conflict made for the form that Azure Pipelines gives lines.
    PublicLog(
      name: "azure-pipelines",
      wrapper: .buildServer,
      messages: ["a conflict by 12 pt of height: 16 + 40 > 60 − 16"],
      broken: ["UILabel.height == 40"]
    ),
    // No thread: a conflict made for the form that fastlane gives lines.
    PublicLog(
      name: "fastlane",
      wrapper: .buildServer,
      messages: ["a conflict by 12 pt of height: 16 + 40 > 60 − 16"],
      broken: ["UILabel.height == 40"]
    ),
    // No thread: a conflict made for the form that Bitrise gives lines.
    PublicLog(
      name: "bitrise-crlf",
      wrapper: .buildServer,
      messages: ["a conflict by 12 pt of height: 16 + 40 > 60 − 16"],
      broken: ["UILabel.height == 40"]
    ),
    // https://ios-ruby-on-rails.developreference.com/article/25012420
    PublicLog(
      name: "stack-overflow-emptied",
      wrapper: .webPage,
      messages: ["a conflict without a constraint that can be read"],
      broken: ["-"],
      unread: [4, 5]
    ),
    // https://github.com/archagon/tasty-imitation-keyboard/issues/85
    PublicLog(
      name: "escaped-for-markdown",
      wrapper: .webPage,
      messages: ["a conflict by 36 pt of height: 260 > 224"],
      broken: ["UIInputView.height == 260"]
    ),
    // https://github.com/mozilla-mobile/firefox-ios/issues/20783
    PublicLog(
      name: "bold-of-jira",
      wrapper: .webPage,
      messages: [
        "a conflict of 2 constraints that do not contradict each other as far as the log says"
      ],
      broken: ["UIStackView.bottom == _UITableViewHeaderFooterContentView.bottom - 24"],
      unread: [7]
    ),
  ]
}
