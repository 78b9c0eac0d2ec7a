import { BATCH_MS, BATCH_SIZE, MOST_EVENTS } from './constants';
import type { AnalyticsEvent, UntimedEvent } from './events';

interface Edge {
  /** False when the browser does not accept it; then it is lost, because measuring must not cause retries. */
  send(events: AnalyticsEvent[]): void;
  now(): number;
  later(run: () => void, milliseconds: number): unknown;
  cancel(timer: unknown): void;
}

/** The waiting events of one document: sent in batches, with a limit above ordinary use. */
export function eventQueue({ send, now, later, cancel }: Edge) {
  let waiting: AnalyticsEvent[] = [];
  let timer: unknown = null;
  let total = 0;

  function flush(): void {
    if (timer !== null) cancel(timer);
    timer = null;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    send(batch);
  }

  return {
    flush,
    add(happened: UntimedEvent): void {
      if (total >= MOST_EVENTS) return;
      total += 1;
      waiting.push({ ...happened, at: now() } as AnalyticsEvent);
      if (waiting.length >= BATCH_SIZE) flush();
      else timer ??= later(flush, BATCH_MS);
    },
  };
}
