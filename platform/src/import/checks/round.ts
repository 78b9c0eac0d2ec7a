import { isDeepStrictEqual } from 'node:util';
import { asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import { raiseCatalogueVersion } from '../../catalogue/version.ts';
import type { Database } from '../../db/open.ts';
import { externalChannels, streamChecks } from '../../db/schema/imports.ts';

/** A channel is checked again after this time. */
const AGE_MS = 30 * 60_000;
/** Channels of one round; what is left is for the next one. */
const MOST = 400;
/** Checks at a time: of all servers together, and of one server, which often allows few connections. */
const AT_ONCE = 16;
const AT_ONCE_BY_HOST = 2;
/** A round ends by then; checks that have not begun are left out. */
const ROUND_MS = 45_000;
/** A stream is dead after this number of failed checks: a single one may be an accident. */
const FAILURES = 2;
const SEVERAL_HOSTS = 3;

const hostOf = ({ url }: { url: string }) => new URL(url).host;

type Source = { url: string; headers: Record<string, string> };
type Checked = Source & { channelId: number; failures: number | null };
/** `before`: the failures of earlier checks; null without one. */
type Result = Source & { channelId: number; failures: number; before: number | null };

export type RoundDeps = {
  db: Database;
  now: Date;
  signal: AbortSignal;
  isPlaying(source: Source, signal: AbortSignal): Promise<boolean>;
};

/** Channels whose last check is old, the oldest first; those that were never checked before all others. */
function waitingFor(db: Database, now: Date): Promise<Checked[]> {
  const { channelId, url, headers } = externalChannels;
  return db
    .select({ channelId, url, headers, failures: streamChecks.failures })
    .from(externalChannels)
    .leftJoin(streamChecks, eq(streamChecks.channelId, channelId))
    .where(
      or(
        isNull(streamChecks.checkedAt),
        lt(streamChecks.checkedAt, new Date(now.getTime() - AGE_MS)),
        // A stream that failed once is checked again soon.
        sql`${streamChecks.failures} > 0 and ${streamChecks.deadSince} is null`,
      ),
    )
    .orderBy(sql`${streamChecks.checkedAt} nulls first`, asc(channelId))
    .limit(MOST);
}

/** Writes the results; returns how many channels died or returned. */
async function note(db: Database, now: Date, results: readonly Result[]) {
  if (results.length === 0) return 0;
  return db.transaction(async (tx) => {
    const ids = results.map(({ channelId }) => channelId);
    const before = await tx.select().from(streamChecks).where(inArray(streamChecks.channelId, ids));
    const deadBefore = new Map(before.map(({ channelId, deadSince }) => [channelId, deadSince]));
    const { channelId: id, url, headers } = externalChannels;
    const present = await tx.select({ id, url, headers }).from(externalChannels).where(inArray(id, ids));
    const sources = new Map(present.map(({ id, ...source }) => [id, source]));
    const rows = results
      // A channel may have been taken off, or have another stream, since it was read.
      .filter(({ channelId, url, headers }) => isDeepStrictEqual(sources.get(channelId), { url, headers }))
      .map(({ channelId, failures }) => ({
        channelId,
        failures,
        checkedAt: now,
        deadSince: failures >= FAILURES ? (deadBefore.get(channelId) ?? now) : null,
      }));
    if (rows.length === 0) return 0;
    await tx
      .insert(streamChecks)
      .values(rows)
      .onConflictDoUpdate({
        target: streamChecks.channelId,
        set: {
          checkedAt: sql`excluded.checked_at`,
          failures: sql`excluded.failures`,
          deadSince: sql`excluded.dead_since`,
        },
      });
    const changed = rows.filter(
      ({ channelId, deadSince }) => !deadSince !== !(deadBefore.get(channelId) ?? null),
    );
    if (changed.length > 0) await raiseCatalogueVersion(tx);
    return changed.length;
  });
}

/**
 * Whether streams of several servers played before, and nothing plays now: then it is our own network that does not work.
 * A stream that was never checked may have been dead all the time, so it says nothing about the network.
 */
function isOwnFault(results: readonly Result[]): boolean {
  const hosts = new Set(results.filter(({ before }) => before === 0).map(hostOf));
  return hosts.size >= SEVERAL_HOSTS && results.every(({ failures }) => failures > 0);
}

/** Checks some channels; returns how many of them died or returned. */
export async function checkRound({ db, now, signal, isPlaying }: RoundDeps): Promise<number> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)]);
  const all = new PQueue({ concurrency: AT_ONCE });
  const hosts = new Map<string, PQueue>();
  const results: Result[] = [];
  async function check({ failures, ...checked }: Checked): Promise<void> {
    if (end.aborted) return;
    const isGood = await isPlaying(checked, end);
    // An aborted check says nothing about the stream.
    if (end.aborted) return;
    results.push({ ...checked, failures: isGood ? 0 : (failures ?? 0) + 1, before: failures });
  }
  const waiting = (await waitingFor(db, now)).map((channel) => {
    const host = hostOf(channel);
    const ofHost = hosts.get(host) ?? new PQueue({ concurrency: AT_ONCE_BY_HOST });
    hosts.set(host, ofHost);
    return ofHost.add(() => all.add(() => check(channel)));
  });
  await Promise.all(waiting);
  if (!isOwnFault(results)) return note(db, now, results);
  // The checks do not count. The time of those that were not seen playing does: otherwise they would be the first of every round.
  const notPlaying = results.filter(({ before }) => before !== 0);
  return note(
    db,
    now,
    notPlaying.map((result) => ({ ...result, failures: result.before ?? 1 })),
  );
}
