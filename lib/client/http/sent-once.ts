import { needsSignIn } from '@/lib/client/errors/needs-sign-in';
import { isCertainRefusal } from '@/lib/shared/platform-error';

/**
 * Requests of one kind that the platform executes once per key (docs/MONEY.md "Done once"). While nobody knows what became of a
 * request, the same one is sent again with its key.
 */
export function sentOnce() {
  let uncertain: { content: string; attempt: string } | null = null;

  return {
    /** @param content what makes this request another one @throws what `request` throws */
    async send<T>(content: string, request: (attempt: string) => Promise<T>): Promise<T> {
      const attempt = uncertain?.content === content ? uncertain.attempt : crypto.randomUUID();
      uncertain = { content, attempt };
      try {
        const answer = await request(attempt);
        uncertain = null;
        return answer;
      } catch (error) {
        if (isDecided(error)) uncertain = null;
        throw error;
      }
    },

    /** The next request is a new one, whatever became of the last one. */
    forget(): void {
      uncertain = null;
    },
  };
}

/**
 * The platform has decided about the request, and repeats its answer to this key. PIN, login and limits come before it looks at
 * the key, so they say nothing about an earlier request with it.
 */
const isDecided = (error: unknown): boolean =>
  isCertainRefusal(error) && error.code !== 'pin_required' && !needsSignIn(error);
