import type { Database } from '../../src/db/open.ts';
import { packets } from '../../src/db/schema/commerce.ts';
import { purchaseTypes } from '../../src/db/schema/subscriptions.ts';
import { fromMinor } from '../../src/domain/billing/money.ts';
import type { Period } from '../../src/domain/billing/period.ts';
import type { Tariff } from '../../src/domain/billing/price.ts';

const MONTH: Period = { years: 0, months: 1, days: 0 };
const YEAR: Period = { years: 1, months: 0, days: 0 };
const WEEK: Period = { years: 0, months: 0, days: 7 };

export interface ShopPacket {
  id: number;
  isBase: boolean;
  isGift?: true;
  includedIds: number[];
  availableIds: number[];
  allowDeletePaused: boolean;
  afterRenewPacketId: number | null;
}

const plain = {
  isBase: true,
  includedIds: [] as number[],
  availableIds: [] as number[],
  allowDeletePaused: false,
  afterRenewPacketId: null,
};

/** A small shop with every rule; prices that do not divide evenly, so that rounding matters. */
export const shopPackets: ShopPacket[] = [
  { ...plain, id: 9001, availableIds: [9003, 9004] },
  { ...plain, id: 9002, includedIds: [9003], availableIds: [9004], allowDeletePaused: true },
  { ...plain, id: 9003, isBase: false },
  { ...plain, id: 9004, isBase: false, allowDeletePaused: true },
  { ...plain, id: 9005, afterRenewPacketId: 9002 },
  { ...plain, id: 9006, isGift: true, includedIds: [9003] },
  { ...plain, id: 9007, includedIds: [9003] },
];

export interface Way extends Tariff {
  id: string;
  packetId: number;
}

const way = (
  packetId: number,
  key: string,
  amount: number,
  period: Period,
  trial: Tariff['trial'] = null,
) => ({
  id: `${packetId}-${key}`,
  packetId,
  amount,
  period,
  trial,
});

export const ways: Way[] = [
  way(9001, 'a', 99_001, MONTH, { amount: 0, period: WEEK }),
  way(9001, 'b', 949_003, YEAR),
  way(9002, 'a', 299_007, MONTH),
  way(9002, 'b', 2_899_000, YEAR),
  way(9003, 'a', 129_003, MONTH),
  way(9004, 'a', 69_011, MONTH, { amount: 7, period: WEEK }),
  way(9004, 'b', 700_000, YEAR),
  way(9005, 'a', 249_000, MONTH, { amount: 100, period: { years: 0, months: 0, days: 14 } }),
  way(9007, 'a', 89_005, MONTH),
];

const named = (name: string) => ({ ru: name, kk: name, en: name, uz: name });

/** Fills a database with providers and the shop. */
export async function openShop(db: Database): Promise<void> {
  const texts = { name: named('p'), short: named('s'), description: named('d') };
  await db.insert(packets).values(
    shopPackets.map(({ isGift, ...packet }) => ({
      ...packet,
      ...texts,
      type: isGift ? 'promo' : 'packet',
      price: '1.00',
      periodHuman: MONTH,
    })),
  );
  await db.insert(purchaseTypes).values(
    ways.map(({ id, packetId, amount, period, trial }, sort) => ({
      id,
      packetId,
      period,
      sort,
      title: named(id),
      description: named(id),
      amount: fromMinor(amount),
      trialAmount: trial && fromMinor(trial.amount),
      trialPeriod: trial?.period ?? null,
    })),
  );
}
