import { changeActs } from '../../src/domain/billing/change.ts';
import { nextEvent } from '../../src/domain/billing/events.ts';
import { fromMinor, toMinor } from '../../src/domain/billing/money.ts';
import { afterPause, runningPause, timeStopsAt, unfinishedPause } from '../../src/domain/billing/pause.ts';
import { addPeriod, isLonger, type Period } from '../../src/domain/billing/period.ts';
import { firstPrice } from '../../src/domain/billing/price.ts';
import { unusedPart } from '../../src/domain/billing/refund.ts';
import { decideRenewal, nextStart, termFrom } from '../../src/domain/billing/renewal.ts';
import { RENEWAL_GRACE_MS, stateOf } from '../../src/domain/billing/state.ts';
import { switchingOff } from '../../src/domain/billing/switch.ts';
import { LONGEST_GRANT_MS } from '../../src/domain/grant.ts';
import { checkGrant, grantFor } from '../../src/origin/sign.ts';

const DAY = 86_400_000;
const at = (iso: string) => Date.parse(`${iso}Z`);
const days = (count: number): Period => ({ years: 0, months: 0, days: count });
const months = (count: number): Period => ({ years: 0, months: count, days: 0 });
const YEAR: Period = { years: 1, months: 0, days: 0 };

describe('wire 1.8 money: two digits, whole hundredths', () => {
  test.each([
    ['0.00', 0],
    ['0.05', 5],
    ['199.00', 19_900],
    ['-12.34', -1_234],
    ['99999999.99', 9_999_999_999],
  ])('%s is %d', (text, minor) => {
    expect(toMinor(text)).toBe(minor);
    expect(fromMinor(minor)).toBe(text);
  });

  test.each(['', '1', '1.5', '1.234', '1e3', ' 1.00', '123456789.00', 'NaN'])(
    'refuses %p as an amount',
    (text) => {
      expect(() => toMinor(text)).toThrow(RangeError);
    },
  );

  test('a fraction of a hundredth is an error', () => {
    expect(() => fromMinor(0.5)).toThrow(RangeError);
    expect(Object.is(toMinor('-0.00'), 0)).toBe(true);
  });
});

describe('wire 1.8 period_human in UTC, months end on their last day', () => {
  test.each<[string, Period, string]>([
    ['2026-01-31T10:00:00', months(1), '2026-02-28T10:00:00'],
    ['2028-01-31T10:00:00', months(1), '2028-02-29T10:00:00'],
    ['2026-02-28T00:00:00', months(1), '2026-03-28T00:00:00'],
    ['2026-12-31T23:59:59', months(2), '2027-02-28T23:59:59'],
    ['2028-02-29T00:00:00', YEAR, '2029-02-28T00:00:00'],
    ['2026-03-14T12:00:00', days(7), '2026-03-21T12:00:00'],
    ['2026-03-14T12:00:00', { years: 1, months: 11, days: 20 }, '2028-03-05T12:00:00'],
  ])('%s and %j', (from, period, to) => {
    expect(new Date(addPeriod(at(from), period)).toISOString()).toBe(`${to}.000Z`);
  });

  test('a period of zero length is not sold', () => {
    expect(() => addPeriod(at('2026-01-01T00:00:00'), days(0))).toThrow(RangeError);
  });

  test.each<[Period, Period, boolean]>([
    [months(1), days(30), true],
    [days(31), months(1), true],
    [YEAR, months(12), false],
    [months(3), YEAR, false],
  ])('%j longer than %j: %s', (one, other, longer) => expect(isLonger(one, other)).toBe(longer));
});

describe('the unused part: proportional, rounded up, never more than was paid', () => {
  const month = { paid: 99_000, startMs: at('2026-03-01T00:00:00'), endMs: at('2026-03-31T00:00:00') };
  test.each([
    ['2026-02-20T00:00:00', 99_000],
    ['2026-03-01T00:00:00', 99_000],
    ['2026-03-16T00:00:00', 49_500],
    ['2026-03-16T00:00:01', 49_500],
    ['2026-03-30T23:59:59', 1],
    ['2026-03-31T00:00:00', 0],
    ['2026-05-01T00:00:00', 0],
  ])('at %s: %d', (moment, unused) => expect(unusedPart(month, at(moment))).toBe(unused));

  test('a free period refunds nothing, and the highest price stays exact', () => {
    expect(unusedPart({ ...month, paid: 0 }, month.startMs)).toBe(0);
    const dear = { paid: 9_999_999_999, startMs: 0, endMs: 3 * DAY };
    expect(unusedPart(dear, DAY)).toBe(6_666_666_666);
  });
});

test('spec 3 §3 trial: an open trial sets the first price, a tariff without one has none', () => {
  const trial = { amount: 100, period: days(7) };
  const tariff = { amount: 99_000, period: months(1), trial };
  expect(firstPrice(tariff, true)).toEqual({ ...trial, isTrial: true });
  expect(firstPrice(tariff, false)).toEqual({ amount: 99_000, period: months(1), isTrial: false });
  expect(firstPrice({ ...tariff, trial: null }, true)).toMatchObject({ amount: 99_000, isTrial: false });
});

describe('wire 7.3: upgrade acts now, downgrade at period end', () => {
  const light = { packetId: 81, amount: 99_000, period: months(1) };
  const lightYear = { packetId: 81, amount: 949_000, period: YEAR };
  const maximum = { packetId: 82, amount: 299_000, period: months(1) };
  const maximumYear = { packetId: 98, amount: 2_899_000, period: YEAR };
  const twin = { packetId: 83, amount: 99_000, period: months(1) };
  test.each([
    ['a dearer packet', light, maximum, 'now'],
    ['a cheaper packet', maximum, light, 'later'],
    ['a longer period of the same', light, lightYear, 'now'],
    ['a shorter period of the same', lightYear, light, 'later'],
    ['the same period at a higher price', light, { ...light, amount: 100_000 }, 'now'],
    ['the same period at a lower price', light, { ...light, amount: 98_000 }, 'later'],
    ['another packet at the same price', light, twin, 'now'],
    ['a longer period that costs more, though a day is cheaper', maximum, maximumYear, 'now'],
    ['a dearer day, though the period is shorter', lightYear, maximum, 'now'],
    ['a longer period that costs less', maximum, { ...lightYear, amount: 290_000 }, 'later'],
  ])('%s', (_what, from, to, when) => expect(changeActs(from, to)).toBe(when));
});

describe('renewal: what happens at the end of a period', () => {
  const due = {
    type: 'packet' as const,
    isBase: true,
    renew: true,
    endMs: at('2026-04-14T12:00:00'),
    price: 99_000,
    period: months(1),
    billingDay: 14,
  };
  const soon = { now: due.endMs + 30_000, balance: 99_000, isBaseThere: true, isIncluded: false };

  test('a paid renewal continues where the period ended', () => {
    expect(decideRenewal(due, soon)).toEqual({
      kind: 'continue',
      startMs: due.endMs,
      endMs: at('2026-05-14T12:00:00'),
      charge: 99_000,
      billingDay: 14,
    });
  });

  test('keeps the day of the month: 31 January, 28 February, 31 March, 30 April, 31 May', () => {
    const ends: string[] = [];
    let chain = { ...due, ...termFrom(at('2026-01-31T10:00:00'), months(1), null) };
    for (let period = 0; period < 4; period += 1) {
      ends.push(new Date(chain.endMs).toISOString().slice(0, 10));
      const renewal = decideRenewal(chain, { ...soon, now: chain.endMs });
      if (renewal.kind !== 'continue') throw new Error('it ended');
      chain = { ...chain, ...renewal };
    }
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  test('keeps 29 February over the years between, and a day of its own after a pause or a trial', () => {
    const leap = termFrom(at('2028-02-29T00:00:00'), YEAR, null);
    const after = termFrom(at('2031-02-28T00:00:00'), YEAR, leap.billingDay);
    expect(new Date(after.endMs).toISOString()).toBe('2032-02-29T00:00:00.000Z');
    // A trial of days has no day to keep; a pause forgets it.
    expect(termFrom(at('2026-01-31T00:00:00'), days(28), null).billingDay).toBeNull();
    const paused = termFrom(at('2026-02-28T00:00:00'), months(1), null);
    expect(new Date(paused.endMs).toISOString()).toBe('2026-03-28T00:00:00.000Z');
  });

  test.each([
    ['without renewal', { renew: false }, {}, 'ran_out'],
    ['a gift never renews', { type: 'promo' as const }, {}, 'ran_out'],
    ['a hundredth is missing', {}, { balance: 98_999 }, 'insufficient_funds'],
    ['additional without a base', { isBase: false }, { isBaseThere: false }, 'needs_base'],
    ['additional that the base includes', { isBase: false }, { isIncluded: true }, 'replaced'],
  ])('%s: ends', (_what, change, circumstances, reason) => {
    expect(decideRenewal({ ...due, ...change }, { ...soon, ...circumstances })).toEqual({
      kind: 'end',
      reason,
    });
  });

  test('a base packet needs no other packet', () => {
    expect(decideRenewal(due, { ...soon, isBaseThere: false }).kind).toBe('continue');
  });

  test('a period that would already be over is not sold: after a long outage of the platform the new one begins now', () => {
    const late = at('2026-06-01T00:00:00');
    expect(nextStart(due.endMs, months(1), at('2026-05-14T11:59:59'))).toBe(due.endMs);
    expect(nextStart(due.endMs, months(1), late)).toBe(late);
  });
});

describe('pauses', () => {
  const pauses = [
    { id: 'first', startMs: 10, endMs: 20 },
    { id: 'second', startMs: 30, endMs: null },
  ];
  test.each([
    [9, null],
    [15, 'first'],
    [29, 'first'],
    [30, 'second'],
  ])('at %d the last pause that has begun is %p', (now, id) => {
    expect(runningPause(pauses, now)?.id ?? null).toBe(id);
  });

  test('a pause without an end, or with an end in the future, is not over', () => {
    expect(unfinishedPause(pauses.slice(0, 1), 19)?.id).toBe('first');
    expect(unfinishedPause(pauses.slice(0, 1), 20)).toBeNull();
    expect(unfinishedPause(pauses, 1_000)?.id).toBe('second');
  });

  const term = { paid: 31_000, startMs: 0, endMs: 31 * DAY };

  test('the period moves by the length of the pause, so the remaining time stays the same', () => {
    const moved = afterPause(term, 10 * DAY, 70 * DAY);
    expect(moved).toEqual({
      paid: 31_000,
      startMs: 60 * DAY - LONGEST_GRANT_MS,
      endMs: 91 * DAY - LONGEST_GRANT_MS,
    });
    expect(unusedPart(moved, 70 * DAY)).toBe(unusedPart(term, timeStopsAt(10 * DAY)));
  });

  test('paid time stops only when no stream grant from before the pause is still valid', () => {
    const begun = 5 * DAY + 1;
    const grant = grantFor('live:1', { secret: 'a secret', nowMs: begun });
    expect(checkGrant(grant, 'live:1', 'a secret', timeStopsAt(begun))).toBe(false);
  });

  test('pauses no longer than a grant move nothing, however many there are', () => {
    let moved = term;
    for (let at = DAY; at < 30 * DAY; at += LONGEST_GRANT_MS + 60_000)
      moved = afterPause(moved, at, at + LONGEST_GRANT_MS);
    expect(moved).toEqual(term);
  });
});

describe('the schedule of a subscription: which event comes first', () => {
  const term = { id: 'a', endMs: 100 as number | null, isPaused: false, pauses: [] };
  test.each([
    ['nothing before its time', [term], 99, null],
    ['a period that is over', [term], 100, { subscriptionId: 'a', at: 100, kind: 'due' }],
    ['a subscription without an end is never due', [{ ...term, endMs: null }], 1_000, null],
    [
      'the earlier of two',
      [term, { ...term, id: 'b', endMs: 90 }],
      200,
      { subscriptionId: 'b', at: 90, kind: 'due' },
    ],
    [
      'of two at the same moment the first in the list: the base packet',
      [term, { ...term, id: 'b' }],
      200,
      { subscriptionId: 'a', at: 100, kind: 'due' },
    ],
    [
      'a pause before the end of the period',
      [{ ...term, pauses: [{ id: 'p', startMs: 50, endMs: null }] }],
      100,
      { subscriptionId: 'a', at: 50, kind: 'pause' },
    ],
    [
      'a pause behind the end of the period waits for the next period',
      [{ ...term, pauses: [{ id: 'p', startMs: 100, endMs: null }] }],
      100,
      { subscriptionId: 'a', at: 100, kind: 'due' },
    ],
    [
      'a pause that is over does not begin',
      [{ ...term, pauses: [{ id: 'p', startMs: 50, endMs: 60 }] }],
      70,
      null,
    ],
    [
      'a paused subscription is not due, however long the pause is',
      [{ ...term, isPaused: true, pauses: [{ id: 'p', startMs: 50, endMs: null }] }],
      9_999,
      null,
    ],
    [
      'a paused subscription is resumed at the end of its pause',
      [{ ...term, isPaused: true, pauses: [{ id: 'p', startMs: 50, endMs: 150 }] }],
      9_999,
      { subscriptionId: 'a', at: 150, kind: 'resume' },
    ],
  ])('%s', (_what, terms, now, event) => expect(nextEvent(terms, now)).toEqual(event));
});

describe('state of a subscription', () => {
  const term = {
    type: 'packet' as const,
    startMs: 1_000,
    endMs: 2_000 as number | null,
    isPaused: false,
    renew: true,
    endReason: null as string | null,
  };
  test.each([
    ['before it begins', {}, 999, 'planned'],
    ['from its first moment', {}, 1_000, 'active'],
    ['at its end, while the renewal run is active', {}, 2_000, 'active'],
    ['until the end of the grace period', {}, 1_999 + RENEWAL_GRACE_MS, 'active'],
    ['after the grace period', {}, 2_000 + RENEWAL_GRACE_MS, 'ended'],
    ['at its end, when it does not renew', { renew: false }, 2_000, 'ended'],
    ['a gift at its end', { type: 'promo' as const }, 2_000, 'ended'],
    ['ended early', { endReason: 'insufficient_funds' }, 1_500, 'ended'],
    ['paused past its end', { isPaused: true }, 9_000_000, 'paused'],
    ['without an end', { endMs: null }, 9_000_000, 'active'],
  ])('%s', (_what, change, now, state) => expect(stateOf({ ...term, ...change }, now)).toBe(state));
});

describe('spec 3 §4 Subscription actions and §8: switching off', () => {
  const facts = { type: 'packet' as const, isPaused: false, allowDeletePaused: false, isCancelable: true };
  test.each([
    ['a packet runs out', {}, { kind: 'run_out' }],
    ['a contract', { type: 'bundle' as const }, { kind: 'refused', why: 'contract_packet' }],
    ['a gift', { type: 'promo' as const }, { kind: 'refused', why: 'gift_runs_out' }],
    ['not allowed by its terms', { isCancelable: false }, { kind: 'refused', why: 'not_cancelable' }],
    ['paused', { isPaused: true }, { kind: 'refused', why: 'resume_first' }],
    ['paused and deletable', { isPaused: true, allowDeletePaused: true }, { kind: 'end_now' }],
  ])('%s', (_what, change, decision) => expect(switchingOff({ ...facts, ...change })).toEqual(decision));
});
