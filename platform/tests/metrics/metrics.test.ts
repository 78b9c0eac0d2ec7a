import { PlatformMetrics } from '../../src/metrics/metrics.ts';
import { PAYMENT_STATES, paymentStates } from '../../src/metrics/payment-states.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

describe('docs/OPERATIONS.md "Metrics": the platform', () => {
  const metrics = new PlatformMetrics();
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await testPlatform({ metrics });
    metrics.observeDatabase({ db: platform.db }, platform.clock);
  });
  afterAll(() => platform.close());
  const text = () => metrics.registry.metrics();

  test('counts requests by route and never by address, and what has no route as one', async () => {
    for (const id of ['1', '2', 'secret-slug']) await platform.app.inject(`/v2/channels/${id}`);
    for (const path of ['/made-up-1', '/made-up-2', '/v2/none']) await platform.app.inject(path);
    const written = await text();
    expect(written).toContain('taspa_platform_request_seconds_count{route="/v2/channels/:channel"');
    expect(written).toMatch(
      /taspa_platform_request_seconds_count\{route="none",method="GET",status="4xx"\} 3/,
    );
    expect(written).not.toMatch(/secret-slug|made-up/);
  });

  test('counts starts of streams by their result: ok, or the error code', async () => {
    await platform.app.inject('/v2/channels/999999999/stream');
    expect(await text()).toMatch(
      /taspa_platform_stream_starts_total\{subject="channels",result="not_authenticated"\} 1/,
    );
  });

  test('counts reads of cached answers', async () => {
    for (let read = 0; read < 3; read += 1) await platform.app.inject('/v2/platform/configuration');
    const written = await text();
    expect(written).toMatch(/answer_cache_reads_total\{result="hit"\} 2/);
  });

  test('counts renewals, and names the time of the last run', async () => {
    metrics.renewed({ users: 2, failures: [new Error('one')] }, 90_000);
    const written = await text();
    expect(written).toContain('taspa_platform_renewals_total{result="processed"} 2');
    expect(written).toContain('taspa_platform_renewals_total{result="failed"} 1');
    expect(written).toContain('taspa_platform_renewals_last_run_seconds 90');
  });

  test('has payments in every state, and says whether the database answers', async () => {
    const written = await text();
    for (const state of PAYMENT_STATES)
      expect(written).toContain(`taspa_platform_payments{state="${state}"} 0`);
    expect(written).toContain('taspa_platform_database_up 1');
    const away = new PlatformMetrics();
    const fails = { execute: () => Promise.reject(new Error('away')) };
    away.observeDatabase({ db: fails as never }, platform.clock);
    const without = await away.registry.metrics();
    expect(without).toContain('taspa_platform_database_up 0');
    expect(without).not.toContain('taspa_platform_payments{');
  });

  test('docs/OPERATIONS.md "Health": says whether Redis answers, only where there is one', async () => {
    expect(await text()).not.toContain('taspa_platform_shared_state_up');
    const redis = { isUp: true };
    const shared = new PlatformMetrics();
    shared.observeRedis(redis);
    expect(await shared.registry.metrics()).toContain('taspa_platform_shared_state_up 1');
    redis.isUp = false;
    expect(await shared.registry.metrics()).toContain('taspa_platform_shared_state_up 0');
  });

  test('payments of more than an hour ago are not counted', async () => {
    expect([...(await paymentStates(platform.db, platform.clock.now())).values()]).toEqual(
      PAYMENT_STATES.map(() => 0),
    );
  });
});
