import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { flag, text, textOrNull } from '@/lib/platform/http/wire';

const Info = v.pipe(
  v.object({
    title: text,
    description: text,
    amount: textOrNull,
    days: v.number(),
    is_paid: flag,
    needed_refund: flag,
  }),
  v.transform(({ title, description, amount, days, is_paid, needed_refund }) => ({
    title,
    text: description,
    days,
    // A payment that only proves the card is refunded, so it is no cost.
    cost: is_paid && !needed_refund && Number(amount) > 0 ? amount : null,
    given: !is_paid && Number(amount) > 0 ? amount : null,
  })),
);

/** What a promo key gives and costs; amounts are in the money of the viewer's seller, null for none. */
export type PromoInfo = v.InferOutput<typeof Info>;

/** `GET /v2/promokeys/{key}/info`: for whoever holds the key, also a guest. Personal: wrong keys are counted by viewer. */
export function promoInfoCall(key: string): Call<typeof Info> {
  return { path: `/promokeys/${encodeURIComponent(key)}/info`, schema: Info };
}
