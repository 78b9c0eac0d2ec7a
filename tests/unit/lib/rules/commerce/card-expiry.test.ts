import { cardExpiry, expiryText } from '@/lib/rules/commerce/card-expiry';

test.each([
  ['2029-04', '2029-03-01T00:00Z', 'valid'],
  ['2029-04', '2029-03-31T23:59Z', 'valid'],
  ['2029-04', '2029-04-01T00:00Z', 'soon'],
  ['2029-04', '2029-04-30T23:59Z', 'soon'],
  ['2029-04', '2029-05-01T00:00Z', 'expired'],
  ['2029-12', '2029-12-31T23:59Z', 'soon'],
  ['2029-12', '2030-01-01T00:00Z', 'expired'],
  [null, '2029-05-01T00:00Z', 'valid'],
  ['soon', '2029-05-01T00:00Z', 'valid'],
] as const)('a card to %s is at %s: %s', (expires, now, expiry) => {
  expect(cardExpiry(expires, Date.parse(now))).toBe(expiry);
});

test.each([
  ['2029-04', '04/29'],
  [null, null],
  ['2029', null],
])('%s is written %s', (expires, text) => {
  expect(expiryText(expires)).toBe(text);
});
