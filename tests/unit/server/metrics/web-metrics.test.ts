import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { WORKER_SLOT, WORKER_STOP_LIMIT_MS } from '@/server/constants';
import { metricsPlace, serveMetrics } from '@/server/metrics/endpoint';
import { WebMetrics } from '@/server/metrics/web-metrics';
import { Semaphore } from '@/server/semaphore';
import { until } from '@/tests/support/until';

const queue = () => new Semaphore({ places: 1, share: 1, waiting: 5 });

describe('docs/OPERATIONS.md "Metrics": the web app', () => {
  test('counts requests by route, method and class of status; made-up methods are one', async () => {
    const metrics = new WebMetrics({});
    metrics.request('/contents/[slug]', 'GET', 200, 0.01);
    metrics.request('/contents/[slug]', 'GET', 204, 0.01);
    metrics.request('none', 'MADE-UP', 405, 0.01);
    const text = await metrics.registry.metrics();
    expect(text).toContain(
      'taspa_web_request_seconds_count{route="/contents/[slug]",method="GET",status="2xx"} 2',
    );
    expect(text).toContain('taspa_web_request_seconds_count{route="none",method="other",status="4xx"} 1');
    expect(text).not.toContain('MADE-UP');
  });

  test('says how much work runs and waits, and how long the event loop was held', async () => {
    const renders = queue();
    let end = () => {};
    const first = renders.run('a', () => new Promise<void>((resolve) => (end = resolve)));
    const second = renders.run('a', async () => {});
    const text = await new WebMetrics({ renders }).registry.metrics();
    expect(text).toContain('taspa_web_queue_running{queue="renders"} 1');
    expect(text).toContain('taspa_web_queue_waiting{queue="renders"} 1');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    end();
    await Promise.all([first, second]);
  });

  test('adds up what players report; one report cannot outweigh all others', async () => {
    const metrics = new WebMetrics({});
    metrics.playback({
      startType: 'vod',
      firstFrame: 1_500,
      stalls: 2,
      stalled: 3_000,
      watched: 60,
      errors: 0,
    });
    const huge = 10_000_000_000_000;
    metrics.playback({ firstFrame: huge, stalls: huge, stalled: huge, watched: huge, errors: huge });
    const text = await metrics.registry.metrics();
    expect(text).toContain('taspa_playback_first_frame_seconds_sum{start="vod"} 1.5');
    expect(text).toContain('taspa_playback_stalled_seconds_total{start="vod"} 3');
    expect(text).toContain('taspa_playback_first_frame_seconds_sum{start="live"} 60');
    expect(text).toContain('taspa_playback_stalled_seconds_total{start="live"} 600');
    expect(text).toContain('taspa_playback_stalls_total{start="live"} 100');
    expect(text).toContain('taspa_playback_watched_seconds_total{start="live"} 86400');
  });

  test('has a figure of Redis only where instances share one', async () => {
    expect(await new WebMetrics({}).registry.metrics()).not.toContain('shared_state');
    globalThis.taspaSharedState = { isConnected: false } as never;
    try {
      expect(await new WebMetrics({}).registry.metrics()).toContain('taspa_web_shared_state_up 0');
    } finally {
      globalThis.taspaSharedState = undefined;
    }
  });
});

describe('docs/OPERATIONS.md "Metrics": the port', () => {
  test('is none unless it is given, and then on this machine alone', () => {
    expect(metricsPlace({})).toBeNull();
    expect(metricsPlace({ METRICS_PORT: '' })).toBeNull();
    expect(metricsPlace({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(metricsPlace({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toMatchObject({
      host: '0.0.0.0',
    });
    expect(() => metricsPlace({ METRICS_PORT: '99999' })).toThrow('METRICS_PORT');
  });

  test('answers /metrics and nothing else, and is refused when it is taken', async () => {
    const { registry } = new WebMetrics({});
    const server = await serveMetrics(registry, { port: 0, host: '127.0.0.1' });
    const { port } = server.address() as AddressInfo;
    const statusOf = (path: string) =>
      new Promise((resolve) =>
        get({ port, path, agent: false }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers['content-type']]);
        }),
      );
    expect(await statusOf('/metrics')).toEqual([200, expect.stringContaining('text/plain')]);
    expect(await statusOf('/')).toEqual([404, undefined]);
    await expect(serveMetrics(registry, { port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
    await new Promise((resolve) => server.close(resolve));
  });

  test('of a worker is the given one plus its slot: its start does not wait for its predecessor to leave it', async () => {
    const { registry } = new WebMetrics({});
    const predecessor = createServer().listen(0, '127.0.0.1');
    await once(predecessor, 'listening');
    const { port } = predecessor.address() as AddressInfo;
    process.env[WORKER_SLOT] = '1';
    try {
      const server = await serveMetrics(registry, { port: port - 1, host: '127.0.0.1' });
      expect(server.listening).toBe(false);
      predecessor.close();
      await until(() => server.listening);
      expect(server.address()).toMatchObject({ port });
      server.close();
    } finally {
      delete process.env[WORKER_SLOT];
      predecessor.close();
    }
  });

  test('that stays taken longer than a predecessor may stop is one warning, and the tries leave nothing on the server', async () => {
    const log: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => log.push(String(line)) > 0);
    const { registry } = new WebMetrics({});
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    process.env[WORKER_SLOT] = '1';
    try {
      const server = await serveMetrics(registry, { port: port - 1, host: '127.0.0.1' });
      let tries = 0;
      server.on('error', () => (tries += 1));
      const listeners = () => [server.listenerCount('listening'), server.listenerCount('error')];
      const atFirst = listeners();
      await until(() => tries === 1);
      expect(log).toEqual([]);
      const now = performance.now() + 2 * WORKER_STOP_LIMIT_MS;
      jest.spyOn(performance, 'now').mockReturnValue(now);
      await until(() => tries === 3);
      expect(listeners()).toEqual(atFirst);
      expect(log).toEqual([expect.stringContaining('"code":"metrics_port"')]);
      expect(log[0]).toContain('EADDRINUSE');
      other.close();
      await until(() => server.listening);
      server.close();
    } finally {
      jest.restoreAllMocks();
      delete process.env[WORKER_SLOT];
      other.close();
    }
  });
});
