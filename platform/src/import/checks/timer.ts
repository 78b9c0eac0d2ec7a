import type { Clock } from '../../clock.ts';
import { DoneElsewhere } from '../../db/locks.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { upstreamClient } from '../../relay/upstream.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { isPlaying } from './probe.ts';
import { checkRound } from './round.ts';

const EVERY_MS = 60_000;

interface TimerDeps {
  database: Pick<OpenDatabase, 'db' | 'whileAlone'>;
  clock: Clock;
  /** The only private host that tests may ask. */
  testHost: string | null;
  /** Called when channels have died or returned. */
  publish(): Promise<unknown>;
  onFailure(error: unknown): void;
}

/** Checks streams of imported channels every minute. Of several platforms on one database one does it. */
export function startChecks({ database, clock, testHost, publish, onFailure }: TimerDeps): Repeated {
  const { db, whileAlone } = database;
  const { open, close } = upstreamClient({ testHost });
  const repeated = repeat(EVERY_MS, async (signal) => {
    const round = {
      db,
      signal,
      now: new Date(clock.now()),
      isPlaying: (source: Parameters<typeof isPlaying>[1], end: AbortSignal) => isPlaying(open, source, end),
    };
    try {
      if ((await whileAlone('checks', () => checkRound(round))) > 0) await publish();
    } catch (error) {
      if (!(error instanceof DoneElsewhere)) onFailure(error);
    }
  });
  return {
    async stop() {
      await repeated.stop();
      close();
    },
  };
}
