import * as v from 'valibot';
import { readStoredJson, removeStored, writeStored } from '@/lib/client/browser/storage';
import { HIGHEST_RATING } from '@/lib/rules/catalogue/rating';
import { AfterPurchase, PurchaseSubject, SubjectId } from '@/lib/rules/commerce/subject';
import { isOwnPath } from '@/lib/rules/modals/address';

const KEY = 'taspa:interrupted';

/** After this time the viewer has probably forgotten the action. */
const STORED_MS = 30 * 60_000;

/** Everything that a login may interrupt (spec 1 §2 "Saved target", spec 2 §6 favourites, spec 3 §4 "Purchase flow"). */
const Action = v.variant('kind', [
  v.object({
    kind: v.literal('favourite'),
    of: v.picklist(['channel', 'content', 'person', 'program']),
    id: SubjectId,
  }),
  v.object({
    kind: v.literal('rate'),
    id: SubjectId,
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_RATING)),
  }),
  v.object({
    kind: v.literal('remind'),
    channelId: v.pipe(v.number(), v.integer()),
    startsAt: v.pipe(v.number(), v.integer()),
  }),
  v.object({ kind: v.literal('follow'), id: SubjectId }),
  v.object({ kind: v.literal('buy'), subject: PurchaseSubject, after: v.nullable(AfterPurchase) }),
  /** A bank led back to a browser in which nobody was logged in: the marks of its address. */
  v.object({ kind: v.literal('paid'), search: v.string() }),
  v.object({ kind: v.literal('open'), to: v.pipe(v.string(), v.check(isOwnPath)) }),
]);

export type InterruptedAction = v.InferOutput<typeof Action>;

const Stored = v.object({ action: Action, until: v.number() });

/** Stores the action of a viewer who has to log in first, for this tab and a limited time. */
export function rememberAction(action: InterruptedAction, now = Date.now()): void {
  // Without storage the login still works, and the page stays.
  writeStored('session', KEY, JSON.stringify({ action, until: now + STORED_MS }));
}

/** The interrupted action, without taking it; null when there is none or it is too old. */
export function storedAction(now = Date.now()): InterruptedAction | null {
  const known = v.safeParse(Stored, readStoredJson('session', KEY));
  return known.success && known.output.until > now ? known.output.action : null;
}

/** The same, returned once. */
export function takeAction(now = Date.now()): InterruptedAction | null {
  const action = storedAction(now);
  removeStored('session', KEY);
  return action;
}

/** Closing the login drops the action. */
export function forgetAction(): void {
  takeAction();
}
