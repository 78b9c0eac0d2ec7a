import 'server-only';
import type * as v from 'valibot';
import { isNotFound, PlatformError } from '@/lib/shared/platform-error';
import { cachedCall } from '@/server/next-compat/cached-call';
import { LAST_GOOD_COPY_SECONDS, tag } from './cache-life';
import { logFailedRead } from './failed-read';
import { type Call, readAnswer } from './transport';

/** What is kept, and since when: the answer as it came, or that the platform knows no such thing. */
type Kept = { goodAt: number } & ({ body: unknown } | { missing: { message: string; code: string | null } });

/** Older than any life in `cache.ts`: its renewals fail. */
const OLD_MS = 60 * 60 * 1_000;

export interface Life {
  /** Seconds, from `life`. */
  revalidate: number;
  tags: string[];
}

/** Calls under way: however many pages want the same answer at once, it is asked for once (quality F03). */
const underWay = new Map<string, Promise<Kept>>();

/**
 * Keeps the answer of a public call. Not the cache of `fetch`: that keeps whatever came with a status 200, so a
 * broken answer would take the place of the last good one. Here only what reads against the schema is kept, and
 * while the platform fails the last good answer goes on (quality F02).
 * @throws PlatformError
 */
export async function kept<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  key: readonly string[],
  { revalidate, tags }: Life,
  ask: () => Promise<unknown>,
): Promise<v.InferOutput<Schema>> {
  const address = [...key, call.path, JSON.stringify(call.query ?? {})];
  const load = () => together(address.join(' '), () => fresh(call, ask));
  const stored = await cachedCall(load, address, { revalidate, tags: [...tags, tag.catalogue] });
  const answer = isOver(stored) ? await load() : stored;
  await tellPage(answer);
  if ('missing' in answer) {
    const { message, code } = answer.missing;
    throw new PlatformError('refused', message, { status: 404, code });
  }
  // The answer itself is kept, not what was read of it: calls may read the same address differently.
  return readAnswer(call, answer.body);
}

/** The framework goes on with what it has for as long as renewals fail; the last good answer has an end. */
const isOver = ({ goodAt }: Kept): boolean => Date.now() - goodAt > LAST_GOOD_COPY_SECONDS * 1_000;

/** A page made of an old answer ends with it, not a week after it was made (`page-store.cjs`): its tags say how old. */
async function tellPage({ goodAt }: Kept): Promise<void> {
  if (Date.now() - goodAt < OLD_MS) return;
  await cachedCall(async () => null, ['good-at'], { tags: [`good-at:${goodAt}`] });
}

async function fresh(call: Call<v.GenericSchema>, ask: () => Promise<unknown>): Promise<Kept> {
  try {
    const body = await ask();
    readAnswer(call, body);
    return { goodAt: Date.now(), body };
  } catch (error) {
    logFailedRead(call, error);
    // A title that was taken down must end, so "there is none" takes the place of the last answer.
    if (!isNotFound(error) || !(error instanceof PlatformError)) throw error;
    return { goodAt: Date.now(), missing: { message: error.message, code: error.code } };
  }
}

function together(address: string, load: () => Promise<Kept>): Promise<Kept> {
  const known = underWay.get(address);
  if (known) return known;
  const call = load().finally(() => underWay.delete(address));
  underWay.set(address, call);
  return call;
}
