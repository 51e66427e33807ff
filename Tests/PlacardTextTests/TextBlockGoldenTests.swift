import PlacardText
import Testing

@Suite("Text block, a long body")
struct TextBlockGoldenTests {
  /// Some three hundred words in English, Japanese, Chinese and Korean, with emoji.
  static let body = """
    The nightly deployment of the payment service to the production cluster has \
    finished after fourteen minutes and thirty-one seconds 🚀. All twenty-four instances \
    in Frankfurt 🇩🇪, Dublin 🇮🇪 and Tokyo 🇯🇵 were replaced one at a time, \
    health-checked, and put back behind the load balancer; no request was lost.

    東京リージョンでは、デプロイ中に一時的な遅延が観測されましたが、「自動復旧」によって三分以内に正常へ戻りました。詳細はダ\
    ッシュボード（https://status.example.com/incidents/2026-11-21-tokyo-latency）を参照してください！

    What changed: the retry budget is now per-tenant instead of global, the \
    idempotency-key cache moved from memory to disk, and the long-standing off-by-one \
    in the settlement report was fixed by Zoë and Łukasz 👩🏽‍💻👨‍💻. Reviewers asked for a \
    follow-up that removes the feature flag \
    "settlement_report_v2_enabled_for_internal_tenants_only" before the next release; \
    it is tracked as a separate task and blocks nothing.

    上海的同事报告说：新的缓存在高负载下表现良好，命中率达到百分之九十七；但是冷启动时间仍然偏长，需要在下个版本里继续优化。한국 팀은 결제 승인 시간이 평균 이백 \
    밀리초에서 백이십 밀리초로 줄었다고 확인했습니다.

    What to watch: memory should settle near 1.2 GiB, the p99 latency below 180 ms, and \
    the error-rate under 0.05 %. If any of these drifts for more than ten minutes, roll \
    back first and ask later ⚠️. The rollback is one command, takes about ninety \
    seconds, and is safe to repeat as often as you like — nobody has ever been blamed \
    for pressing it.

    Thanks to everyone who stayed up late 🌙 to make this boring. Boring is what we \
    want: no pages, no heroics, no war-room, just a green check ✅ and a short note in \
    the channel. The next window opens on Tuesday at 02:00 UTC; changes that should go \
    out with it have to be merged, reviewed and signed-off by Monday noon at the \
    latest. Questions about the schedule go to the release-coordination channel, and \
    questions about the payment service itself go to its owners, who will be glad to \
    answer them, preferably after a good night's sleep 😴.
    """

  @Test("V10")
  func bodyWrapsAt40Columns() {
    let lines = TextBlock(Self.body).lines(wrappedTo: 40)
    #expect(lines.joined(separator: "\n") == Self.golden)
    #expect(lines.allSatisfy { columns(of: $0) <= 40 })
  }

  static let golden = """
    The nightly deployment of the payment
    service to the production cluster has
    finished after fourteen minutes and
    thirty-one seconds 🚀. All twenty-four
    instances in Frankfurt 🇩🇪, Dublin 🇮🇪 and
    Tokyo 🇯🇵 were replaced one at a time,
    health-checked, and put back behind the
    load balancer; no request was lost.

    東京リージョンでは、デプロイ中に一時的な
    遅延が観測されましたが、「自動復旧」によ
    って三分以内に正常へ戻りました。詳細はダ
    ッシュボード
    （https://status.example.com/incidents/2
    026-11-21-tokyo-latency）を参照してくだ
    さい！

    What changed: the retry budget is now
    per-tenant instead of global, the
    idempotency-key cache moved from memory
    to disk, and the long-standing off-by-
    one in the settlement report was fixed
    by Zoë and Łukasz 👩🏽‍💻👨‍💻. Reviewers asked
    for a follow-up that removes the feature
    flag
    "settlement_report_v2_enabled_for_intern
    al_tenants_only" before the next
    release; it is tracked as a separate
    task and blocks nothing.

    上海的同事报告说：新的缓存在高负载下表现
    良好，命中率达到百分之九十七；但是冷启动
    时间仍然偏长，需要在下个版本里继续优化。
    한국 팀은 결제 승인 시간이 평균 이백
    밀리초에서 백이십 밀리초로 줄었다고
    확인했습니다.

    What to watch: memory should settle near
    1.2 GiB, the p99 latency below 180 ms,
    and the error-rate under 0.05 %. If any
    of these drifts for more than ten
    minutes, roll back first and ask later
    ⚠️. The rollback is one command, takes
    about ninety seconds, and is safe to
    repeat as often as you like — nobody has
    ever been blamed for pressing it.

    Thanks to everyone who stayed up late 🌙
    to make this boring. Boring is what we
    want: no pages, no heroics, no war-room,
    just a green check ✅ and a short note
    in the channel. The next window opens on
    Tuesday at 02:00 UTC; changes that
    should go out with it have to be merged,
    reviewed and signed-off by Monday noon
    at the latest. Questions about the
    schedule go to the release-coordination
    channel, and questions about the payment
    service itself go to its owners, who
    will be glad to answer them, preferably
    after a good night's sleep 😴.
    """
}
