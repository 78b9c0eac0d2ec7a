import {
  type PromoFacts,
  type PromoRefusal,
  promoCost,
  promoKeyOf,
  promoRefusal,
} from '../../src/domain/promo.ts';

const NOW = 1_000_000;
const good: PromoFacts = {
  isActive: true,
  expiresAtMs: null,
  usesLeft: null,
  isUsedBefore: false,
  needsCard: false,
  hasCard: false,
  cost: 0,
  balance: 0,
};

describe('spec 3 §5 a promo key works under its conditions', () => {
  test.each<[string, Partial<PromoFacts>, PromoRefusal | null]>([
    ['nothing against it', {}, null],
    ['switched off', { isActive: false }, 'promo_inactive'],
    ['expires in a moment', { expiresAtMs: NOW + 1 }, null],
    ['expires now', { expiresAtMs: NOW }, 'promo_expired'],
    ['the last use', { usesLeft: 1 }, null],
    ['used up', { usesLeft: 0 }, 'promo_used_up'],
    ['once a person', { isUsedBefore: true }, 'promo_used'],
    ['used by this one and used up', { isUsedBefore: true, usesLeft: 0 }, 'promo_used'],
    ['wants a card, and there is none', { needsCard: true }, 'promo_needs_card'],
    ['wants a card, and there is one', { needsCard: true, hasCard: true }, null],
    ['paid, and there is not enough', { cost: 100, balance: 99 }, 'promo_needs_payment'],
    ['paid, and there is just enough', { cost: 100, balance: 100 }, null],
    ['card first, then money', { needsCard: true, cost: 100 }, 'promo_needs_card'],
    [
      'switched off comes before everything',
      { isActive: false, expiresAtMs: 0, usesLeft: 0 },
      'promo_inactive',
    ],
  ])('%s', (_, differs, refusal) => {
    expect(promoRefusal({ ...good, ...differs }, NOW)).toBe(refusal);
  });
});

test.each([
  ['free', { isPaid: false, neededRefund: false, amount: 500 }, 0],
  ['paid', { isPaid: true, neededRefund: false, amount: 500 }, 500],
  ['paid and given back', { isPaid: true, neededRefund: true, amount: 500 }, 0],
])('spec 3 §3 Promo data: what a key costs that is %s', (_, key, cost) => {
  expect(promoCost(key)).toBe(cost);
});

test('spec 3 §5 keys are found in any case and with stray spaces', () => {
  expect(promoKeyOf(' nauryz2026 ')).toBe('NAURYZ2026');
});
