import { intId, snowflakeOf } from '../../src/domain/identifiers.ts';
import { nextSnowflake } from '../../src/domain/snowflake.ts';
import { heldPackets } from '../../src/domain/subscription.ts';

test.each([
  ['2017-before-i-fall-546386729444049137', '546386729444049137'],
  ['546386729444049137', '546386729444049137'],
  ['novinki', null],
  ['2017', null],
  ['film-2017', null],
  ['546386729444049137-x', null],
])('wire 1.7 the id of %s is %s', (key, id) => {
  expect(snowflakeOf(key)).toBe(id);
});

test.each([
  ['3929', 3929],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['9999999999', null],
  ['perviy', null],
  ['', null],
])('a channel id %p is %p', (text, id) => {
  expect(intId(text)).toBe(id);
});

test('wire 1.7 ids have 18 digits, differ, and follow time', () => {
  const now = Date.UTC(2026, 10, 21);
  const ids = Array.from({ length: 1000 }, () => nextSnowflake(now));
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => /^\d{18}$/.test(id))).toBe(true);
  expect(BigInt(nextSnowflake(now + 1)) > BigInt(ids[0] ?? 0)).toBe(true);
});

test('spec 3 a packet is held while its subscription runs, with what it includes', () => {
  const at = (hours: number) => new Date(hours * 3_600_000);
  const terms = [
    { packetId: 1, startAt: at(0), endAt: at(10), isPaused: false },
    { packetId: 2, startAt: at(0), endAt: at(4), isPaused: false },
    { packetId: 3, startAt: at(6), endAt: null, isPaused: false },
    { packetId: 4, startAt: at(0), endAt: null, isPaused: true },
  ];
  const held = heldPackets(terms, (id) => (id === 1 ? [11] : []), at(5).getTime());
  expect([...held]).toEqual([1, 11]);
});
