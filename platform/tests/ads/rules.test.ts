import { seesAds } from '../../src/domain/ads.ts';

const guest = { isFree: true, isChild: false, isPreview: false, heldPrices: [] as string[] };

test.each([
  ['a guest with free content', guest, true],
  ['a viewer with a packet without a price (promo)', { ...guest, heldPrices: ['0.00'] }, true],
  ['a viewer who pays', { ...guest, heldPrices: ['1.00'] }, false],
  ['a viewer with a promo packet and a paid one', { ...guest, heldPrices: ['0.00', '990.00'] }, false],
  ['a child', { ...guest, isChild: true }, false],
  ['a preview', { ...guest, isPreview: true }, false],
  ['content that is paid for individually', { ...guest, isFree: false }, false],
])('spec 2 §3 Ad info, §4 Analytics user state: decides whether %s gets ads: %#', (_, watching, expected) => {
  expect(seesAds(watching)).toBe(expected);
});
