import { mutate } from 'swr';
import type { Who } from './who';

/**
 * Somebody else watches: nothing that was read for a person before stays on any tab's page or in its memory, and what is on
 * show is asked for again (facts/quality.md S08, spec 1 §4 "clears storage").
 */
export function forgetPerson(before: Who | null, next: Who): void {
  const isGone = before?.state === 'user' && next.state !== 'user';
  if (isGone) sessionStorage.clear();
  // What a guest was shown is no secret, and stays until the answer for who came in is there.
  const isPublic = before !== null && before.state !== 'user';
  if (isPublic) mutate(() => true);
  else mutate(() => true, undefined);
}
