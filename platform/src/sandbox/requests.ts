import type { Clock } from '../clock.ts';
import { redactUrl } from '../http/redact.ts';
import { matcher } from './match.ts';

export interface SeenRequest {
  /** Counts all requests since the start, so that a gap shows how many were dropped. */
  n: number;
  time: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}

const MAX_REQUESTS = 2_000;
/** Old ones are dropped together: moving all others for each new request cost as much as its token. */
const MAX_KEPT = 2 * MAX_REQUESTS;

type StoredRequest = Omit<SeenRequest, 'time'> & { timeMs: number };

/** The last requests, oldest first; tokens are removed before they are stored. */
export class RequestLog {
  #seen: StoredRequest[] = [];
  #count = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(request: { method: string; url: string; status: number; ms: number }): void {
    this.#count += 1;
    const { method, url, status, ms } = request;
    this.#seen.push({ n: this.#count, timeMs: this.#clock.now(), method, url: redactUrl(url), status, ms });
    if (this.#seen.length > MAX_KEPT) this.#seen = this.#seen.slice(-MAX_REQUESTS);
  }

  list(filter: { match?: string | undefined; since?: number | undefined } = {}): {
    total: number;
    requests: SeenRequest[];
  } {
    const matches = filter.match ? matcher(filter.match) : () => true;
    const since = filter.since ?? 0;
    const requests = this.#seen
      .slice(-MAX_REQUESTS)
      .filter(({ n, method, url }) => n > since && matches(method, url))
      .map(({ timeMs, ...request }) => ({ ...request, time: new Date(timeMs).toISOString() }));
    return { total: this.#count, requests };
  }
}
