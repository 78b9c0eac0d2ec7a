import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { flag, text } from '@/lib/platform/http/wire';
import { withAttempt } from '@/lib/platform/http/with-attempt';
import { post } from '@/lib/platform/sign-in/token';
import type { PaysystemName, Transaction } from '@/lib/rules/commerce/product';
import { CARD_CONDITION } from '@/lib/rules/promo/constants';
import { PlatformError } from '@/lib/shared/platform-error';
import { type ToMoney, TransactionWire, toTransaction } from './commerce/wire';

/** Promo keys (spec 3 §7 Promo). All calls throw PlatformError. */

const Check = v.object({
  is_need_confirm: flag,
  confirmation_title: text,
  confirmation_text: text,
  confirmation_desc: text,
  description: text,
  is_paid: flag,
  needed_refund: flag,
});
const Use = v.object({ title: text, description: text });

export interface PromoCheck {
  title: string;
  text: string;
  gives: string;
  needsConfirm: boolean;
  next: 'apply' | 'card' | 'pay';
  missing: string | null;
}

/**
 * Whether a key would work. Checked first without the card condition (spec 3 §5), then with all conditions: a
 * failure of the second check is something that the viewer can fix. A key that costs money is paid as any purchase, also where the
 * balance has enough: its sum is shown, and the PIN is asked.
 */
export async function checkPromoKey(asViewer: Target, key: string): Promise<PromoCheck> {
  const check = await askFor(asViewer, key, [CARD_CONDITION]);
  const missing = await askFor(asViewer, key, []).then(
    () => null,
    (error: unknown) => {
      if (error instanceof PlatformError && error.kind === 'refused' && error.status === 400)
        return error.message;
      throw error;
    },
  );
  return {
    title: check.confirmation_title,
    text: check.confirmation_text || check.description,
    gives: check.confirmation_desc,
    needsConfirm: check.is_need_confirm,
    next: isPaid(check) ? 'pay' : missing === null ? 'apply' : await whatIsMissing(asViewer),
    missing,
  };
}

function askFor(asViewer: Target, key: string, ignored: string[]) {
  return send(post('/users/self/promokeys/check', { key, ignore_conditions: ignored }, Check), asViewer);
}

/** What is refunded only proves a card. */
const isPaid = ({ is_paid, needed_refund }: v.InferOutput<typeof Check>): boolean =>
  is_paid && !needed_refund;

/** Other platforms send no code of their own with the refusal: without a card it is the card. */
async function whatIsMissing(asViewer: Target): Promise<'card' | 'pay'> {
  const cards = await send({ path: '/users/self/cards', schema: v.array(v.unknown()) }, asViewer);
  return cards.length === 0 ? 'card' : 'pay';
}

export async function applyPromoKey(asViewer: Target, key: string, attempt: string) {
  const used = await send(post('/users/self/promokeys', { key }, Use), withAttempt(asViewer, attempt));
  return { title: used.title, text: used.description };
}

/** Begins to pay for a key, which works as soon as it is paid; what it costs is the platform's. */
export async function beginPromoPayment(
  asViewer: Target,
  begin: {
    key: string;
    paysystem: PaysystemName;
    cardId: number | null;
    returnUrl: string;
    isCardSaved: boolean;
    attempt: string;
  },
  money: ToMoney,
): Promise<Transaction> {
  const body = {
    key: begin.key,
    paysystem_shortname: begin.paysystem,
    card_id: begin.cardId,
    return_url: begin.returnUrl,
    is_save_card: begin.isCardSaved,
  };
  const call = post('/users/self/promokeys/transaction', body, TransactionWire);
  return toTransaction(await send(call, withAttempt(asViewer, begin.attempt)), money);
}
