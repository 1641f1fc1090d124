public import IntertitleChain
public import IntertitleLanguages

/// One text of a model: what was assigned to it, and what is shown for it in the language in use.
///
/// Every assignment runs the localizer's chain once, when it is made. A read gives the shown text;
/// after a switch of the language the next read resolves it anew, so that a read is never in the
/// old language.
/// ```swift
/// let text = InterceptedText(slot: .label)
/// text.text = "Wallet"  // the key
/// text.text             // "Portefeuille"
/// text.key              // "Wallet"
/// ```
/// A text is not `Sendable`: like a view it belongs to one isolation. Its localizer may be used
/// from everywhere.
public final class InterceptedText {
  enum Phase { case idle, busy, overtaken }

  // What a read looks at comes first, in one line of the cache.
  let now: AtomicNumber.Reader
  /// The generation up to which `shown` was found current.
  var generation: UInt64 = 0
  var shown: String?

  /// The kind of place the text is shown in.
  public let slot: TextSlot
  /// The localizer that was current when the text was made.
  public let localizer: Localizer
  /// The table of texts that are assigned without one; nil for the main table.
  public let table: String?

  var assigned: LocalizedText?
  var shownOrigin = TextOrigin.assigned
  /// The state of the localizer that `shown` was resolved with.
  var epoch: UInt64 = 0
  var phase = Phase.idle
  /// Whether the chain that the text was resolved with last has verbatim rules.
  var isRuled = false
  /// Rises with each assignment, so that what a model keeps beside the text can tell its own.
  var revision: UInt32 = 0
  /// What every assignment is handed on to: the key, never what is shown here.
  let followers: [InterceptedText]
  /// What is called with the shown text; most texts have nothing of the kind.
  var bindings: TextBindings?
  /// What a model shows beside the text; most show nothing.
  var madeExtras: ExtraTexts?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  ///   - localizer: The localizer to ask; the current one unless said otherwise.
  public convenience init(
    slot: TextSlot,
    table: String? = nil,
    localizer: Localizer = .current
  ) {
    self.init(slot: slot, table: table, localizer: localizer, feeding: [])
  }

  init(slot: TextSlot, table: String?, localizer: Localizer, feeding followers: [InterceptedText]) {
    self.slot = slot
    self.table = table
    self.localizer = localizer
    self.followers = followers
    now = localizer.family.changed.reader
  }

  /// Another text for the same kind of place, in the same table, of the same localizer.
  func sibling() -> InterceptedText {
    InterceptedText(slot: slot, table: table, localizer: localizer)
  }

  /// The shown text; setting it assigns a key.
  ///
  /// Setting the text that was assigned last, or the text that is shown in the language in use,
  /// changes neither text nor key, whether or not it was read since the last switch: words that are
  /// there as verbatim stay verbatim. Setting nil shows nothing.
  ///
  /// - Complexity: A read costs a comparison of two numbers, and one run of the chain after a
  ///   switch. A write costs one run of the chain for the text and for each text it feeds.
  public var text: String? {
    get {
      refreshIfNeeded()
      return shown
    }
    set {
      revision &+= 1
      guard let newValue else { return assign(nil) }
      if holds(newValue) { settle() } else { assign(LocalizedText(plain: newValue)) }
    }
  }

  /// What was assigned, with what a plain string cannot carry: a table, or that it is verbatim.
  public var content: LocalizedText? {
    get { assigned }
    set {
      revision &+= 1
      if let newValue, let assigned, newValue == assigned { settle() } else { assign(newValue) }
    }
  }

  /// The key as it was assigned; nil where there is no text and where the content is verbatim.
  ///
  /// A text that a link of the chain leaves alone keeps it.
  public var key: String? { assigned?.key }

  /// Where the shown text came from.
  public var origin: TextOrigin {
    refreshIfNeeded()
    return shownOrigin
  }
}

// How it reaches a view, and how it came to be.
extension InterceptedText {
  /// Calls a closure with the shown text: at once, after each assignment, and after each change of
  /// what is shown.
  ///
  /// All texts that are bound are served by one job on the main actor after a switch, so that the
  /// call comes a little later; a switch that is made on the main actor serves them before it
  /// returns. A text that a switch leaves as it is is not called for. A second call adds a second
  /// closure: where a view is used again for another text, cancel what it showed before, or use
  /// ``bind(to:_:)``. Closures that stand too deep inside each other, because each assigns the next
  /// one's text, are called one after the other.
  /// ```swift
  /// label.$text.bind { view.text = $0 }
  /// ```
  /// - Parameter push: Called with the shown text, on the main actor; it may assign, bind, unbind and
  ///   cancel.
  /// - Returns: What ends the binding before the text does. It need not be kept.
  /// - Complexity: One run of the chain where the text was not read since the last switch.
  @MainActor @discardableResult
  public func bind(_ push: @escaping @MainActor (String?) -> Void) -> TextBinding {
    // A closure that is made here belongs to the main actor, and so does the text from now on: it is
    // not `Sendable`, so that nobody else can assign it.
    start(TextBinding(of: nil, push))
  }

  /// Keeps a property of an object up to date with the shown text: at once, after each assignment,
  /// and after each change of what is shown, as ``bind(_:)`` does.
  ///
  /// A property shows one text at a time: a text that is bound to it takes the place of the one that
  /// was. So a cell that is used again for a thousand rows has one binding, whichever rows are alive.
  /// ```swift
  /// row.$title.bind(to: self, \.titleLabel.text)
  /// ```
  /// - Parameters:
  ///   - owner: The object; it is not kept alive, and the binding ends with it.
  ///   - property: What of it shows the text. Two ways to one property are two properties:
  ///     `\Cell.title.text` of the cell and `\Label.text` of its label.
  /// - Returns: What ends the binding before the text and the object do. It need not be kept.
  /// - Complexity: One run of the chain where the text was not read since the last switch.
  @MainActor @discardableResult
  public func bind<Owner: AnyObject>(
    to owner: Owner,
    _ property: ReferenceWritableKeyPath<Owner, String?>
  ) -> TextBinding {
    let binding = TextBinding(of: owner) { [weak owner] in owner?[keyPath: property] = $0 }
    BoundProperties.give(property, of: owner, binding)
    return start(binding)
  }

  @MainActor
  private func start(_ binding: TextBinding) -> TextBinding {
    pushWhatIsShown()
    let bindings = bindings ?? TextBindings(log: localizer.log)
    self.bindings = bindings
    localizer.family.shownTexts.add(self, bindings)
    bindings.add(binding)
    binding.call(text)
    return binding
  }

  /// Ends all bindings of this text.
  ///
  /// - Complexity: O(*n*) in the number of its bindings.
  @MainActor
  public func unbind() {
    // They are freed when nobody looks at the property: what a closure held may bind the text anew
    // when it goes.
    let ended = bindings
    ended?.leavePlace()
    bindings = nil
    ended?.end()
  }

  /// What is shown for the text and how it came to that, link by link; nil where there is none.
  ///
  /// The chain runs once more, with the cause `explained`; what is shown does not change.
  ///
  /// - Returns: The steps, and the place of the entry that answered.
  public func explain() -> ExplainedText? {
    content.map { localizer.explain($0, slot: slot, table: table) }
  }
}
