import * as v from 'valibot';
import { answerOf } from '@/lib/platform/http/answer-of';
import { PeriodShape } from '@/lib/rules/commerce/period-shape';
import {
  type LinkedCard,
  type Offer,
  PAYSYSTEMS,
  type Product,
  type Transaction,
} from '@/lib/rules/commerce/product';
import type { Money } from '@/lib/shared/money';

/** Answers of our own routes about money (`app/api/commerce`). */

/** A sum in the money of the viewer. */
export const MoneyAnswer = answerOf<Money>()(
  v.object({ amount: v.nullable(v.string()), format: v.nullable(v.string()) }),
);
const priced = v.object({ price: MoneyAnswer, period: PeriodShape });

const way = v.object({
  id: v.string(),
  period: PeriodShape,
  price: MoneyAnswer,
  trial: v.nullable(priced),
  isCurrent: v.boolean(),
  isNext: v.boolean(),
});

const base = v.object({
  key: v.string(),
  title: v.string(),
  description: v.string(),
  price: MoneyAnswer,
  period: PeriodShape,
  trial: v.nullable(priced),
});

export const ProductAnswer = answerOf<Product>()(
  v.object({
    buyerId: v.number(),
    kind: v.picklist(['packet', 'adFree', 'rent', 'refill', 'promo']),
    key: v.string(),
    title: v.string(),
    isOwned: v.boolean(),
    isPinNeeded: v.boolean(),
    bases: v.array(base),
    agreementUrl: v.nullable(v.string()),
    ways: v.array(way),
    balance: v.optional(MoneyAnswer),
  }),
);

const paysystem = v.object({
  id: v.number(),
  name: v.picklist(PAYSYSTEMS),
  title: v.string(),
  description: v.string(),
  button: v.string(),
  howToUse: v.string(),
  hasFrame: v.boolean(),
  data: v.record(v.string(), v.string()),
});

export const CardAnswer = answerOf<LinkedCard>()(
  v.object({
    id: v.number(),
    number: v.string(),
    isPrimary: v.boolean(),
    expires: v.nullable(v.string()),
  }),
);

export const OfferAnswer = answerOf<Offer>()(
  v.object({
    id: v.nullable(v.string()),
    buyerId: v.number(),
    version: v.number(),
    wayId: v.nullable(v.string()),
    title: v.string(),
    info: v.string(),
    price: MoneyAnswer,
    period: PeriodShape,
    isTrial: v.boolean(),
    next: v.nullable(v.object({ title: v.nullable(v.string()), ...priced.entries })),
    due: MoneyAnswer,
    balance: MoneyAnswer,
    missing: MoneyAnswer,
    isCovered: v.boolean(),
    isConfirmedFirst: v.boolean(),
    canRefill: v.boolean(),
    paysystems: v.array(paysystem),
    cards: v.array(CardAnswer),
    change: v.nullable(
      v.object({
        acts: v.picklist(['now', 'later']),
        packets: v.array(v.string()),
        startAt: v.number(),
        refund: MoneyAnswer,
        toBalance: MoneyAnswer,
      }),
    ),
  }),
);

export const TransactionAnswer = answerOf<Transaction>()(
  v.object({
    id: v.number(),
    offerId: v.nullable(v.string()),
    status: v.picklist(['pending', 'complete', 'error']),
    description: v.string(),
    title: v.optional(v.nullable(v.string())),
    amount: MoneyAnswer,
    paysystem: v.string(),
    url: v.nullable(v.string()),
    frameUrl: v.nullable(v.string()),
    qr: v.nullable(v.object({ png: v.string(), svg: v.string() })),
    createdAt: v.number(),
    expiresAt: v.number(),
    readAt: v.optional(v.number()),
  }),
);

export const PaidAnswer = v.object({ transaction: v.nullable(TransactionAnswer) });
export const TransactionsAnswer = v.object({ list: v.array(TransactionAnswer) });
