import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { deliverPushes } from './delivery.ts';
import type { WebPush } from './web-push/sender.ts';

const EVERY_MS = 3_000;

interface TimerDeps {
  db: Database;
  clock: Clock;
  webPush: WebPush;
  onFailure(error: unknown): void;
}

/** Delivers pushes every few seconds, one run at a time. `stop` waits for the messages that are under way. */
export function startDelivery({ onFailure, ...deps }: TimerDeps): { stop(): Promise<void> } {
  const end = new AbortController();
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      const { failed } = await deliverPushes({ ...deps, signal: end.signal });
      if (failed > 0) onFailure(new Error(`${failed} browsers did not get a push`));
    } catch (error) {
      onFailure(error);
    }
  }

  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = null;
    });
  }, EVERY_MS);
  // The timer alone does not keep the process alive.
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
