import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, PlaybackReport } from '@/lib/shared/metrics';
import { sharedState } from '@/lib/shared/shared-state';
import type { Semaphore } from '../semaphore';

/** Limits of the histogram in seconds: from a stored page to the longest wait for the platform. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds to the first picture: a second is good, more than four is bad. */
const FIRST_FRAME_SECONDS = [0.5, 1, 2, 3, 4, 6, 10, 20];

/** Reports come from browsers, so one of them must not outweigh all others: the longest wait for a picture, and for one playback. */
const LONGEST_FIRST_FRAME_MS = 60_000;
const LONGEST_STALLED_MS = 600_000;
const MOST_STALLS = 100;
const LONGEST_WATCHED_SECONDS = 24 * 60 * 60;

/** Methods that we answer; anybody can make up others. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What Prometheus reads of this process (docs/OPERATIONS.md "Metrics"). */
export class WebMetrics implements Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'route' | 'method' | 'status'>;
  readonly #cacheReads: Counter<'cache' | 'result'>;
  readonly #calls: Histogram<'result'>;
  readonly #firstFrame: Histogram<'start'>;
  readonly #playbacks: Counter<'start'>;
  readonly #stalls: Counter<'start'>;
  readonly #stalled: Counter<'start'>;
  readonly #watched: Counter<'start'>;
  readonly #failures: Counter<'start'>;
  /** Bound to their labels: looking these up again took half of the time of a measurement. */
  readonly #bound = new Map<string, { observe(seconds: number): void }>();

  /** @param queues by name */
  constructor(queues: Readonly<Record<string, Semaphore>>) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: 'taspa_web_request_seconds',
      help: 'Requests of viewers, until the whole answer was sent',
      labelNames: ['route', 'method', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.#cacheReads = new Counter({
      name: 'taspa_web_cache_reads_total',
      help: 'Reads of stored pages, page parts and answers of the platform',
      labelNames: ['cache', 'result'],
      registers,
    });
    this.#calls = new Histogram({
      name: 'taspa_web_platform_call_seconds',
      help: 'Calls of the platform, until their first byte',
      labelNames: ['result'],
      buckets: SECONDS,
      registers,
    });
    const start = { labelNames: ['start'], registers } as const;
    const ended = (name: string, help: string) => new Counter({ name, help, ...start });
    this.#firstFrame = new Histogram({
      name: 'taspa_playback_first_frame_seconds',
      help: 'Time to the first picture, reported by players',
      ...start,
      buckets: FIRST_FRAME_SECONDS,
    });
    this.#playbacks = ended('taspa_playback_total', 'Playbacks that ended');
    this.#stalls = ended('taspa_playback_stalls_total', 'Times that a picture stood still');
    this.#stalled = ended('taspa_playback_stalled_seconds_total', 'Seconds that a picture stood still');
    this.#watched = ended('taspa_playback_watched_seconds_total', 'Seconds that were watched');
    this.#failures = ended('taspa_playback_failures_total', 'Failures that players reported');
    this.#observeQueues(queues);
    this.#observeSharedState();
  }

  request(route: string, method: string, status: number, seconds: number): void {
    const labels = {
      route,
      method: METHODS.has(method) ? method : 'other',
      status: `${Math.floor(status / 100)}xx`,
    };
    const key = `${route} ${labels.method} ${labels.status}`;
    let bound = this.#bound.get(key);
    if (!bound) {
      bound = this.#requests.labels(labels);
      this.#bound.set(key, bound);
    }
    bound.observe(seconds);
  }

  cacheRead(cache: 'pages' | 'parts' | 'answers', isHit: boolean): void {
    this.#cacheReads.inc({ cache, result: isHit ? 'hit' : 'miss' });
  }

  platformCall(result: 'answered' | 'failed' | 'unanswered', seconds: number): void {
    this.#calls.observe({ result }, seconds);
  }

  playback({ startType = 'live', firstFrame, stalls, stalled, watched, errors }: PlaybackReport): void {
    const labels = { start: startType };
    this.#playbacks.inc(labels);
    if (firstFrame !== undefined)
      this.#firstFrame.observe(labels, Math.min(firstFrame, LONGEST_FIRST_FRAME_MS) / 1_000);
    this.#stalls.inc(labels, Math.min(stalls, MOST_STALLS));
    this.#stalled.inc(labels, Math.min(stalled, LONGEST_STALLED_MS) / 1_000);
    this.#watched.inc(labels, Math.min(watched, LONGEST_WATCHED_SECONDS));
    this.#failures.inc(labels, Math.min(errors, MOST_STALLS));
  }

  #observeQueues(queues: Readonly<Record<string, Semaphore>>): void {
    const labelNames = ['queue'] as const;
    const gauge = (name: string, help: string, read: (queue: Semaphore) => number) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers: [this.registry],
        collect() {
          for (const [queue, semaphore] of Object.entries(queues)) this.set({ queue }, read(semaphore));
        },
      });
    gauge('taspa_web_queue_running', 'Renders and calls that are under way', ({ running }) => running);
    gauge('taspa_web_queue_waiting', 'Renders and calls that wait for a place', ({ waiting }) => waiting);
  }

  #observeSharedState(): void {
    const state = sharedState();
    if (!state) return;
    new Gauge({
      name: 'taspa_web_shared_state_up',
      help: 'Whether Redis answers: without it this instance is alone (degraded)',
      registers: [this.registry],
      collect() {
        this.set(state.isConnected ? 1 : 0);
      },
    });
  }
}
