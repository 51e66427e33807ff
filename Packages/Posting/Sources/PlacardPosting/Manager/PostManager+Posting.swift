public import PlacardAccessibility
public import PlacardModels

/// Called for everything that happens to one post, from `posted` to `gone`, in order and one call at a time.
///
/// It runs on whatever thread made it happen, outside the manager's lock: it may call the manager, and what follows
/// from that is told after this call. `posted` is told before `post` returns, unless another thread is just telling
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
    let custom = CustomContent(content, message: message, in: words)
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
  ///   - id: The id, by which duplicates are told while there is no content.
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
    let receipt = transact { scheduler, now in
      scheduler.post(
        message, for: custom, options, owner: owner?.number, isDeferred: maker != nil, at: now)
    } registering: { state, receipt in
      state.observers.handleStates.insert(handleState, receipt.number)
      if let maker { state.makers[receipt.number] = maker }
      if let listener { _ = state.observers.add(listener, to: receipt.number) }
    }
    return PostHandle(
      number: receipt.number, id: receipt.id, admission: receipt.admission,
      handleState: handleState, reference: reference)
  }

  /// Begins to make the contents that are due.
  func beginMaking(_ state: inout State) {
    for number in state.due {
      guard let maker = state.makers.removeValue(forKey: number) else { continue }
      state.makingCount += 1
      Task { [weak self] in
        let message = try? await maker()
        self?.transact { scheduler, now in
          scheduler.supply(number, message, at: now)
        } registering: { state, _ in
          state.makingCount -= 1
        }
      }
    }
    state.due.removeAll()
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
