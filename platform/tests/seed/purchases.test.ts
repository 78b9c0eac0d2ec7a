import { averageDays } from '../../src/domain/billing/period.ts';
import { packets } from '../../src/seed/data/commerce/packets.ts';
import { promoKeys } from '../../src/seed/data/commerce/promo-keys.ts';
import { donations } from '../../src/seed/data/pages/donations.ts';
import { rows } from '../../src/seed/data/pages/index.ts';
import { contentRows } from '../../src/seed/rows/contents.ts';
import { purchaseTypeRows } from '../../src/seed/rows/purchase-types.ts';

const waysOf = (packetId: number) => purchaseTypeRows.filter((row) => row.packetId === packetId);

test('wire 1.7 ids of purchase types never change', () => {
  const ids = purchaseTypeRows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^5\d{17}$/);
});

test('every packet except gifts has a purchase type, at its own price and with its trial first', () => {
  for (const { id, type, price, trial } of packets) {
    const [first] = waysOf(id);
    if (type === 'promo') expect(first).toBeUndefined();
    else expect(first).toMatchObject({ amount: price, trialPeriod: trial?.period ?? null });
  }
});

test('spec 3 §5 Discount: several packets have longer periods, each cheaper per month than the one before', () => {
  const several = packets.map(({ id }) => waysOf(id)).filter(({ length }) => length > 1);
  expect(several.length).toBeGreaterThanOrEqual(3);
  for (const ways of several) {
    const monthly = ways.map(({ amount, period }) => Number(amount) / averageDays(period));
    expect(monthly).toEqual([...monthly].sort((a, b) => b - a));
    expect(new Set(monthly).size).toBe(monthly.length);
  }
});

test('spec 2 §2 donate_packs: each donation opens nothing, costs what its card says, and is what the card leads to', () => {
  const given = packets.filter(({ type }) => type === 'donation');
  expect(given.length).toBeGreaterThanOrEqual(3);
  const { source } = donations;
  const cards = source.kind === 'promotions' ? source.items : [];
  expect(cards.map(({ destination }) => destination.id)).toEqual(given.map(({ id }) => String(id)));
  for (const [at, { channels, libraries, price, base }] of given.entries()) {
    expect([channels, libraries, base]).toEqual([[], [], undefined]);
    for (const shown of Object.values(cards[at]?.title ?? {}))
      expect(shown.replace(/\D/g, '')).toBe(String(Number(price)));
  }
});

test('wire 7.2 row_slug: a packet names a row that exists', () => {
  const named = packets.flatMap(({ row }) => row ?? []);
  expect(named.length).toBeGreaterThan(0);
  const slugs = rows.map(({ slug }) => slug);
  for (const slug of named) expect(slugs).toContain(slug);
});

test('every title for rent exists, is not free, and has a price', () => {
  const paid = new Set(contentRows.filter(({ isFree }) => !isFree).map(({ id }) => id));
  const rents = purchaseTypeRows.filter(({ contentId }) => contentId);
  expect(rents.length).toBeGreaterThanOrEqual(3);
  for (const { contentId, amount, isCancelable } of rents) {
    expect(paid.has(contentId ?? '')).toBe(true);
    expect(Number(amount)).toBeGreaterThan(0);
    expect(isCancelable).toBe(false);
  }
});

test('spec 3 §3 Promo data: a key of every kind', () => {
  expect(promoKeys.some((one) => one.paid && !one.refunded)).toBe(true);
  for (const has of ['refunded', 'needsCard', 'needsConfirm', 'inactive', 'expires', 'usesLeft'] as const) {
    expect(promoKeys.some((one) => one[has])).toBe(true);
  }
});

test('spec 3 §3 some packet has an agreement, one belongs to one provider, one has usage instructions', () => {
  for (const has of ['agreement', 'provider', 'howToUse'] as const) {
    expect(packets.some((one) => one[has])).toBe(true);
  }
});
