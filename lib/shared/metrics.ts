import 'server-only';

/** A report of the player about a playback that has ended (docs/ANALYTICS.md). */
export interface PlaybackReport {
  startType?: 'live' | 'archive' | 'vod' | undefined;
  /** Milliseconds to the first picture. */
  firstFrame?: number | undefined;
  stalls: number;
  /** Milliseconds. */
  stalled: number;
  /** Seconds. */
  watched: number;
  errors: number;
}

/** What the web app counts (docs/OPERATIONS.md "Metrics"). Labels are names of this list and of our routes, never an address. */
export interface Metrics {
  request(route: string, method: string, status: number, seconds: number): void;
  cacheRead(cache: 'pages' | 'parts' | 'answers', isHit: boolean): void;
  /** `failed` is a status of 500 and above; `unanswered` is no answer at all. */
  platformCall(result: 'answered' | 'failed' | 'unanswered', seconds: number): void;
  playback(report: PlaybackReport): void;
}

declare global {
  var taspaMetrics: Metrics | undefined;
}

/**
 * Undefined without `METRICS_PORT`, and without our server in front (`npm run dev`). One for the process: the server makes it, and
 * each route has its own bundled copy of this module.
 */
export const metrics = (): Metrics | undefined => globalThis.taspaMetrics;
