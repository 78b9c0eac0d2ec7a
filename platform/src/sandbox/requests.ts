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

/** The last requests, oldest first; tokens are removed before they are stored. */
export class RequestLog {
  #seen: SeenRequest[] = [];
  #count = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(request: { method: string; url: string; status: number; ms: number }): void {
    this.#count += 1;
    const time = new Date(this.#clock.now()).toISOString();
    this.#seen.push({ n: this.#count, time, ...request, url: redactUrl(request.url) });
    if (this.#seen.length > MAX_REQUESTS) this.#seen.splice(0, this.#seen.length - MAX_REQUESTS);
  }

  list(filter: { match?: string | undefined; since?: number | undefined } = {}): {
    total: number;
    requests: SeenRequest[];
  } {
    const matches = filter.match ? matcher(filter.match) : () => true;
    const since = filter.since ?? 0;
    const requests = this.#seen.filter(({ n, method, url }) => n > since && matches(method, url));
    return { total: this.#count, requests };
  }
}
