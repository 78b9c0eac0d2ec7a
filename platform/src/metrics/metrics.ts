import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { RunReport } from '../commerce/renewals/renewals.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Redis } from '../redis.ts';
import { within } from '../within.ts';
import { paymentStates } from './payment-states.ts';

/** Seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Calls that start a playback, and what they play. */
const STREAM_ROUTE = /^\/v2\/(?:libraries\/:library\/)?(channels|contents|trailers|videos)\/.*\/?stream$/;

/** A scrape has to end before Prometheus gives up. */
const inTime = <Result>(work: PromiseLike<Result>): Promise<Result> =>
  within(Promise.resolve(work), 2_000, 'the database does not answer');

/** Addresses of no route. */
const NO_ROUTE = 'none';

/** What Prometheus reads of the platform (docs/OPERATIONS.md "Metrics"). Labels are routes, methods and codes of ours, never an address. */
export class PlatformMetrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'route' | 'method' | 'status'>;
  readonly #answers: Counter<'result'>;
  readonly #streams: Counter<'subject' | 'result'>;
  readonly #renewed: Counter<'result'>;
  readonly #renewedAt: Gauge;
  readonly #bound = new Map<string, { observe(seconds: number): void }>();

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: 'taspa_platform_request_seconds',
      help: 'Requests, until the whole answer was sent',
      labelNames: ['route', 'method', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.#answers = new Counter({
      name: 'taspa_platform_answer_cache_reads_total',
      help: 'Reads of public answers that are cached for seconds',
      labelNames: ['result'] as const,
      registers,
    });
    this.#streams = new Counter({
      name: 'taspa_platform_stream_starts_total',
      help: 'Calls for a stream: ok, or the error code of the answer',
      labelNames: ['subject', 'result'] as const,
      registers,
    });
    this.#renewed = new Counter({
      name: 'taspa_platform_renewals_total',
      help: 'Users whose due renewals, ends and pauses were processed; runs and users that failed',
      labelNames: ['result'] as const,
      registers,
    });
    for (const result of ['processed', 'failed']) this.#renewed.inc({ result }, 0);
    this.#renewedAt = new Gauge({
      name: 'taspa_platform_renewals_last_run_seconds',
      help: 'When a run of the renewals has ended, in seconds since 1970',
      registers,
    });
  }

  /** Measures all requests of an app. */
  observe(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const { statusCode } = reply;
      this.#request(request, `${Math.floor(statusCode / 100)}xx`, reply.elapsedTime / 1_000);
      const [, subject] = STREAM_ROUTE.exec(request.routeOptions.url ?? '') ?? [];
      if (!subject) return;
      const result = statusCode < 400 ? 'ok' : (request.failureCode ?? `status_${statusCode}`);
      this.#streams.inc({ subject, result });
    });
  }

  answerRead(isHit: boolean): void {
    this.#answers.inc({ result: isHit ? 'hit' : 'miss' });
  }

  renewed({ users, failures }: Pick<RunReport, 'users' | 'failures'>, now: number): void {
    this.#renewed.inc({ result: 'processed' }, users);
    this.#renewed.inc({ result: 'failed' }, failures.length);
    this.#renewedAt.set(now / 1_000);
  }

  /** The figures of the database are read when Prometheus asks. */
  observeDatabase({ db, connections }: Pick<OpenDatabase, 'db' | 'connections'>, clock: Clock): void {
    const registers = [this.registry];
    new Gauge({
      name: 'taspa_platform_database_up',
      help: 'Whether the database answers',
      registers,
      async collect() {
        const isUp = await inTime(db.execute(sql`select 1`)).then(Boolean, () => false);
        this.set(isUp ? 1 : 0);
      },
    });
    new Gauge({
      name: 'taspa_platform_payments',
      help: 'Payments begun in the last hour, by state; the same on every instance',
      labelNames: ['state'] as const,
      registers,
      async collect() {
        // Unknown figures are left out, because a rejection here would fail all of them.
        this.reset();
        const states = await inTime(paymentStates(db, clock.now())).catch(() => []);
        for (const [state, count] of states) this.set({ state }, count);
      },
    });
    if (!connections) return;
    new Gauge({
      name: 'taspa_platform_database_connections',
      help: 'Connections to PostgreSQL: all, idle, and requests that wait for one',
      labelNames: ['state'] as const,
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  }

  /** Whether what several platforms share is there; only where they share something. */
  observeRedis(redis: Pick<Redis, 'isUp'>): void {
    new Gauge({
      name: 'taspa_platform_shared_state_up',
      help: 'Whether Redis answers: without it this instance counts limits alone (degraded)',
      registers: [this.registry],
      collect() {
        this.set(redis.isUp ? 1 : 0);
      },
    });
  }

  #request({ routeOptions, method }: FastifyRequest, status: string, seconds: number): void {
    const labels = { route: routeOptions.url ?? NO_ROUTE, method, status };
    const key = `${labels.route} ${method} ${status}`;
    let bound = this.#bound.get(key);
    if (!bound) {
      bound = this.#requests.labels(labels);
      this.#bound.set(key, bound);
    }
    bound.observe(seconds);
  }
}
