import { type Buyer, combinations, isSoldBy, leastTotals, type Sellable } from '../../src/domain/selling.ts';

const packet = (id: number, price: string, more: Partial<Sellable> = {}): Sellable => ({
  id,
  type: 'packet',
  price,
  isBase: false,
  isPublic: true,
  providerId: null,
  availableIds: [],
  includedIds: [],
  trial: null,
  ...more,
});

const small = packet(1, '900.00', { isBase: true, availableIds: [11, 12] });
const middle = packet(2, '1500.00', { isBase: true, availableIds: [11] });
const large = packet(3, '3000.00', { isBase: true, availableIds: [12], includedIds: [11] });
const cinema = packet(11, '1000.00');
const night = packet(12, '500.00');
const shop = [large, night, middle, cinema, small];

const TENGE = { id: 1, currency: 'KZT' };
const SUM = { id: 1, currency: 'UZS' };
const nobody: Buyer = { seller: TENGE, held: new Set(), hasContract: false, isAdditionalAlone: false };
const holding = (...ids: number[]): Buyer => ({ ...nobody, held: new Set(ids) });

/** Ids of the offers, and the sums in whole money. */
const offered = (wanted: number[], buyer: Buyer, packets: Sellable[] = shop) =>
  combinations(new Set(wanted), packets, buyer).map(
    (one) => `${one.packets.map(({ id }) => id).join('+')} ${one.total / 100}`,
  );

describe('wire 3 min_price: the lowest total price of getting a packet', () => {
  const buyers: Array<[string, Buyer]> = [
    ['nobody', nobody],
    ['alone where the provider allows it', { ...nobody, isAdditionalAlone: true }],
    ['holding a base packet', holding(1)],
    ['holding another base packet', holding(2)],
    ['holding all of it', holding(3, 11)],
    ['by contract', { ...nobody, hasContract: true }],
    ['with other money', { ...nobody, seller: SUM }],
  ];

  test.each(buyers)('is the cheapest combination with it: %s', (_, buyer) => {
    const least = leastTotals(shop, buyer);
    for (const { id } of shop) {
      const totals = combinations(new Set([id]), shop, buyer).map(({ total }) => total);
      expect([id, least.get(id)]).toEqual([id, totals.length > 0 ? Math.min(...totals) : undefined]);
    }
  });

  test('an additional packet without a matching base has no price', () => {
    expect(
      leastTotals([packet(4, '100.00', { isBase: true, availableIds: [5] }), night], nobody).has(12),
    ).toBe(false);
  });
});

describe('wire 3 quick_sales_packets: fewest packets, then the cheapest', () => {
  test.each<[string, number[], Buyer, string[]]>([
    [
      'an additional packet needs a base; a base that includes it needs nothing else',
      [11],
      nobody,
      ['3 3000', '1+11 1900', '2+11 2500'],
    ],
    ['only with the bases that allow it', [12], nobody, ['1+12 1400', '3+12 3500']],
    ['alone where the provider allows it', [12], { ...nobody, isAdditionalAlone: true }, ['12 500']],
    ['alone for a viewer with its base', [12], holding(1), ['12 500']],
    ['with another base when the owned one does not allow it', [12], holding(2), ['1+12 1400', '3+12 3500']],
    ['an owned packet is left out', [1, 2], holding(1), ['2 1500']],
    [
      'a base that is enough alone is not offered together with an additional packet',
      [11, 1],
      nobody,
      ['1 900', '3 3000', '2+11 2500'],
    ],
    ['nothing for a viewer with an operator’s contract', [1, 2, 12], { ...nobody, hasContract: true }, []],
    ['in no packet', [], nobody, []],
  ])('%s', (_, wanted, buyer, expected) => {
    expect(offered(wanted, buyer)).toEqual(expected);
  });

  test('of equal prices the packet with a trial comes first', () => {
    const tried = packet(4, '1500.00', { isBase: true, availableIds: [11], trial: { amount: '1.00' } });
    const found = combinations(new Set([4, 2]), [middle, tried], nobody);
    expect(found.map(({ packets: [first] }) => first?.id)).toEqual([4, 2]);
  });

  test('a base packet that names no additional packets allows all of them', () => {
    const open = packet(4, '100.00', { isBase: true });
    expect(offered([12], holding(4), [open, night])).toEqual(['12 500']);
  });

  test('sums do not drift: money is counted in hundredths', () => {
    const packets = [packet(4, '0.10', { isBase: true }), packet(5, '0.20')];
    expect(combinations(new Set([5]), packets, nobody)[0]?.total).toBe(30);
  });
});

test.each<[string, Partial<Sellable>, boolean]>([
  ['a packet of all providers', {}, true],
  ['a packet of this provider', { providerId: 1 }, true],
  ['a packet of another provider', { providerId: 2 }, false],
  ['a gift', { type: 'promo' }, false],
  ['a withdrawn packet', { isPublic: false }, false],
])('spec 3 §2 whether a provider sells %s', (_, differs, isSold) => {
  expect(isSoldBy(packet(1, '1.00', differs), TENGE)).toBe(isSold);
});

test('a price in tenge is not a price in soʻm: a provider with another currency sells only what is priced in it', () => {
  expect(isSoldBy(packet(1, '1.00'), SUM)).toBe(false);
  expect(isSoldBy(packet(1, '1.00', { providerId: 1 }), SUM)).toBe(true);
  expect(combinations(new Set([11]), shop, { ...nobody, seller: SUM })).toEqual([]);
});
