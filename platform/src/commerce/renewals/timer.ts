import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open.ts';
import { removeOldAnswers } from '../../http/idempotency.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { deleteDueAccounts } from '../../session/deletion.ts';
import { type RunReport, runRenewals } from './renewals.ts';

const EVERY_MS = 60_000;

interface TimerDeps {
  db: Database;
  clock: Clock;
  /** Gets every error; the run of the next minute tries again. */
  onFailure(error: unknown): void;
  /** Called after each run; a run that failed as a whole is one failure. */
  onRun?(report: Pick<RunReport, 'users' | 'failures'>): void;
}

/** Runs the renewals, and the deletion of accounts, every minute, one run at a time. `stop` waits for the current user. */
export function startRenewals({ db, clock, onFailure, onRun }: TimerDeps): Repeated {
  return repeat(EVERY_MS, async (signal) => {
    try {
      const report = await runRenewals({ db, clock, signal });
      for (const failure of report.failures) onFailure(failure);
      onRun?.(report);
      await removeOldAnswers(db, clock.now());
      await deleteDueAccounts(db, new Date(clock.now()));
    } catch (error) {
      onRun?.({ users: 0, failures: [error] });
      onFailure(error);
    }
  });
}
