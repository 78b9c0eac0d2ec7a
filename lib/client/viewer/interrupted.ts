import * as v from 'valibot';
import { isOwnPath } from '@/lib/rules/modals/address';

const KEY = 'taspa:interrupted';

/** Who comes in much later has forgotten what they wanted. */
const KEPT_MS = 30 * 60_000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/));

/** Everything that a login may interrupt (spec 1 §2 "Saved target", spec 2 §6 favourites, spec 3 §4 "Purchase flow"). */
const Action = v.variant('kind', [
  v.object({
    kind: v.literal('favourite'),
    of: v.picklist(['channel', 'content', 'person', 'program']),
    id,
  }),
  v.object({ kind: v.literal('purchase'), packetKey: id }),
  v.object({ kind: v.literal('open'), to: v.pipe(v.string(), v.check(isOwnPath)) }),
]);

export type InterruptedAction = v.InferOutput<typeof Action>;

const Kept = v.object({ action: Action, until: v.number() });

/** Before somebody is sent to sign in: what they wanted, for this tab and a while. */
export function rememberAction(action: InterruptedAction, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ action, until: now + KEPT_MS }));
  } catch {
    // A browser that keeps nothing: the login still works, and the page is still there.
  }
}

/** What was interrupted, once; null when nothing was, or it is too long ago. */
export function takeAction(now = Date.now()): InterruptedAction | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const kept = v.parse(Kept, JSON.parse(text ?? 'null'));
    return kept.until > now ? kept.action : null;
  } catch {
    return null;
  }
}

/** Who closes the login does not want it any more. */
export function forgetAction(): void {
  takeAction();
}
