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

describe('spec 3 §5 whether a promo key is valid', () => {
  test.each<[string, Partial<PromoFacts>, PromoRefusal | null]>([
    ['no condition broken', {}, null],
    ['switched off', { isActive: false }, 'promo_inactive'],
    ['expires in a moment', { expiresAtMs: NOW + 1 }, null],
    ['expires now', { expiresAtMs: NOW }, 'promo_expired'],
    ['the last use', { usesLeft: 1 }, null],
    ['used up', { usesLeft: 0 }, 'promo_used_up'],
    ['already used by this viewer', { isUsedBefore: true }, 'promo_used'],
    ['used by this viewer and used up', { isUsedBefore: true, usesLeft: 0 }, 'promo_used'],
    ['requires a card, and there is none', { needsCard: true }, 'promo_needs_card'],
    ['requires a card, and there is one', { needsCard: true, hasCard: true }, null],
    ['paid, and the balance is too low', { cost: 100, balance: 99 }, 'promo_needs_payment'],
    ['paid, and the balance is just enough', { cost: 100, balance: 100 }, null],
    ['the card is checked before the money', { needsCard: true, cost: 100 }, 'promo_needs_card'],
    ['switched off is checked first', { isActive: false, expiresAtMs: 0, usesLeft: 0 }, 'promo_inactive'],
  ])('%s', (_, differs, refusal) => {
    expect(promoRefusal({ ...good, ...differs }, NOW)).toBe(refusal);
  });
});

test.each([
  ['free', { isPaid: false, neededRefund: false, amount: 500 }, 0],
  ['paid', { isPaid: true, neededRefund: false, amount: 500 }, 500],
  ['paid and refunded', { isPaid: true, neededRefund: true, amount: 500 }, 0],
])('spec 3 §3 Promo data: the cost of a key that is %s', (_, key, cost) => {
  expect(promoCost(key)).toBe(cost);
});

test('spec 3 §5 finds keys in any case and with extra spaces', () => {
  expect(promoKeyOf(' nauryz2026 ')).toBe('NAURYZ2026');
});
