import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { subscriptionPauses } from '../../db/schema/subscriptions.ts';
import { unfinishedPause } from '../../domain/billing/pause.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import { ApiError } from '../../http/errors.ts';
import { settleDue } from '../renewals/user.ts';
import { pauseTerm } from './end.ts';
import type { Holding, Pause } from './subscriptions.ts';

type Context = { userId: number; accountId: number; now: number };

function refuseUnpausable({ subscription, pauses }: Holding, now: number): void {
  if (subscription.type !== 'packet' || subscription.isTrial) {
    throw new ApiError('pause_refused');
  }
  if (subscription.isPaused || unfinishedPause(pauses.map(pauseTerm), now)) {
    throw new ApiError('pause_exists');
  }
}

function refuseTimes(startMs: number, endMs: number | null): void {
  if (endMs !== null && endMs <= startMs) throw new ApiError('pause_times');
}

/** Pauses a subscription from a moment (now by default), for a time or until it is resumed. */
export async function addPause(
  tx: Database,
  held: Holding,
  { startMs, endMs }: { startMs: number; endMs: number | null },
  context: Context,
): Promise<Pause> {
  refuseUnpausable(held, context.now);
  if (startMs < context.now) throw new ApiError('pause_times');
  refuseTimes(startMs, endMs);
  const pause: Pause = {
    id: nextSnowflake(context.now),
    subscriptionId: held.subscription.id,
    startAt: new Date(startMs),
    endAt: endMs === null ? null : new Date(endMs),
  };
  await tx.insert(subscriptionPauses).values(pause);
  await settleDue(tx, context);
  return pause;
}

function pauseOf({ pauses }: Holding, id: string): Pause {
  const pause = pauses.find((one) => one.id === id);
  if (!pause) throw new ApiError('not_found');
  return pause;
}

const isFinished = ({ endAt }: Pause, now: number) => endAt !== null && endAt.getTime() <= now;

/** Moves the end of a pause; an end that is not in the future resumes now. */
export async function endPause(
  tx: Database,
  held: Holding,
  { id, endMs }: { id: string; endMs: number | null },
  context: Context,
): Promise<Pause> {
  const pause = pauseOf(held, id);
  const { now } = context;
  if (isFinished(pause, now)) throw new ApiError('pause_over');
  const isRunning = held.subscription.isPaused && pause.startAt.getTime() <= now;
  const until = endMs !== null && isRunning ? Math.max(endMs, now) : endMs;
  if (!isRunning) refuseTimes(pause.startAt.getTime(), until);
  const endAt = until === null ? null : new Date(until);
  await tx.update(subscriptionPauses).set({ endAt }).where(eq(subscriptionPauses.id, id));
  await settleDue(tx, context);
  return { ...pause, endAt };
}

/** Removes a pause: a running one ends now, a planned one never begins. */
export async function removePause(tx: Database, held: Holding, id: string, context: Context): Promise<void> {
  const pause = pauseOf(held, id);
  const isRunning = held.subscription.isPaused && !isFinished(pause, context.now);
  if (isRunning) await endPause(tx, held, { id, endMs: context.now }, context);
  await tx.delete(subscriptionPauses).where(eq(subscriptionPauses.id, id));
}
