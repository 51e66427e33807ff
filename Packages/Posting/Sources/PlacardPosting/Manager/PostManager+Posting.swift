public import PlacardAccessibility
public import PlacardModels

/// Called for everything that happens to one post, from `posted` to `gone`, in order and one call at a time.
///
/// It runs on whatever thread made it happen, outside the manager's lock: it may call the manager, and what follows
/// from that is delivered after this call. `posted` is delivered before `post` returns, unless another thread is delivering
/// listeners. It is released after `gone`.
public typealias PostListener = @Sendable (PostEvent) -> Void

extension PostManager {
  /// Posts a message.
  ///
  /// - Parameters:
  ///   - message: What is said.
  ///   - options: How it is to be shown.
  ///   - owner: Who the message ends with; nil for nobody.
  ///   - listener: Called for what happens to the post, see ``PostListener``.
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public func post(
    _ message: Message, _ options: PostOptions = PostOptions(), owner: PostOwner? = nil,
    onEvent listener: PostListener? = nil
  ) -> PostHandle<Message> {
    admit(message, options, owner: owner, listener)
  }

  /// Posts content of your own as it is.
  ///
  /// Its id is the post's: a `String` as it stands, any other as `Type:id`. Its words are what is announced,
  /// in the language of ``words``; plain lines, streams, logs and rules take its message. Content that is a
  /// view draws itself, and a poster that supports its type casts `Post.content`.
  ///
  /// ```swift
  /// let volume = messages.post(Volume(level: 0.4))
  /// volume.update { $0.level = 0.5 }
  /// ```
  ///
  /// - Parameters:
  ///   - content: What is posted. Its message and words are evaluated before this returns, on this thread.
  ///   - options: How it is to be shown.
  ///   - owner: Who the content ends with; nil for nobody.
  ///   - listener: Called for what happens to the post, see ``PostListener``.
  /// - Returns: A handle to this one life of the content.
  @discardableResult
  public func post<Content: Identifiable & AccessibleMessage>(
    _ content: Content, _ options: PostOptions = PostOptions(), owner: PostOwner? = nil,
    onEvent listener: PostListener? = nil
  ) -> PostHandle<Content> {
    if let message = content as? Message { return admit(message, options, owner: owner, listener) }
    let message = content.message(withID: content.postID)
    let custom = CustomContent(content, message: message, in: words, of: reference)
    return admit(message, for: custom, options, owner: owner, listener)
  }

  /// Posts a message that is only a title; everything else is as for a message.
  ///
  /// - Returns: A handle to this one life of the message.
  @_disfavoredOverload
  @discardableResult
  public func post(
    _ title: String, _ options: PostOptions = PostOptions(), owner: PostOwner? = nil,
    onEvent listener: PostListener? = nil
  ) -> PostHandle<Message> {
    admit(Message(title), options, owner: owner, listener)
  }

  /// Posts a message whose content is made when its turn to be seen has come, and only then.
  ///
  /// - Parameters:
  ///   - id: The id, by which duplicates are recognised while there is no content.
  ///   - options: How it is to be shown.
  ///   - owner: Who the message ends with; nil for nobody.
  ///   - listener: Called for what happens to the post, see ``PostListener``.
  ///   - content: Makes the content, in a task of its own and outside every lock. When it throws, the
  ///     post ends as `failed`; an id in what it returns is ignored.
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public func post(
    id: String, _ options: PostOptions = PostOptions(), owner: PostOwner? = nil,
    onEvent listener: PostListener? = nil, content: @escaping @Sendable () async throws -> Message
  ) -> PostHandle<Message> {
    var message = Message(title: nil, body: nil)
    message.explicitID = id
    return admit(message, options, owner: owner, listener, maker: content)
  }

  private func admit<Content>(
    _ message: Message, for custom: CustomContent? = nil, _ options: PostOptions,
    owner: PostOwner?, _ listener: PostListener?, maker: Maker? = nil
  ) -> PostHandle<Content> {
    let handleState = HandleState()
    let submission = transact { scheduler, now in
      scheduler.submit(
        message, for: custom, options, owner: owner?.number, isDeferred: maker != nil, at: now)
    } registering: { state, submission in
      guard case .decided(let receipt) = submission else { return }
      state.register(receipt, handleState, listener, maker)
    }
    let receipt =
      switch submission {
      case .decided(let receipt): receipt
      case .undecided(let request): admit(request, handleState, listener, maker)
      }
    return PostHandle(
      number: receipt.number, id: receipt.id, admission: receipt.admission,
      handleState: handleState, reference: reference)
  }

  /// Takes in a post, or refuses it, as the policy and the posters decide outside the lock.
  private func admit(
    _ request: AdmissionRequest, _ handleState: HandleState, _ listener: PostListener?,
    _ maker: Maker?
  ) -> PostScheduler.Receipt {
    let isAllowed = isAllowed(request)
    return transact { scheduler, now in
      scheduler.admit(request, isAllowed: isAllowed, at: now)
    } registering: { state, receipt in
      state.register(receipt, handleState, listener, maker)
    }
  }

  /// Begins to make the contents that are due.
  func beginMaking(_ state: inout State) {
    for number in state.due {
      guard let maker = state.makers.removeValue(forKey: number) else { continue }
      state.makingCount += 1
      Task { [weak self] in
        let message = try? await maker()
        self?.supply(number, message)
      }
    }
    state.due.removeAll()
  }

  /// Hands over a content that was made, with the changes that were asked for meanwhile, which are applied
  /// outside the lock.
  private func supply(_ number: Int, _ message: Message?) {
    var isDone = false
    while !isDone {
      let changes = state.withLock { $0.scheduler.pendingChanges(of: number) }
      let made = message.map { PostScheduler.MadeContent($0, applying: changes) }
      isDone = transact { scheduler, now in
        scheduler.supply(number, made: made, at: now)
      } registering: { state, isDone in
        if isDone { state.makingCount -= 1 }
      }
    }
  }
}

extension PostManager.State {
  /// Notes what belongs to a post beside the scheduler.
  fileprivate mutating func register(
    _ receipt: PostScheduler.Receipt, _ handleState: HandleState, _ listener: PostListener?,
    _ maker: PostManager.Maker?
  ) {
    observers.handleStates.insert(handleState, receipt.number)
    if let maker { makers[receipt.number] = maker }
    if let listener { _ = observers.add(listener, to: receipt.number) }
  }
}

extension Identifiable where Self: AccessibleMessage {
  /// The id of the content's post: a `String` as it stands, any other behind the type's name.
  fileprivate var postID: String {
    if let id = id as? String { id } else { "\(Self.self):\(id)" }
  }
}

extension AccessibleMessage {
  /// The message that stands for the content, under the id of its post.
  func message(withID id: String) -> Message {
    var message = message
    message.explicitID = id
    return message
  }
}
