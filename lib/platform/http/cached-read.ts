import 'server-only';
import type * as v from 'valibot';
import { metrics } from '@/lib/shared/metrics';
import { isNotFound, PlatformError } from '@/lib/shared/platform-error';
import { sharedState } from '@/lib/shared/shared-state';
import { cachedCall } from '@/server/next-compat/cached-call';
import { expiredAt } from '@/server/next-compat/expire-tags';
import { LAST_GOOD_COPY_SECONDS, life, tag } from './cache-life';
import { logFailedRead } from './failed-read';
import { type Call, readAnswer } from './transport';

/** A cached answer with its time: the body as received, or the fact that the object does not exist. */
type CachedAnswer = { goodAt: number } & (
  | { body: unknown }
  | { missing: { message: string; code: string | null } }
);

/** Four lifetimes of the longest-lived answer: an older one is there only because its renewals fail. */
const OLD_MS = 4 * Math.max(...Object.values(life)) * 1_000;

export interface Life {
  /** Seconds, from `life`. */
  revalidate: number;
  tags: string[];
}

/**
 * Running calls: parallel reads of the same answer share one call, over all instances where they share state (quality F03).
 * The time of the last purge is part of the key, so that no read after it joins a call from before it.
 */
const underWay = new Map<string, Promise<CachedAnswer>>();

/**
 * Caches the answer of a public call. The cache of `fetch` stores every answer with status 200, so an invalid
 * one would replace the last good one. Here only answers that match the schema are stored, and while the
 * platform fails the last good answer is used (quality F02).
 * @throws PlatformError
 */
export async function cachedRead<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  key: readonly string[],
  { revalidate, tags }: Life,
  request: () => Promise<unknown>,
): Promise<v.InferOutput<Schema>> {
  const address = [...key, call.path, JSON.stringify(call.query ?? {})];
  const allTags = [...tags, tag.catalogue];
  let isHit = true;
  const load = async (): Promise<CachedAnswer> => {
    isHit = false;
    const purgedAt = expiredAt(allTags);
    const answer = await together(`${purgedAt} ${address.join(' ')}`, () => fresh(call, request));
    // It would be stored as newer than the purge.
    return expiredAt(allTags) === purgedAt ? answer : load();
  };
  const stored = await cachedCall(load, address, { revalidate, tags: allTags });
  const answer = isOver(stored) ? await load() : stored;
  metrics()?.cacheRead('answers', isHit);
  await tagPage(answer);
  if ('missing' in answer) {
    const { message, code } = answer.missing;
    throw new PlatformError('refused', message, { status: 404, code });
  }
  // The answer is cached and not its parsed form, because calls may parse the same address differently.
  return readAnswer(call, answer.body);
}

/** The framework uses its copy for as long as renewals fail; this limits the age of the last good answer. */
const isOver = ({ goodAt }: CachedAnswer): boolean => Date.now() - goodAt > LAST_GOOD_COPY_SECONDS * 1_000;

/**
 * A page made of an old answer expires with it, not a week after it was rendered (`page-store.cjs`): its tags
 * contain the age.
 */
async function tagPage({ goodAt }: CachedAnswer): Promise<void> {
  if (Date.now() - goodAt < OLD_MS) return;
  await cachedCall(async () => null, ['good-at'], { tags: [`good-at:${goodAt}`] });
}

async function fresh(call: Call<v.GenericSchema>, request: () => Promise<unknown>): Promise<CachedAnswer> {
  try {
    const body = await request();
    readAnswer(call, body);
    return { goodAt: Date.now(), body };
  } catch (error) {
    logFailedRead(call, error);
    // A removed title must disappear, so "not found" replaces the last answer.
    if (!isNotFound(error) || !(error instanceof PlatformError)) throw error;
    return { goodAt: Date.now(), missing: { message: error.message, code: error.code } };
  }
}

function together(address: string, load: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
  const known = underWay.get(address);
  if (known) return known;
  const loadOnce = () => sharedState()?.singleFlight(address, load) ?? load();
  const call = loadOnce().finally(() => underWay.delete(address));
  underWay.set(address, call);
  return call;
}
