import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open.ts';
import { removeOldAnswers } from '../../http/idempotency.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { deleteDueAccounts } from '../../session/deletion.ts';
import { runRenewals } from './renewals.ts';

const EVERY_MS = 60_000;

interface TimerDeps {
  db: Database;
  clock: Clock;
  /** Gets every error; the run of the next minute tries again. */
  onFailure(error: unknown): void;
}

/** Runs the renewals, and the deletion of accounts, every minute, one run at a time. `stop` waits for the current user. */
export function startRenewals({ db, clock, onFailure }: TimerDeps): Repeated {
  return repeat(EVERY_MS, async (signal) => {
    try {
      const { failures } = await runRenewals({ db, clock, signal });
      for (const failure of failures) onFailure(failure);
      await removeOldAnswers(db, clock.now());
      await deleteDueAccounts(db, new Date(clock.now()));
    } catch (error) {
      onFailure(error);
    }
  });
}
