import { intId, snowflakeOf } from '../../src/domain/identifiers.ts';
import { nextSnowflake } from '../../src/domain/snowflake.ts';

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
])('reads the channel id %p as %p', (text, id) => {
  expect(intId(text)).toBe(id);
});

test('wire 1.7 ids have 18 digits, are unique, and grow with time', () => {
  const now = Date.UTC(2026, 10, 21);
  const ids = Array.from({ length: 1000 }, () => nextSnowflake(now));
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => /^\d{18}$/.test(id))).toBe(true);
  expect(BigInt(nextSnowflake(now + 1)) > BigInt(ids[0] ?? 0)).toBe(true);
});
