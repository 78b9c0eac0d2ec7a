import { mutate } from 'swr';
import { forgetOwnRows } from '@/lib/client/browser/forget-own-rows';
import { forgetChannels } from '@/lib/client/browser/forget-recent';
import { askModal } from '@/lib/client/modals/ask';
import { SIGNED_OUT } from '@/lib/rules/session/constants';

/** Spec 1 §4: whoever did not leave by themselves is asked in again, and told why. */
export function offerLogin(): void {
  askModal({ id: 'auth', data: SIGNED_OUT });
}

/**
 * Somebody else watches: nothing that was read for a person before stays on any tab's page or in its memory, and what is on
 * show is asked for again (quality S08, spec 1 §4 "Logout"). Null: nobody knows who was there.
 */
export function forgetPerson(before: string | null, now: string): void {
  if (before === 'user' && now !== 'user') sessionStorage.clear();
  forgetOwnRows();
  // Spec 2 §5 "Last viewed channels": the list is a person's own; of a guest who comes in nobody else saw it.
  if (before === 'user' || before === null) forgetChannels();
  // What a guest was shown is no secret, and stays until the answer for who came in is there.
  const isPublic = before !== null && before !== 'user';
  if (isPublic) mutate(() => true);
  else mutate(() => true, undefined);
}
