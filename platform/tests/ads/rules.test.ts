import { seesAds } from '../../src/domain/ads.ts';

const guest = { isFree: true, isChild: false, isPreview: false, heldPrices: [] as string[] };

test.each([
  ['a guest with what is free', guest, true],
  ['somebody with a packet without a price (promo)', { ...guest, heldPrices: ['0.00'] }, true],
  ['somebody who pays', { ...guest, heldPrices: ['1.00'] }, false],
  ['somebody with a promo packet and a paid one', { ...guest, heldPrices: ['0.00', '990.00'] }, false],
  ['a child', { ...guest, isChild: true }, false],
  ['a preview', { ...guest, isPreview: true }, false],
  ['what is paid for one by one', { ...guest, isFree: false }, false],
])('spec 2 §3 Ad info, §4 Analytics user state: advertising for %s: %#', (_, watching, expected) => {
  expect(seesAds(watching)).toBe(expected);
});
