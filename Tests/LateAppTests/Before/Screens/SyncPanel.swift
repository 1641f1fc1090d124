import Foundation

/// Why the fleet's logbook could not be fetched.
enum SyncError: Error {
  case folder(String)
  case network
}

extension SyncError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .folder(let name): "无法写入文件夹 \(name)"
    case .network: "网络已断开"
    }
  }
}

/// 同步: fetches the fleet's logbook, and says how it went when the main queue has time for it.
@MainActor
final class SyncPanel {
  typealias Outcome = Result<Void, SyncError>

  let titleLabel = Label()
  let statusLabel = Label()
  private(set) var attemptLabel: Label?
  let retryButton = Button(title: "重试")

  init() {
    titleLabel.text = "同步"
    statusLabel.text = "正在同步…"
  }

  func finish(_ outcome: Outcome, attempt: Int, of most: Int) {
    DispatchQueue.main.async {
      let label = Label()
      label.text = "第 \(attempt) 次重试，共 \(most) 次"
      self.attemptLabel = label
      switch outcome {
      case .success: self.statusLabel.text = "同步完成"
      case .failure(let error): self.statusLabel.text = "同步失败：\(error.localizedDescription)"
      }
    }
  }

  var parts: [any Part] {
    let parts: [(any Part)?] = [titleLabel, statusLabel, attemptLabel, retryButton]
    return parts.compactMap { $0 }
  }
}
