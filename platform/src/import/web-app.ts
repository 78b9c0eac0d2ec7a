import type { Env } from '../env.ts';

/** The tags of the web app's stored catalogue answers (its lib/platform/http/cache-life.ts). */
const TAGS = ['catalogue'];
/** Enough time, because the web app only marks its stored answers. */
const LIMIT_MS = 10_000;

type WebApp = Pick<Env, 'revalidateUrl' | 'revalidateSecret'>;

/**
 * Notifies the web app that its stored answers are old. Null on success or without a web app; otherwise the warning to
 * print.
 */
export async function notifyWebApp({ revalidateUrl, revalidateSecret }: WebApp): Promise<string | null> {
  if (!revalidateUrl || !revalidateSecret) return null;
  const late = `The web app at ${new URL(revalidateUrl).origin} could not be notified; its stored pages follow within a minute`;
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
