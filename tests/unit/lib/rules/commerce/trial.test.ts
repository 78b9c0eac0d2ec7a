import { announcedTrial, MOST_PROMO_DAYS, type Trial } from '@/lib/rules/commerce/trial';

const days = (count: number, amount = '0.00'): Trial => ({
  period: { days: count, months: 0, years: 0 },
  amount,
});
const light = { id: 'light', trial: days(7) };
const first = { id: 'first', trial: days(14, '1.00') };
const maximum = { id: 'maximum', trial: null };
const announced = (promoDays: number | null, packets: { id: string; trial: Trial | null }[]) =>
  announcedTrial({ promoDays, packets })?.packet.id ?? null;

describe('one trial for the whole site', () => {
  test.each([
    ['free before paid', [first, light, maximum], 'light'],
    ['paid when none is free', [maximum, first], 'first'],
    ['the longer of two free ones', [light, { id: 'long', trial: days(30) }], 'long'],
    [
      'a month is longer than 14 days',
      [{ id: 'm', trial: { period: { days: 0, months: 1, years: 0 }, amount: '1' } }, first],
      'm',
    ],
    ['none without a packet that has one', [maximum], null],
  ])('%s', (_, packets, id) => expect(announced(30, packets)).toBe(id));

  test.each([
    [null, null],
    [0, null],
    [1, 'light'],
    [MOST_PROMO_DAYS, 'light'],
    [MOST_PROMO_DAYS + 1, null],
  ])('spec 3 §9: promo days are shown when they are at most 90: %s', (promoDays, id) =>
    expect(announced(promoDays, [light])).toBe(id),
  );

  test('the limit is 90 days', () => expect(MOST_PROMO_DAYS).toBe(90));
});
