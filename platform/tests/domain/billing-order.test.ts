import { type Held, placeOrder, type Wanted } from '../../src/domain/billing/order.ts';

const MONTH = { years: 0, months: 1, days: 0 };
const YEAR = { years: 1, months: 0, days: 0 };

function held(packetId: number, change: Partial<Held> = {}): Held {
  return {
    id: `held ${packetId}`,
    type: 'packet',
    packetId,
    purchaseTypeId: `month of ${packetId}`,
    isBase: packetId < 90,
    amount: packetId * 100,
    period: MONTH,
    renew: true,
    isPaused: false,
    hasPlan: false,
    includedIds: [],
    availableIds: [],
    ...change,
  };
}

function wanted(packetId: number, change: Partial<Wanted> = {}): Wanted {
  return {
    packetId,
    purchaseTypeId: `month of ${packetId}`,
    isBase: packetId < 90,
    amount: packetId * 100,
    period: MONTH,
    includedIds: [],
    ...change,
  };
}

const order = (what: Wanted, have: Held[], isBaseNeeded = true) => placeOrder(what, have, isBaseNeeded);
const refused = (why: string) => ({ kind: 'refused', why });

describe('wire 7.3: one base packet at a time', () => {
  test('the first one is a new subscription', () =>
    expect(order(wanted(81), [])).toEqual({ kind: 'new', replaces: [] }));

  test('a dearer one replaces it now', () => {
    const base = held(81);
    expect(order(wanted(82), [base])).toEqual({ kind: 'now', from: base, replaces: [base] });
  });

  test('a cheaper one waits for the end of the period', () => {
    const base = held(82);
    expect(order(wanted(81), [base])).toEqual({ kind: 'later', after: base });
  });

  test('packets that the new base includes are no longer paid beside it', () => {
    const [base, cinema, sport] = [held(81), held(91), held(92)];
    expect(order(wanted(82, { includedIds: [91] }), [base, cinema, sport])).toMatchObject({
      kind: 'now',
      replaces: [base, cinema],
    });
    expect(order(wanted(82, { includedIds: [91] }), [cinema])).toEqual({ kind: 'new', replaces: [cinema] });
  });

  test('a purchase does not end a contract, and a gift does not count as the base', () => {
    expect(order(wanted(82), [held(81, { type: 'bundle' })])).toEqual(refused('contract_packet'));
    expect(order(wanted(82), [held(81, { type: 'promo' })])).toEqual({ kind: 'new', replaces: [] });
    expect(order(wanted(81), [held(81, { type: 'promo' })])).toEqual({ kind: 'new', replaces: [] });
  });
});

describe('buying the same packet again', () => {
  test('is refused as already owned', () => {
    expect(order(wanted(81), [held(81)])).toEqual(refused('already_subscribed'));
    expect(order(wanted(81, { purchaseTypeId: 'other' }), [held(81, { type: 'bundle' })])).toEqual(
      refused('already_subscribed'),
    );
  });

  test('renews again when it was going to end or to change', () => {
    const ending = held(81, { renew: false });
    const followed = held(81, { hasPlan: true });
    expect(order(wanted(81), [ending])).toEqual({ kind: 'keep', held: ending });
    expect(order(wanted(81), [followed])).toEqual({ kind: 'keep', held: followed });
  });

  test('for a longer period it changes now, for a shorter one at the end', () => {
    const month = held(81);
    const year = held(81, { purchaseTypeId: 'year of 81', period: YEAR, amount: 60_000 });
    const longer = wanted(81, { purchaseTypeId: 'year of 81', period: YEAR, amount: 60_000 });
    expect(order(longer, [month])).toMatchObject({ kind: 'now', replaces: [month] });
    expect(order(wanted(81), [year])).toEqual({ kind: 'later', after: year });
  });

  test('an additional packet changes its period without its base', () => {
    const cinema = held(91);
    const longer = wanted(91, { purchaseTypeId: 'year of 91', period: YEAR, amount: 90_000 });
    expect(order(longer, [held(81), cinema])).toMatchObject({ kind: 'now', replaces: [cinema] });
  });
});

describe('spec 3 §5: an additional packet needs a base one', () => {
  test.each<[string, Held[], boolean, object]>([
    ['none', [], true, refused('packet_needs_base')],
    ['none, but the provider allows it', [], false, { kind: 'new', replaces: [] }],
    ['only an additional one', [held(92)], true, refused('packet_needs_base')],
    ['any base', [held(81)], true, { kind: 'new', replaces: [] }],
    ['a base that was a gift', [held(81, { type: 'promo' })], true, { kind: 'new', replaces: [] }],
    ['a base that lists it', [held(81, { availableIds: [91] })], true, { kind: 'new', replaces: [] }],
    ['a base that lists others', [held(81, { availableIds: [93] })], true, refused('packet_needs_base')],
    ['a base that includes it', [held(81, { includedIds: [91] })], true, refused('packet_included')],
  ])('%s', (_what, have, isBaseNeeded, expected) => {
    expect(order(wanted(91), have, isBaseNeeded)).toEqual(expected);
  });
});
