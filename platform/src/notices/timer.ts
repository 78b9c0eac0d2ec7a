import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { type Repeated, repeat } from '../repeat.ts';
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
export function startDelivery({ onFailure, ...deps }: TimerDeps): Repeated {
  let runs = 0;

  async function remind(): Promise<void> {
    const { failed } = await remindByPush(deps);
    if (failed > 0) onFailure(new Error(`${failed} browsers did not get a reminder`));
  }

  async function announce(): Promise<void> {
    const { failed } = await announceEpisodes(deps);
    if (failed > 0) onFailure(new Error(`${failed} browsers did not get the notice of a new episode`));
  }

  async function deliver(signal: AbortSignal): Promise<void> {
    const { failed } = await deliverPushes({ ...deps, signal });
    if (failed > 0) onFailure(new Error(`${failed} browsers did not get a push`));
  }

  /** A step that fails does not stop the others. */
  return repeat(EVERY_MS, async (signal) => {
    runs += 1;
    if (runs % RUNS_A_LOOK === 1) {
      await remind().catch(onFailure);
      await announce().catch(onFailure);
    }
    await deliver(signal).catch(onFailure);
  });
}
