import type { Env } from '../env.ts';

/** What the web app calls its stored answers of the catalogue (its lib/platform/http/cache-life.ts). */
const TAGS = ['catalogue'];
/** It only marks what is stored. */
const LIMIT_MS = 10_000;

type Place = Pick<Env, 'revalidateUrl' | 'revalidateSecret'>;

/** Tells the web app that what it stored is old. Null when it was told, or where none is named; else what to say of it. */
export async function tellWebApp({ revalidateUrl, revalidateSecret }: Place): Promise<string | null> {
  if (!revalidateUrl || !revalidateSecret) return null;
  const late = `The web app at ${new URL(revalidateUrl).origin} could not be told; its stored pages follow within a minute`;
  try {
    const { status } = await fetch(revalidateUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${revalidateSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: TAGS }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return status === 200 ? null : `${late} (status ${status}).`;
  } catch (error) {
    const { cause, message } = error as Error;
    return `${late} (${cause instanceof Error ? cause.message : message}).`;
  }
}
