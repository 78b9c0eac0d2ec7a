import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { callSession } from '@/lib/client/http/call-session';
import { sentOnce } from '@/lib/client/http/sent-once';
import { type PromoInfo, promoInfoCall } from '@/lib/platform/resources/promo-info';
import type { CardCheck } from '@/lib/rules/promo/card-poll';
import { PlatformError } from '@/lib/shared/platform-error';

const Check = v.object({
  title: v.string(),
  text: v.string(),
  gives: v.string(),
  needsConfirm: v.boolean(),
  /** The next step: apply, link a card, or pay. */
  next: v.picklist(['apply', 'card', 'pay']),
  /** The text of the platform about the missing amount. */
  missing: v.nullable(v.string()),
});
const Used = v.object({ title: v.string(), text: v.string() });
const Linking = v.object({ id: v.number(), url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) });
const Linked = v.object({ status: v.picklist(['pending', 'complete', 'error']) });

export type PromoCheck = v.InferOutput<typeof Check>;
/** A check that another dialog has made; null when it was none. */
export const readCheck = (data: unknown): PromoCheck | null => (v.is(Check, data) ? data : null);

export type PromoUse = v.InferOutput<typeof Used>;

/** Calls of the promo wizard (spec 3 §7 Promo). All of them throw PlatformError. */
export function checkPromo(key: string): Promise<PromoCheck> {
  return callSession('POST', '/promo/check', Check, { key });
}

/** What a code gives, before anybody uses it. */
export const getPromoInfo = (key: string): Promise<PromoInfo> => callAsViewer(promoInfoCall(key));

const uses = sentOnce();

/** Repeated after a lost answer it uses the code once. */
export function applyPromo(key: string): Promise<PromoUse> {
  return uses.send(key, (attempt) => callSession('POST', '/promo', Used, { key, attempt }));
}

const links = sentOnce();

/** Begins to link a card; `url` is the page of the bank. Repeated after a lost answer it begins once. */
export function linkCard(): Promise<v.InferOutput<typeof Linking>> {
  return links.send('card', (attempt) => callSession('POST', '/promo/card', Linking, { attempt }));
}

export async function checkCard(id: number): Promise<CardCheck> {
  try {
    return (await callSession('GET', `/promo/card?id=${id}`, Linked)).status;
  } catch (error) {
    if (error instanceof PlatformError) return 'silent';
    throw error;
  }
}
