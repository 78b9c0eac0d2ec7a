import type { Clock } from '../../clock.ts';
import { DoneElsewhere } from '../../db/locks.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { onDisk, type Places } from '../../objects/places.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { importKinds } from '../kinds.ts';
import { threadReaders } from '../worker-thread/readers.ts';
import { runSchedule } from './run.ts';
import { dueSchedules } from './store.ts';

const EVERY_MS = 60_000;

interface TimerDeps {
  database: Pick<OpenDatabase, 'db' | 'whileAlone'>;
  clock: Clock;
  dataDir: string;
  /** Where films lie; without it the disk. */
  places?: Places;
  /** Called after an import that changed the catalogue. */
  publish(): Promise<unknown>;
  /** Gets a sentence about each source that could not be imported, without its address: that may contain a password. */
  onFailure(sentence: string, error: unknown): void;
}

const sourceName = (target: string) => (/^https?:/i.test(target) ? new URL(target).host : 'a file');

/** Imports what is due, one source after the other. Several platforms on one database do it one at a time. */
export async function importDue(deps: TimerDeps, signal: AbortSignal): Promise<void> {
  const { database, clock, dataDir, places = onDisk, publish, onFailure } = deps;
  const { db, whileAlone } = database;
  if ((await dueSchedules(db, new Date(clock.now()))).length === 0) return;
  await whileAlone('import', async () => {
    // Another platform may have done them meanwhile.
    for (const schedule of await dueSchedules(db, new Date(clock.now()))) {
      if (signal.aborted) return;
      const nowMs = clock.now();
      const around = { db, dataDir, places, nowMs, readers: threadReaders, progress: () => undefined };
      const { hasChanged, isFailed, error } = await runSchedule(importKinds, schedule, around);
      if (isFailed) onFailure(`import ${schedule.kind} from ${sourceName(schedule.target)} failed`, error);
      if (hasChanged) await publish();
    }
  });
}

/** Looks every minute for imports that are due. */
export function startScheduledImports(deps: TimerDeps): Repeated {
  return repeat(EVERY_MS, (signal) =>
    importDue(deps, signal).catch((error: unknown) => {
      if (!(error instanceof DoneElsewhere)) deps.onFailure('scheduled imports', error);
    }),
  );
}
