import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { announceEpisodes } from './announce.ts';
import { deliverPushes } from './delivery.ts';
import { remindByPush } from './remind.ts';
import type { WebPush } from './web-push/sender.ts';

const EVERY_MS = 3_000;

/** Reminders and new episodes are looked up in the catalogue, which costs more than a read of the pushes: every half minute. */
const RUNS_A_LOOK = 10;

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
  let runs = 0;

  async function remind(): Promise<void> {
    const { failed } = await remindByPush(deps);
    if (failed > 0) onFailure(new Error(`${failed} browsers did not get a reminder`));
  }

  async function announce(): Promise<void> {
    const { failed } = await announceEpisodes(deps);
    if (failed > 0) onFailure(new Error(`${failed} browsers did not get the notice of a new episode`));
  }

  async function deliver(): Promise<void> {
    const { failed } = await deliverPushes({ ...deps, signal: end.signal });
    if (failed > 0) onFailure(new Error(`${failed} browsers did not get a push`));
  }

  /** What fails does not keep the rest. */
  async function run(): Promise<void> {
    runs += 1;
    if (runs % RUNS_A_LOOK === 1) {
      await remind().catch(onFailure);
      await announce().catch(onFailure);
    }
    await deliver().catch(onFailure);
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
